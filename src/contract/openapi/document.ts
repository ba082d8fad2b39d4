import { webhookMessageSchema } from '#contract/cache/webhook.ts';
import { type Call, DELIVERY_TOKEN_HEADER, SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import { COMMON_FAILURES } from '#contract/call/failure.ts';
import { CALLS_BY_AREA, NAMED_SCHEMAS } from '#contract/calls/all-calls.ts';
import { changeWebhook } from './change-webhook.ts';
import { AREA_DESCRIPTIONS, INTRODUCTION } from './descriptions.ts';
import { commonResponses } from './failure-responses.ts';
import { type JsonSchema, referencesIn } from './json-schema.ts';
import type { OpenApiDocument, PathItem } from './open-api.ts';
import { BEARER_SCHEME, DELIVERY_SCHEME, operationOf, pathOf, SECURITY_KEY_SCHEME } from './operation.ts';
import { createSchemaBook } from './schema-book.ts';

/** The whole contract as a document of OpenAPI 3.1; the same contract always gives the same document. */
export function createOpenApiDocument(): OpenApiDocument {
  const areas = Object.entries(CALLS_BY_AREA);
  const calls = areas.flatMap(([, named]) => Object.values(named));
  const book = createSchemaBook({
    named: NAMED_SCHEMAS,
    sent: [
      webhookMessageSchema,
      ...calls.flatMap(({ query, body }) => [query, body]).filter((schema) => schema !== undefined),
    ],
    answered: [
      ...Object.values(COMMON_FAILURES),
      ...calls.flatMap((call) => [call.answer, ...Object.values(call.failures ?? {})]),
    ],
  });
  const responses = commonResponses(book);
  const paths: Record<string, PathItem> = {};
  for (const [area, named] of areas) {
    for (const [name, call] of Object.entries(named))
      addCall(paths, call, { [call.method.toLowerCase()]: operationOf(name, area, call, book) });
  }
  const webhooks = { shopChanged: { post: changeWebhook(book) } };
  return {
    openapi: '3.1.1',
    info: { title: 'Shop platform', version: '1', description: INTRODUCTION },
    servers: [{ url: '/', description: 'The platform itself, or a shop’s own host, which passes calls on' }],
    tags: areas.map(([name]) => ({ name, description: AREA_DESCRIPTIONS[name] ?? '' })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    webhooks,
    components: {
      schemas: referredTo(book.components(), [paths, webhooks, responses]),
      responses,
      securitySchemes: {
        [SECURITY_KEY_SCHEME]: {
          type: 'apiKey',
          in: 'header',
          name: SECURITY_KEY_HEADER,
          description: 'Names the shop. The shop’s own host adds it to the calls of browsers.',
        },
        [BEARER_SCHEME]: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in shopper.' },
        [DELIVERY_SCHEME]: {
          type: 'apiKey',
          in: 'header',
          name: DELIVERY_TOKEN_HEADER,
          description: 'The token of one delivery.',
        },
      },
    },
  };
}

/** Of these components those that the parts of the document lead to. */
function referredTo(
  components: Record<string, JsonSchema>,
  parts: readonly unknown[],
): Record<string, JsonSchema> {
  const names = new Set<string>();
  const open = [...referencesIn(parts)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    open.push(...referencesIn(components[name]));
  }
  return Object.fromEntries(Object.entries(components).filter(([name]) => names.has(name)));
}

function addCall(paths: Record<string, PathItem>, call: Call, operation: PathItem): void {
  const path = pathOf(call);
  const [method = ''] = Object.keys(operation);
  if (paths[path]?.[method])
    throw new Error(`Two calls are ${call.method} ${path}. Give one of them another path.`);
  paths[path] = { ...paths[path], ...operation };
}
