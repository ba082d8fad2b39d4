import type { PolledQueue } from './change-queue.ts';

/** Calls of a queue that have an answer. */
export type CallName = Exclude<keyof PolledQueue, 'onAdded' | 'close'>;

/** A call by its number, or what is said without an answer. */
export type ToThread = { id: number; name: CallName; args: readonly unknown[] } | 'listen' | 'close';

export type FromThread =
  | 'ready'
  | { kind: 'answered'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; error: unknown }
  | { kind: 'added'; tenant: string | undefined };
