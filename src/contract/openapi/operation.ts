import {
  type Auth,
  type Call,
  type Encoding,
  SERVICE_BASE_PATHS,
  type Service,
} from '#contract/call/define-call.ts';
import { namesStock } from '#contract/call/stock-path.ts';
import { failureResponses, PLATFORM_SERVICES } from './failure-responses.ts';
import { isObject, type JsonSchema } from './json-schema.ts';
import type { MediaType, Operation, Parameter } from './open-api.ts';
import type { SchemaBook } from './schema-book.ts';

export const SECURITY_KEY_SCHEME = 'securityKey';
export const BEARER_SCHEME = 'bearer';
export const DELIVERY_SCHEME = 'deliveryToken';

const MEDIA_TYPES: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Ways to prove who calls; each is enough, and all of one are needed together. */
const SECURITY: Readonly<Record<Auth, readonly string[][]>> = {
  none: [[]],
  optional: [[], [BEARER_SCHEME]],
  bearer: [[BEARER_SCHEME]],
  delivery: [[DELIVERY_SCHEME]],
};

/** Addresses of services beside the platform; the sandbox answers for all of them. */
const SERVERS: Readonly<Partial<Record<Service, string>>> = {
  cache: 'The cache server of the platform',
  driver: 'The drivers’ service of the platform',
  openstreetmap: 'A stand-in for the search of OpenStreetMap, which has the same calls',
  yandex: 'A stand-in for the geocoder of Yandex, which has the same calls',
};

/** The path of a call on its host. */
export function pathOf(call: Call): string {
  return SERVICE_BASE_PATHS[call.service ?? 'shop'] + call.path;
}

/** A call of the contract as OpenAPI describes it. */
export function operationOf(name: string, area: string, call: Call, book: SchemaBook): Operation {
  const { body, example } = call;
  return {
    operationId: name,
    summary: call.summary,
    ...(call.description && { description: call.description }),
    tags: [area],
    ...serversOf(call),
    security: securityOf(call),
    parameters: [...pathParameters(call), ...queryParameters(call, book)],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: bodyContent(call.encoding ?? 'json', book.sent(body), book, example?.body),
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': {
            schema: book.answered(call.answer),
            ...(example?.answer !== undefined && { example: example.answer }),
          },
        },
      },
      ...failureResponses(call, book),
    },
  };
}

function serversOf({ service = 'shop' }: Call): Pick<Operation, 'servers'> {
  const description = SERVERS[service];
  return description ? { servers: [{ url: '/', description }] } : {};
}

function securityOf({ auth, service = 'shop' }: Call): Operation['security'] {
  const key = PLATFORM_SERVICES.includes(service) ? [SECURITY_KEY_SCHEME] : [];
  const ways = SECURITY[auth].map((schemes) =>
    Object.fromEntries([...key, ...schemes].map((scheme) => [scheme, []])),
  );
  return ways.every((way) => Object.keys(way).length === 0) ? [] : ways;
}

function pathParameters({ path, example }: Call): Parameter[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => {
    const value = example?.params?.[name];
    const isId = value === undefined ? /^id$|Id$/.test(name) : typeof value === 'number';
    return {
      name,
      in: 'path',
      required: true,
      schema: isId && !namesStock(path) ? { type: 'integer', minimum: 1 } : { type: 'string' },
      ...(value !== undefined && { example: value }),
    };
  });
}

function queryParameters({ query, example }: Call, book: SchemaBook): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = book.resolve(book.sent(query));
  const values = isObject(example?.query) ? example.query : {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description && { description }),
    schema,
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    ...(values[name] !== undefined && { example: values[name] }),
  }));
}

function bodyContent(
  encoding: Encoding,
  schema: JsonSchema,
  book: SchemaBook,
  example: unknown,
): Record<string, MediaType> {
  const files = encoding === 'multipart' ? fileTypes(book.resolve(schema)) : {};
  return {
    [MEDIA_TYPES[encoding]]: {
      schema,
      ...(Object.keys(files).length > 0 && { encoding: files }),
      ...(example !== undefined && { example }),
    },
  };
}

/** Kinds of files that each field of a form takes. */
function fileTypes({ properties = {} }: JsonSchema): Record<string, { contentType: string }> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, schema.type === 'array' ? schema.items : schema] as const,
  );
  return Object.fromEntries(
    fields
      .filter(([, schema]) => schema?.['format'] === 'binary')
      .map(([name, schema]) => [name, { contentType: mediaTypesOf(schema) }]),
  );
}

function mediaTypesOf(schema: JsonSchema | undefined): string {
  const one = schema?.['contentMediaType'];
  const several = Array.isArray(schema?.['anyOf'])
    ? schema['anyOf'].map((alternative: JsonSchema) => alternative['contentMediaType'])
    : [one];
  return several.filter((type) => typeof type === 'string').join(', ') || 'application/octet-stream';
}
