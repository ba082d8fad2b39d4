import { join } from 'node:path';
import type { Environment } from '#environment.ts';
import type { Log } from '#log/log.ts';
import type { ChangeQueue } from './change-queue.ts';
import { openEmbeddedQueue } from './embedded-queue.ts';

/** Opens the queue of the installation: on Redis where several machines share it, else in a file. */
export async function openQueue({ queueUrl, dataDirectory }: Environment, log?: Log): Promise<ChangeQueue> {
  if (queueUrl === undefined) return openEmbeddedQueue(join(dataDirectory, 'queue.sqlite'));
  // Loaded where it is used: it takes a quarter of a second.
  const { openRedisQueue } = await import('./redis-queue.ts');
  return openRedisQueue(queueUrl, { ...(log && { log }) });
}
