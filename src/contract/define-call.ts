import type { z } from 'zod';

/** Who may call: nobody signed in, anybody with or without a token, or only a signed-in shopper. */
export type Auth = 'none' | 'optional' | 'bearer';

type Schema = z.ZodType;

/** The names between braces of a path: `/{id}/product` has `id`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

/** One call that crosses a wire. The client, the sandbox and the tests all read this one description. */
export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /** What the call is for, in one sentence; becomes the summary in the published description. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path `/market-api`, with parameters in braces. */
  path: Path;
  auth: Auth;
  query?: Query;
  body?: Body;
  answer: Answer;
}

/** What a caller passes: path parameters, query and body, each only where the call has one. */
export type CallInput<C extends Call> = (PathParameter<C['path']> extends never
  ? { params?: undefined }
  : { params: Record<PathParameter<C['path']>, string | number> }) &
  ([NonNullable<C['query']>] extends [never] ? { query?: undefined } : { query: z.input<NonNullable<C['query']>> }) &
  ([NonNullable<C['body']>] extends [never] ? { body?: undefined } : { body: z.input<NonNullable<C['body']>> });

/** The parsed answer of a call. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** Describes a call; returns it unchanged, with its types kept. */
export function defineCall<
  const Path extends string,
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(call: Call<Path, Query, Body, Answer>): Call<Path, Query, Body, Answer> {
  return call;
}

/** The path every shop call stands below, on the shop's own host and on the platform. */
export const API_BASE_PATH = '/market-api';

/** The header that names the shop of a call. */
export const SECURITY_KEY_HEADER = 'security-key';
