import type { z } from 'zod';
import type { Call, CallAnswer, PathParameter } from '#contract/define-call.ts';
import { invalid, parseInput } from './refusal.ts';
import type { Shop } from './shop.ts';

type Parsed<Schema> = [NonNullable<Schema>] extends [never]
  ? undefined
  : NonNullable<Schema> extends infer S extends z.ZodType
    ? z.output<S>
    : undefined;

/** What a handler gets: the shop of the security key and the parts of the request that the call describes, parsed. */
export interface CallRequest<C extends Call> {
  shop: Shop;
  params: Record<PathParameter<C['path']>, string>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
}

/** A request as it came, before the call's schemas have parsed it. */
export interface RawRequest {
  shop: Shop;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Parsed JSON; undefined where the request had no body. */
  body: unknown;
}

/** A call of the contract with what answers it. */
export interface Route {
  method: string;
  path: string;
  call: Call;
  /** Parses the request and answers it; throws `Refusal`. */
  answer(request: RawRequest): unknown;
}

/** Pairs a call of the contract with what answers it; the handler throws `Refusal` where it has no answer. */
export function handle<C extends Call>(call: C, handler: (request: CallRequest<C>) => CallAnswer<C>): Route {
  return pair(call, handler);
}

/** As `handle`, for an answer that is kept as JSON and too large to be parsed and written again: the handler gives its bytes. */
export function handleJson<C extends Call>(call: C, handler: (request: CallRequest<C>) => Uint8Array): Route {
  return pair(call, handler);
}

function pair<C extends Call>(call: C, handler: (request: CallRequest<C>) => unknown): Route {
  return {
    method: call.method,
    path: call.path,
    call,
    answer: ({ shop, params, query, body }) =>
      handler({
        shop,
        params,
        query: call.query && parseInput(call.query, query),
        body: call.body && parseInput(call.body, body),
      } as CallRequest<C>),
  };
}

/** A path parameter as an id; throws a 400 that names it. */
export function parseId(name: string, text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw invalid(name, `${name} must be a positive whole number, not ${text}`);
  return id;
}
