import { MOST_TRIGGERS, type Trigger, type TriggerKind } from '#publisher/publish/index/publish-note.ts';
import type { Batch, WaitingNotice } from './change-queue.ts';
import { type Changed, mergeChanges } from './merge-changes.ts';

/** A notice that waits, as a queue keeps it. */
export interface Waiting {
  position: number | string;
  id: string;
  kind: TriggerKind;
  changed: Changed | null;
  updatedAt: string | null;
  receivedAt: number;
  dueAt: number;
  looks: number;
  tries: number;
  /** Triggers of another look; null, or not there in one that was put in long ago, for the notice itself. */
  triggers?: readonly Trigger[] | null;
}

/** Notices that a queue tells of one by one. */
export const MOST_WAITING = 100;

/** Makes one piece of work of all that waits for a shop; `notices` are not empty. */
export function batchOf(tenant: string, notices: readonly Waiting[]): Batch {
  const changes = notices.flatMap(({ changed }) => (changed === null ? [] : [changed]));
  const times = notices.flatMap(({ updatedAt }) => updatedAt ?? []).sort();
  return {
    tenant,
    changed: changes.length === 0 ? null : mergeChanges(changes),
    updatedAt: times.at(-1) ?? null,
    receivedAt: Math.min(...notices.map(({ receivedAt }) => receivedAt)),
    looks: Math.min(...notices.map(({ looks }) => looks)),
    tries: Math.max(...notices.map(({ tries }) => tries)),
    notices: notices.length,
    triggers: notices
      .flatMap((notice) => notice.triggers ?? [triggerOf(notice)])
      .sort((one, other) => one.at - other.at)
      .slice(0, MOST_TRIGGERS),
    positions: notices.map(({ position }) => position),
  };
}

/** A notice as others hear of it. */
export function waitingNotice(waiting: Waiting): WaitingNotice {
  const { changed, dueAt, tries } = waiting;
  return { ...triggerOf(waiting), changed, dueAt, tries };
}

function triggerOf({ kind, id, receivedAt }: Waiting): Trigger {
  return { kind, id, at: receivedAt };
}
