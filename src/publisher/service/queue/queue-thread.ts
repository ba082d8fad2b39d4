import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ChangeQueue, PolledQueue } from './change-queue.ts';
import type { CallName, FromThread, ToThread } from './queue-protocol.ts';
import { startWorkLoop } from './work-loop.ts';

interface Asked {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const CLOSED = 'The queue was closed.';

/**
 * The queue of one machine, in a thread of its own: whoever is answered by this process never waits for the
 * disk, and what comes during a write is the next one. A thread that fails ends the process.
 */
export async function openQueueThread(file: string): Promise<ChangeQueue> {
  const thread = new Worker(new URL('./queue-worker.ts', import.meta.url), { workerData: file });
  // Not by `once`, which would catch the errors that are to end the process.
  const gone = new Promise((resolve) => thread.once('exit', resolve));
  let [isGone, listens] = [false, false];
  const asked = new Map<number, Asked>();
  const listeners = new Set<(tenant?: string) => void>();
  let last = 0;
  // It says so before it is asked; a file that cannot be opened is an error instead.
  await once(thread, 'message');
  thread.on('message', (message: FromThread) => {
    if (message === 'ready') return;
    if (message.kind === 'added') {
      for (const listener of listeners) listener(message.tenant);
      return;
    }
    const { resolve, reject } = asked.get(message.id) ?? {};
    asked.delete(message.id);
    if (message.kind === 'failed') reject?.(message.error);
    else resolve?.(message.answer);
  });
  thread.once('exit', () => {
    isGone = true;
    for (const { reject } of asked.values()) reject(new Error(CLOSED));
  });

  const ask = (message: ToThread) => thread.postMessage(message);
  const call =
    <Name extends CallName>(name: Name) =>
    (...args: Parameters<PolledQueue[Name]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (isGone) throw new Error(CLOSED);
        last += 1;
        asked.set(last, { resolve, reject });
        ask({ id: last, name, args });
      }) as ReturnType<PolledQueue[Name]>;

  const queue: PolledQueue = {
    add: call('add'),
    due: call('due'),
    take: call('take'),
    done: call('done'),
    later: call('later'),
    nextDue: call('nextDue'),
    waiting: call('waiting'),
    backlog: call('backlog'),
    dataTime: call('dataTime'),
    noteDataTime: call('noteDataTime'),
    onAdded(listener) {
      if (!listens) ask('listen');
      listens = true;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      ask('close');
      await gone;
    },
  };
  return { ...queue, startWork: (options) => startWorkLoop(queue, options) };
}
