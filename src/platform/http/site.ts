import type { IncomingMessage } from 'node:http';
import type { PlatformContext } from './context.ts';
import type { Reply } from './reply.ts';

/** A request to a running platform. */
export interface Asked<Context = PlatformContext> {
  context: Context;
  request: IncomingMessage;
  method: string;
  url: URL;
}

/** One of the things that stand side by side at the address of the platform. */
export interface Site<Context = PlatformContext> {
  /** True for the paths that it answers. */
  owns(path: string): boolean;
  /** Throws `Refusal`. */
  answer(asked: Asked<Context>): Reply | Promise<Reply>;
}
