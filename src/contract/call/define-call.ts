import type { z } from 'zod';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape-of.ts';

/**
 * The caller: nobody signed in, anybody with or without a token, only a signed-in shopper (`authorization:
 * Bearer …`), or the holder of one delivery's token (header `auth-token`).
 */
export type Auth = 'none' | 'optional' | 'bearer' | 'delivery';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Form of a body: JSON, url-encoded form fields, or `multipart/form-data` with files. */
export type Encoding = 'json' | 'form' | 'multipart';

/** Services that answer calls. The geocoders belong to others, who choose their shapes. */
export const SERVICES = ['shop', 'cache', 'driver', 'openstreetmap', 'yandex'] as const;
export type Service = (typeof SERVICES)[number];

/** True for a service of others, who learn neither shop nor shopper. */
export function isForeign(service: Service | undefined): boolean {
  return service === 'openstreetmap' || service === 'yandex';
}

type Schema = z.ZodType;

/** The names between braces of a path: `/{id}/product` has `id`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** One call that crosses a wire. The client, the sandbox and the tests all read this one description. */
export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  M extends Method = Method,
  A extends Auth = Auth,
  S extends Service = Service,
  E extends Encoding = Encoding,
> {
  /** Purpose of the call, in one sentence; becomes the summary in the published description. */
  summary: string;
  /** More that a reader must know: changes, checks, effect of a second call. */
  description?: string;
  /** `shop` where left out. */
  service?: S;
  method: M;
  /** Below the base path of the service, with parameters in braces. */
  path: Path;
  auth: A;
  /** Lists are written `name[]=1&name[]=2`; the field has the brackets in its name. */
  query?: Query;
  /** `json` where left out. */
  encoding?: E;
  body?: Body;
  answer: Answer;
  /** Refusals by status, besides `COMMON_FAILURES`: a schema whose `code` lists the reasons. */
  failures?: Readonly<Record<number, Schema>>;
  /** Parts of a request and its answer as they may be; the published description shows them. */
  example?: { params?: Record<string, string | number>; query?: unknown; body?: unknown; answer?: unknown };
}

/** Input of a caller: path parameters, query and body, each only where the call has one. */
export type CallInput<C extends Call> = (PathParameter<C['path']> extends never
  ? { params?: undefined }
  : { params: Record<PathParameter<C['path']>, string | number> }) &
  ([NonNullable<C['query']>] extends [never]
    ? { query?: undefined }
    : { query: z.input<NonNullable<C['query']>> }) &
  ([NonNullable<C['body']>] extends [never]
    ? { body?: undefined }
    : { body: z.input<NonNullable<C['body']>> });

/** The parsed answer of a call. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** A call with the shape of its answer, which a browser looks at in place of the schema. */
export type DefinedCall<C extends Call = Call> = C & { readonly shape: Shape };

/** Describes a call; returns it with its types kept. */
export function defineCall<
  const Path extends string,
  const M extends Method,
  const A extends Auth,
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const S extends Service = 'shop',
  const E extends Encoding = 'json',
>(
  call: Call<Path, Query, Body, Answer, M, A, S, E>,
): DefinedCall<Call<Path, Query, Body, Answer, M, A, S, E>> {
  let shape: Shape | undefined;
  return {
    ...call,
    get shape() {
      shape ??= shapeOf(call.answer);
      return shape;
    },
  };
}

/** The path every shop call stands below, on the shop's own host and on the platform. */
export const API_BASE_PATH = '/market-api';

/** Below which path the calls of each service stand. */
export const SERVICE_BASE_PATHS: Readonly<Record<Service, string>> = {
  shop: API_BASE_PATH,
  cache: '/cache-api',
  driver: '/driver-api',
  openstreetmap: '/openstreetmap',
  yandex: '/yandex-geocoder',
};

/** The header that names the shop of a call. */
export const SECURITY_KEY_HEADER = 'security-key';

/** The header with the token of one delivery. */
export const DELIVERY_TOKEN_HEADER = 'auth-token';
