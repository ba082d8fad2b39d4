import type { z } from 'zod';
import { type Call, type CallAnswer, SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';

/** A request that a service of others does not fulfil, in that service's own words. */
export class ForeignRefusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The service refuses with ${status}.`);
    this.name = 'ForeignRefusal';
    this.status = status;
    this.body = body;
  }
}

/** Refusal in the words of a service. */
export type Refuse = (status: number, message: string) => ForeignRefusal;

/** A call that asks for no shop's key, with what answers it. */
export interface OpenRoute {
  method: string;
  /** The whole path, the base path of the service included. */
  path: string;
  call: Call;
  refuse: Refuse;
  /** Parses the query and answers it; throws `ForeignRefusal`. */
  answer(query: Record<string, unknown>): unknown;
}

/**
 * Pairs a call of a service that knows no shops with what answers it; a query that does not parse is refused
 * as that service does.
 */
export function handleOpen<C extends Call>(
  call: C,
  refuse: Refuse,
  handler: (request: { query: z.output<NonNullable<C['query']>> }) => CallAnswer<C>,
): OpenRoute {
  return {
    method: call.method,
    path: SERVICE_BASE_PATHS[call.service ?? 'shop'] + call.path,
    call,
    refuse,
    answer(query) {
      const parsed = call.query?.safeParse(query);
      if (parsed && !parsed.success) {
        const [issue] = parsed.error.issues;
        throw refuse(400, `${issue?.path.join('.')}: ${issue?.message}`);
      }
      return handler({ query: parsed?.data as z.output<NonNullable<C['query']>> });
    },
  };
}
