import { join } from 'node:path';
import type { Log } from '#lib/log/log.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { ChangeQueue } from './change-queue.ts';
import { openEmbeddedQueue } from './embedded-queue.ts';
import { machineIdOf } from './machine-id.ts';
import { openQueueThread } from './queue-thread.ts';
import type { MachineTimes } from './redis-queue.ts';

export interface OpenQueueOptions extends MachineTimes {
  log?: Log;
  /** Others are answered meanwhile: a file is then written by a thread, so that none of them waits. */
  isService?: boolean;
}

/** Opens the queue of the installation: on Redis where several machines share it, else in a file. */
export async function openQueue(
  { queueUrl, dataDirectory }: Environment,
  { isService = false, ...options }: OpenQueueOptions = {},
): Promise<ChangeQueue> {
  if (queueUrl === undefined) {
    const file = join(dataDirectory, 'queue.sqlite');
    return isService ? openQueueThread(file) : openEmbeddedQueue(file);
  }
  // Loaded where it is used: it takes a quarter of a second.
  const { openRedisQueue } = await import('./redis-queue.ts');
  return openRedisQueue(queueUrl, { ...options, machine: () => machineIdOf(dataDirectory) });
}
