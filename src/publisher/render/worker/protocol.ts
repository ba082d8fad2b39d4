import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import type { StagedRoute } from '#publisher/publish/index/published-index.ts';
import type { StoreLocation } from '#publisher/publish/protocol/site-store.ts';
import type { IsolationRules } from '#publisher/release-checks/isolation-rules.ts';
import type { ReleaseFault } from '#publisher/release-checks/release-check-error.ts';
import type { AppIcons } from '#storefront/entries/app-icons-key.ts';
import type { TimeKey } from '#storefront/entries/time-key.ts';
import type { PageStyles } from '#storefront/looks/page-sheets.ts';
import type { FrameTexts, PublishedFrame } from './frame.ts';

/** Everything a worker needs to render pages of one shop. */
export interface ShopJob {
  tenant: TenantConfig;
  origin: string;
  styles: PageStyles;
  appIcons: AppIcons;
  snapshotFile: string;
  /** Routes of pages that are not there: nothing lists or links them. */
  leftOut: readonly string[];
  /** Names that the pages may not hold. */
  isolation: IsolationRules;
  /** The time that pages are rendered for: the same for all workers of a build. */
  now: Date;
  /** Frame of the published pages, for tasks that say which of its fragments their pages show. */
  publishedFrame?: PublishedFrame | undefined;
  /** Store for changed pages. */
  store: StoreLocation;
  /** The attempt that they are staged for. */
  attempt: string;
}

/** One route after rendering. */
export interface RouteResult extends StagedRoute {
  /** Of each page, whether it differs from the published one. */
  written: boolean[];
  /**
   * Reasons for which the route may not go live. Of its pages only feeds were staged then, as far as they
   * came; one that cannot be rendered has no hashes.
   */
  faults: ReleaseFault[];
  /** Those among the reads that are keys of time. */
  timeKeys: TimeKey[];
  /** UTF-8 length of all pages of the route. */
  htmlBytes: number;
}

/**
 * `open` carries on with a shop that rests where it can; a worker keeps those that it opened last. What is
 * rehearsed is rendered and thrown away, so that the engine knows the way when it counts.
 */
export type ToWorker =
  | { kind: 'start'; modulePath: string }
  | { kind: 'open'; shop: string; job: ShopJob }
  | { kind: 'rehearse'; shop: string; paths: string[] }
  | { kind: 'render'; shop: string; tasks: RouteTask[] }
  | { kind: 'rest'; shop: string };

/** A worker says which page it is at; a last message answers. */
export interface WorkerAt {
  kind: 'at';
  path: string;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'opened'; fragments: FrameTexts }
  | { kind: 'rehearsed' }
  | { kind: 'rendered'; results: RouteResult[]; rssBytes: number }
  | { kind: 'resting' }
  | { kind: 'failed'; path: string | null; message: string };
