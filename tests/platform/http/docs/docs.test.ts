import { expect, test } from 'vitest';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { createOpenApiDocument } from '#contract/openapi/document.ts';
import { renderDocs } from '#platform/http/docs/render-docs.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';

test('the sandbox serves the contract as a document and as a page, without a key', async () => {
  const sandbox = await aSandbox([]);
  const document = await fetch(`${sandbox.url}/openapi.json`);
  expect(document.status).toBe(200);
  expect(document.headers.get('access-control-allow-origin')).toBe('*');
  expect(await document.json()).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
  const page = await fetch(`${sandbox.url}/docs`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  for (const [, path] of html.matchAll(/(?:href|src)="(\/docs\/[^"]+)"/g))
    expect((await fetch(`${sandbox.url}${path}`)).status, path).toBe(200);
});

test('what is not there, and another method, are refused', async () => {
  const sandbox = await aSandbox([]);
  expect((await fetch(`${sandbox.url}/docs/../../package.json`)).status).toBe(404);
  expect((await fetch(`${sandbox.url}/docs/nothing.css`)).status).toBe(404);
  const posted = await fetch(`${sandbox.url}/docs`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});

test('the page shows every call with its path, and every link within it leads somewhere', () => {
  const html = renderDocs(createOpenApiDocument());
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  for (const name of Object.keys(ALL_CALLS)) expect(ids).toContain(name);
  const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, target]) => target ?? '');
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});

test('texts of the contract are never markup', () => {
  const document = createOpenApiDocument();
  document.info.description = '<img src=x onerror=alert(1)> & `<b>`';
  const html = renderDocs(document);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; <code>&lt;b&gt;</code>');
});

test('fields, limits, refusals and examples are told in words', () => {
  const html = renderDocs(createOpenApiDocument());
  const call = /<details class="call" id="addToCart"[\s\S]*?\n {2}<\/details>/.exec(html)?.[0] ?? '';
  expect(call).toContain('POST');
  expect(call).toContain('called by anybody or a signed-in shopper');
  expect(call).toContain('<code>over-stock</code>');
  expect(call).toMatch(/<code>quantity<\/code>[\s\S]*whole number, 1 at least/);
  expect(call).toContain('<summary>Example</summary>');
});
