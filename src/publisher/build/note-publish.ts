import {
  MOST_OCCASIONS,
  type Occasion,
  type PublishNote,
  someOf,
  type WholeCause,
} from '#publisher/publish/index/publish-note.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { Changeset } from '#publisher/publish/protocol/site-store.ts';
import type { BuildInputs } from './build-inputs.ts';
import type { PageCounts } from './report.ts';

/** Why a shop is built, and what came before the build. */
export interface BuildReason {
  /** Never empty. */
  occasions: readonly Occasion[];
  /** The platform's time of all that the snapshot holds; null where nobody asked. */
  dataTime: string | null;
  /** When the work for it began, in milliseconds since 1970. */
  startedAt: number;
  pullMs: number;
}

/** The reason of a build that somebody asks for. */
export function askedFor(now: number, dataTime: string | null = null, pullMs = 0): BuildReason {
  return { occasions: [{ kind: 'build', id: '', at: now }], dataTime, startedAt: now, pullMs };
}

interface PublishFacts {
  reason: BuildReason;
  code: string;
  /** What had all pages rendered; undefined where single pages were. */
  whole: string | undefined;
  keys: readonly string[];
  changeset: Changeset;
  pages: PageCounts;
  milliseconds: PublishNote['milliseconds'];
  publishedAt: number;
  /** Undefined where nothing was put in place. */
  release: number | undefined;
}

/** What the ledger keeps of a build. */
export function notePublish({
  reason,
  keys,
  changeset,
  whole,
  release,
  ...facts
}: PublishFacts): PublishNote {
  const { added, changed, removed } = changeset;
  return {
    ...facts,
    release: release ?? null,
    occasions: reason.occasions.slice(0, MOST_OCCASIONS),
    occasionCount: reason.occasions.length,
    dataTime: reason.dataTime,
    startedAt: reason.startedAt,
    whole: whole ?? null,
    keys: someOf(keys),
    changed: someOf([...changed, ...added, ...removed]),
  };
}

/** What has all pages rendered; undefined where only those are that read what changed. */
export function wholeCauseOf(
  index: Pick<PublishedIndex, 'input'>,
  inputs: BuildInputs,
  { full, isKnown }: { full: boolean; isKnown: boolean },
): WholeCause | undefined {
  if (full) return 'full';
  if (!isKnown) return 'first';
  return (['code', 'tenant'] as const).find((name) => index.input(name) !== inputs[name]);
}
