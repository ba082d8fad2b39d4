import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedQueue } from './embedded-queue.ts';
import type { FromThread, ToThread } from './queue-protocol.ts';

/** The thread of a queue: started with the name of its file. */
const queue = openEmbeddedQueue(String(workerData));
const tell = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if (message === 'close') void queue.close().then(() => parentPort?.close());
  else if (message === 'listen') queue.onAdded((tenant) => tell({ kind: 'added', tenant }));
  else void answer(message);
});
tell('ready');

async function answer({ id, name, args }: Exclude<ToThread, string>): Promise<void> {
  try {
    const call = queue[name] as (...args: readonly unknown[]) => Promise<unknown>;
    tell({ kind: 'answered', id, answer: await call(...args) });
  } catch (error) {
    tell({ kind: 'failed', id, error });
  }
}
