import { Worker } from 'node:worker_threads';
import type { GatherOrder, Importer, ImportOrder, ImportResult } from '#platform/follow/run-import.ts';

/** Work of a thread. */
export type ImportTask = { kind: 'run'; order: ImportOrder } | { kind: 'gather'; order: GatherOrder };

/** Answer of the thread. */
export type FromImport =
  | { result: ImportResult | undefined }
  | { failure: { name: string; message: string } };

/**
 * Imports in a thread of its own, so that a platform goes on to answer; a shop that is new begins with the
 * pages and menus of the demo. A process that dies takes the thread with it.
 */
export const THREAD_IMPORTER: Importer = {
  async run(order, signal) {
    const result = await inThread({ kind: 'run', order }, signal);
    if (!result) throw new Error('The import has no result.');
    return result;
  },
  async gather(order, signal) {
    await inThread({ kind: 'gather', order }, signal);
  },
};

function inThread(task: ImportTask, signal: AbortSignal): Promise<ImportResult | undefined> {
  const thread = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: task });
  const end = () => void thread.terminate();
  const { promise, resolve, reject } = Promise.withResolvers<ImportResult | undefined>();
  thread.once('message', (answer: FromImport) => {
    if ('result' in answer) resolve(answer.result);
    else reject(Object.assign(new Error(answer.failure.message), { name: answer.failure.name }));
  });
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('The import was ended.')));
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  return promise.finally(async () => {
    signal.removeEventListener('abort', end);
    await thread.terminate();
  });
}
