import type { RebuildStage } from '#domain/freshness/shop-changes.ts';
import type { Changeset } from '#publisher/publish/protocol/site-store.ts';

/** Progress of one shop. `total` is 0 where it is not known yet. */
export interface BuildProgress {
  tenant: string;
  stage: RebuildStage;
  done: number;
  total: number;
}

/** Follows builds of shops, as far as it wants to. What it throws ends the build. */
export interface BuildObserver {
  onProgress?(progress: BuildProgress): void;
  /** The staged preview of a shop can be read: these pages of an attempt, long before the others. */
  onPreview?(tenant: string, attempt: string, pages: readonly string[]): void;
  /** The pages of a release are in place. */
  onRelease?(tenant: string, release: number, changeset: Changeset): void;
}
