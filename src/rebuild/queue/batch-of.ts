import type { Batch } from './change-queue.ts';
import { type Changed, mergeChanges } from './merge-changes.ts';

/** A notice that waits, as a queue keeps it. */
export interface Waiting {
  position: number | string;
  changed: Changed | null;
  updatedAt: string | null;
  receivedAt: number;
  looks: number;
  tries: number;
}

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
    positions: notices.map(({ position }) => position),
  };
}
