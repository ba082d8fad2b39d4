import type { z } from 'zod';
import {
  type Call,
  type CallAnswer,
  type PathParameter,
  SERVICE_BASE_PATHS,
} from '#contract/call/define-call.ts';
import type { Shop } from '#platform/store/shop.ts';
import { invalid, parseInput } from './refusal.ts';

/** Customer who is signed in. */
export interface Customer {
  id: number;
  /** `+998901234567`. */
  phone: string;
  /** Session of the token. */
  session: string;
}

type Parsed<Schema> = [NonNullable<Schema>] extends [never]
  ? undefined
  : NonNullable<Schema> extends infer S extends z.ZodType
    ? z.output<S>
    : undefined;

/**
 * Input of a handler: the shop of the security key and the parts of the request that the call describes,
 * parsed.
 */
export interface CallRequest<C extends Call> {
  shop: Shop;
  params: Record<PathParameter<C['path']>, string>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  /**
   * Customer of the token: always somebody where the call asks for a bearer token, perhaps somebody where one
   * is optional, else nobody.
   */
  customer: C['auth'] extends 'bearer'
    ? Customer
    : C['auth'] extends 'optional'
      ? Customer | undefined
      : undefined;
  /** The header `auth-token`, where the call asks for the token of a delivery. */
  deliveryToken: C['auth'] extends 'delivery' ? string : undefined;
  /** Network that the shopper asks from. */
  client: string;
  /** The sandbox's time. */
  now: Date;
}

/** A request as it came, before the call's schemas have parsed it. */
export interface RawRequest {
  shop: Shop;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Undefined where the request had no body. */
  body: unknown;
  customer: Customer | undefined;
  deliveryToken: string | undefined;
  client: string;
  now: Date;
}

/** A call of the contract with what answers it. */
export interface Route {
  method: string;
  /** The whole path, the base path of the service included. */
  path: string;
  call: Call;
  /** Parses the request and answers it; throws `Refusal`. */
  answer(request: RawRequest): unknown;
}

/** Pairs a call of the contract with what answers it; the handler throws `Refusal` where it has no answer. */
export function handle<C extends Call>(
  call: C,
  handler: (request: CallRequest<C>) => CallAnswer<C> | Promise<CallAnswer<C>>,
): Route {
  return pair(call, handler);
}

/**
 * As `handle`, for an answer that is kept as JSON and too large to be parsed and written again: the handler
 * gives its bytes.
 */
export function handleJson<C extends Call>(call: C, handler: (request: CallRequest<C>) => Uint8Array): Route {
  return pair(call, handler);
}

function pair<C extends Call>(call: C, handler: (request: CallRequest<C>) => unknown): Route {
  return {
    method: call.method,
    path: SERVICE_BASE_PATHS[call.service ?? 'shop'] + call.path,
    call,
    answer: (request) =>
      handler({
        ...request,
        query: call.query && parseInput(call.query, request.query),
        body: call.body && parseInput(call.body, request.body),
      } as CallRequest<C>),
  };
}

/** A path parameter as an id; throws a 400 that names it. */
export function parseId(name: string, text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw invalid(name, `${name} must be a positive whole number, not ${text}`);
  return id;
}
