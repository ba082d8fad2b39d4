import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { COMMON_FAILURES } from '#contract/call/failure.ts';
import { ALL_CALLS, CALLS_BY_AREA } from '#contract/calls/all-calls.ts';
import { createOpenApiDocument } from '#contract/openapi/document.ts';
import { referencesIn } from '#contract/openapi/json-schema.ts';
import { pathOf } from '#contract/openapi/operation.ts';

const document = createOpenApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
);
const calls = Object.entries(ALL_CALLS);

test('the document is OpenAPI 3.1 by its published schema', async () => {
  const result = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  );
  expect(result).toMatchObject({ valid: true });
});

test('the validator finds a fault', async () => {
  const broken = structuredClone(document) as unknown as { info: { title?: string } };
  delete broken.info.title;
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test('every call appears once, under its name and with its method and path', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
    calls.map(([name]) => name).sort(),
  );
  for (const { method, path, operation } of operations) {
    const call = ALL_CALLS[operation.operationId];
    expect(call && `${call.method} ${pathOf(call)}`).toBe(`${method.toUpperCase()} ${path}`);
  }
});

test('no two paths differ only in the names of their parameters', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{[^}]+\}/g, '{}'));
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

test.each(calls)('%s has a summary, an example and the schema of its answer', (name, call) => {
  const operation = operations.find((one) => one.operation.operationId === name)?.operation;
  expect(operation?.summary).toMatch(/^[A-Z].{10,}[.?]$/);
  const answer = operation?.responses['200']?.content?.['application/json'];
  expect(Object.keys(answer?.schema ?? {})).not.toEqual([]);
  expect(answer?.example, 'an example of the answer').toBeDefined();
  if (call.body && call.encoding !== 'multipart')
    expect(call.example?.body, 'an example of the body').toBeDefined();
});

test.each(calls)(
  '%s has examples that it takes and answers itself',
  (_, { query, body, answer, example }) => {
    expect(faultsOf(answer, example?.answer)).toEqual([]);
    if (body && example?.body !== undefined) expect(faultsOf(body, example.body)).toEqual([]);
    if (query && example?.query !== undefined) expect(faultsOf(query, example.query)).toEqual([]);
  },
);

test('every parameter of a path is described', () => {
  for (const { path, operation } of operations) {
    const named = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(named, operation.operationId).toEqual([...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]));
  }
});

test('a call names the refusals of every call and its own', () => {
  const common = Object.keys(COMMON_FAILURES);
  for (const { operation } of operations.filter(({ path }) => path.startsWith('/market-api/'))) {
    const own = Object.keys(ALL_CALLS[operation.operationId]?.failures ?? {});
    expect(Object.keys(operation.responses), operation.operationId).toEqual(
      expect.arrayContaining(['200', ...common, ...own]),
    );
  }
  expect(document.paths['/market-api/add-to-cart']?.['post']?.responses['409']?.description).toContain(
    '`over-stock`',
  );
});

test('who may call is said by the security of a call', () => {
  const securityOf = (name: string) =>
    operations.find(({ operation }) => operation.operationId === name)?.operation.security;
  expect(securityOf('getMarketData')).toEqual([{ securityKey: [] }]);
  expect(securityOf('addToCart')).toEqual([{ securityKey: [] }, { securityKey: [], bearer: [] }]);
  expect(securityOf('getWallet')).toEqual([{ securityKey: [], bearer: [] }]);
  expect(securityOf('getTracking')).toEqual([{ securityKey: [], deliveryToken: [] }]);
});

test('each service has its own paths and says whose they are', () => {
  expect(document.paths['/driver-api/tracking/{deliveryId}']?.['get']?.servers).toEqual([
    { url: '/', description: 'The drivers’ service of the platform' },
  ]);
  expect(document.paths['/market-api/products']?.['get']?.servers).toBeUndefined();
});

test('named schemas are components, each referred to and each there', () => {
  const components = Object.keys(document.components.schemas);
  expect(components).toEqual(expect.arrayContaining(['Product', 'Variation', 'Localized', 'MarketData']));
  expect([...referencesIn(document)].sort()).toEqual(components);
});

test('fields with a default may be left out of a request and are always in an answer', () => {
  const query = document.paths['/market-api/products']?.['get']?.parameters;
  expect(query?.find(({ name }) => name === 'size')).toMatchObject({
    required: false,
    schema: { type: 'integer', default: 20, maximum: 500 },
  });
  expect(document.components.schemas['Theme']?.required).toContain('iconPack');
});

test('files go as multipart with the types that are taken', () => {
  const body =
    document.paths['/market-api/installment-orders']?.['post']?.requestBody?.content['multipart/form-data'];
  expect(body?.schema.properties?.['extraParams[selfieFile]']).toMatchObject({
    type: 'string',
    format: 'binary',
  });
  expect(body?.encoding?.['extraParams[selfieFile]']?.contentType).toContain('image/jpeg');
});

test('the signed webhook is described with its headers', () => {
  const message = document.webhooks['shopChanged']?.['post'];
  expect(message?.parameters.map(({ name }) => name)).toContain('webhook-signature');
  expect(message?.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/WebhookMessage',
  });
});

test('every area is described', () => {
  expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(CALLS_BY_AREA));
  expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
});

test('the same contract gives the same document', () => {
  expect(createOpenApiDocument()).toEqual(document);
});

function faultsOf(schema: z.ZodType, value: unknown): string[] {
  return (
    schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
}
