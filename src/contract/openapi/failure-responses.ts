import { type Call, SERVICES, type Service } from '#contract/call/define-call.ts';
import { COMMON_FAILURES } from '#contract/call/failure.ts';
import type { JsonSchema } from './json-schema.ts';
import type { ResponseObject } from './open-api.ts';
import type { SchemaBook } from './schema-book.ts';

/** Services whose failures are the platform's own; the geocoders answer as their makers chose. */
export const PLATFORM_SERVICES: readonly Service[] = SERVICES.filter(
  (service) => service !== 'openstreetmap' && service !== 'yandex',
);

/** Meaning of each status, whatever the reason. */
const MEANINGS: Readonly<Record<string, string>> = {
  400: 'The request is not what the call takes; `field` names the place.',
  401: 'The security key or the token is missing or wrong.',
  402: 'A payment has to be confirmed first.',
  403: 'This caller may not do this.',
  404: 'There is no such thing in this shop, or it is not the caller’s.',
  405: 'The path takes another method.',
  409: 'What is there now does not allow it.',
  410: 'It is over.',
  413: 'The request is too large.',
  415: 'Files of this kind are not taken.',
  422: 'A rule of the shop does not allow it.',
  423: 'It is locked.',
  429: 'Too many requests; try again later.',
  500: 'The platform failed.',
  503: 'The platform is not ready; try again in a moment.',
};

/** The answers that every call may give, as components. */
export function commonResponses(book: SchemaBook): Record<string, ResponseObject> {
  return Object.fromEntries(
    Object.entries(COMMON_FAILURES).map(([status, schema]) => [
      `Failure${status}`,
      failureResponse(status, [book.answered(schema)], book),
    ]),
  );
}

/** Refusals of a call, by status. */
export function failureResponses(call: Call, book: SchemaBook): Record<string, ResponseObject> {
  const common = PLATFORM_SERVICES.includes(call.service ?? 'shop') ? COMMON_FAILURES : {};
  const responses: Record<string, ResponseObject> = {};
  for (const status of new Set([...Object.keys(common), ...Object.keys(call.failures ?? {})])) {
    const own = call.failures?.[Number(status)];
    const shared = common[Number(status)];
    responses[status] = own
      ? failureResponse(
          status,
          shared ? [book.answered(own), book.answered(shared)] : [book.answered(own)],
          book,
        )
      : { $ref: `#/components/responses/Failure${status}` };
  }
  return responses;
}

function failureResponse(status: string, schemas: readonly JsonSchema[], book: SchemaBook): ResponseObject {
  const [schema = {}] = schemas;
  const codes = [...new Set(schemas.flatMap((one) => codesOf(book.resolve(one))))];
  const reasons = codes.length > 0 ? ` Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.` : '';
  return {
    description: `${MEANINGS[status] ?? 'The call is refused.'}${reasons}`,
    content: { 'application/json': { schema: schemas.length > 1 ? { anyOf: [...schemas] } : schema } },
  };
}

/** The reasons that a failure's `code` can give. */
function codesOf(schema: JsonSchema): string[] {
  const code = schema.properties?.['code'];
  const alternatives = Array.isArray(schema['anyOf'])
    ? schema['anyOf'].flatMap((one: JsonSchema) => codesOf(one))
    : [];
  return [...(code?.enum ?? []), ...(code?.const === undefined ? [] : [code.const])]
    .map(String)
    .concat(alternatives);
}
