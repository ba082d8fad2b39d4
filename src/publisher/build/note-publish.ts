import {
  MOST_TRIGGERS,
  type PublishNote,
  someOf,
  type Trigger,
} from '#publisher/publish/index/publish-note.ts';
import type { Changeset } from '#publisher/publish/protocol/site-store.ts';
import type { PageCounts } from './report.ts';

/** Reason of a build: what triggered it, and what came before. */
export interface BuildReason {
  /** Never empty. */
  triggers: readonly Trigger[];
  /** The platform's time of all that the snapshot holds; null where nobody asked. */
  dataTime: string | null;
  /** When the work for it began, in milliseconds since 1970. */
  startedAt: number;
  pullMs: number;
}

/** The reason of a build that somebody asks for. */
export function askedFor(now: number, dataTime: string | null = null, pullMs = 0): BuildReason {
  return { triggers: [{ kind: 'build', id: '', at: now }], dataTime, startedAt: now, pullMs };
}

interface PublishFacts {
  reason: BuildReason;
  code: string;
  /** Reason of a full rebuild; undefined where single pages were rendered. */
  fullReason: string | undefined;
  keys: readonly string[];
  changeset: Changeset;
  pages: PageCounts;
  milliseconds: PublishNote['milliseconds'];
  publishedAt: number;
  /** Undefined where nothing was put in place. */
  release: number | undefined;
}

/** Note of a build for the ledger. */
export function notePublish({
  reason,
  keys,
  changeset,
  fullReason,
  release,
  ...facts
}: PublishFacts): PublishNote {
  const { added, changed, removed } = changeset;
  return {
    ...facts,
    release: release ?? null,
    triggers: reason.triggers.slice(0, MOST_TRIGGERS),
    triggerCount: reason.triggers.length,
    dataTime: reason.dataTime,
    startedAt: reason.startedAt,
    fullReason: fullReason ?? null,
    keys: someOf(keys),
    changed: someOf([...changed, ...added, ...removed]),
  };
}
