import type { IncomingMessage } from 'node:http';
import type { SandboxContext } from './context.ts';
import type { Reply } from './reply.ts';

/** A request to a running sandbox. */
export interface Asked {
  context: SandboxContext;
  request: IncomingMessage;
  method: string;
  url: URL;
}

/** One of the things that stand side by side at the address of the sandbox. */
export interface Site {
  /** Whether it answers for this path. */
  owns(path: string): boolean;
  /** Throws `Refusal`. */
  answer(asked: Asked): Reply | Promise<Reply>;
}
