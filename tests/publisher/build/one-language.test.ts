import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTenant, aWorld, type World } from './a-world.ts';

let world: World;

beforeAll(async () => {
  world = await aWorld([
    { name: 'one', products: 2, market: { slogan: { uz: ' ' } } },
    { name: 'two', products: 2 },
  ]);
  await world.build([aTenant('one', { languages: ['uz'] }), aTenant('two', { languages: ['uz', 'ru'] })]);
}, 120_000);
afterAll(() => world.close());

const site = (tenant: string) => world.directories.site(tenant);

test('[I18N-01] a shop of one language is built in that language alone, at addresses without a prefix', () => {
  const files = readdirSync(site('one'), { recursive: true }).map(String);
  for (const language of ['ru', 'uz', 'en']) {
    expect(existsSync(join(site('one'), language)), language).toBe(false);
    expect(files, language).not.toContain(`${language}.html`);
  }
  const pages = files.filter((file) => file.endsWith('.html') && file !== 'catalogue-menu.html');
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'product/1.html', 'category/phones.html']));
  for (const file of pages) {
    const html = world.read('one', file);
    // Fragments of pages have no head.
    if (html.startsWith('<!')) expect(html, file).toMatch(/<html[^>]* lang="uz"/);
    expect(html, file).not.toMatch(/hreflang|data-switch-language/);
    expect(html, file).not.toMatch(/"(?:http:\/\/one\.localhost:4321)?\/(?:ru|uz|en)(?:\/[^"]*)?"/);
  }
  expect(world.read('one', 'index.html')).toContain(
    '<link rel="canonical" href="http://one.localhost:4321/">',
  );
});

test('[I18N-05] a home page whose shop has a blank slogan is called by the name alone', () => {
  expect(world.read('one', 'index.html')).toMatch(/<h1[^>]*>[^<—]*one[^<—]*<\/h1>/);
});

test('[SEO-05] of several languages each page names all, and the default one for everybody else', () => {
  const html = world.read('two', 'ru/product/1.html');
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ['uz', 'http://two.localhost:4321/product/1'],
    ['ru', 'http://two.localhost:4321/ru/product/1'],
    ['x-default', 'http://two.localhost:4321/product/1'],
  ]);
});
