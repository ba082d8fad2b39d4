import { hash } from 'node:crypto';
import { type ConnectionOptions, Queue, QueueEvents } from 'bullmq';
import { z } from 'zod';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';

/** Beginning of all keys. */
export const PREFIX = 'storefront';

/** Shards of a machine at once: while the last routes of one are rendered the workers have the next. */
export const AT_ONCE = 2;

/** A shard as a job: names alone, what it is lies in the store. */
export const shardJobSchema = z.object({
  tenant: z.string(),
  attempt: z.string(),
  /** One rendering of an attempt, which may have several. */
  round: z.string(),
  shard: z.int().nonnegative(),
});
export type ShardJob = z.infer<typeof shardJobSchema>;

export const jobIdOf = ({ round, shard }: ShardJob) => `${round}-${shard}`;

/** The queue of those who would render the same bytes: same sources, same compile, same Node. */
export function pageQueueName({ version, sources }: Pick<Compiled, 'version' | 'sources'>): string {
  return `pages-${hash('sha256', [version, sources, process.version].join(), 'hex').slice(0, 16)}`;
}

/** Events that are kept for who lost its connection: nothing depends on them. */
const EVENTS_KEPT = 1_000;

export function openPageQueue(name: string, connection: ConnectionOptions): Queue<ShardJob> {
  const streams = { events: { maxLen: EVENTS_KEPT } };
  const queue = new Queue<ShardJob>(name, { connection, prefix: PREFIX, streams });
  // The connection tells of its faults itself.
  return queue.on('error', () => {});
}

export function openPageEvents(name: string, connection: ConnectionOptions): QueueEvents {
  return new QueueEvents(name, { connection, prefix: PREFIX }).on('error', () => {});
}
