import { expect, test } from 'vitest';
import { filesOf, readOwnPage } from '#storefront/service-worker/own-page.ts';
import { aPage, pageHtml } from './memory-caches.ts';

const NOW = Date.parse('2026-11-22T09:05:00Z');

test('a page of the shop is as old as its date says, and never from tomorrow', async () => {
  const html = pageHtml('Home');
  expect(await readOwnPage(aPage(html), NOW)).toMatchObject({ html, at: NOW });
  const old = { date: 'Sun, 22 Nov 2026 08:00:00 GMT' };
  expect(await readOwnPage(aPage(html, old), NOW)).toMatchObject({ at: Date.parse(old.date) });
  const early = { date: 'Mon, 23 Nov 2026 08:00:00 GMT' };
  expect(await readOwnPage(aPage(html, early), NOW)).toMatchObject({ at: NOW });
});

test('errors, other types, redirects, other origins and pages of networks to sign in to are no pages', async () => {
  const html = pageHtml('Home');
  const answer = (fields: Partial<Response>) => Object.defineProperties(aPage(html), fieldsOf(fields));
  const refused = [
    aPage(html, {}, 503),
    aPage(html, {}, 404),
    aPage(html, { 'content-type': 'application/json' }),
    aPage('<!DOCTYPE html><html lang="en"><title>Sign in to Airport_Free</title></html>'),
    answer({ redirected: true }),
    answer({ type: 'opaque' }),
    answer({ type: 'cors' }),
  ];
  for (const one of refused) expect(await readOwnPage(one, NOW)).toBeUndefined();
});

/** Answers of a browser have fields that cannot be set. */
const fieldsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));

test('the files of a page are those that it names, not all that its map of hashes lists', () => {
  const html = `<link rel="stylesheet" href="/_astro/shared.a.css"><script type="importmap">{"integrity":
    {"/_astro/Checkout.b.js":"sha256-x"}}</script><use href="/_astro/icons.c.svg#cart"></use>
    <meta content="http://shop.test/_astro/share.d.jpg"><astro-island component-url="/_astro/Cart.e.js">`;
  expect(filesOf(html)).toEqual(['/_astro/shared.a.css', '/_astro/icons.c.svg', '/_astro/Cart.e.js']);
});
