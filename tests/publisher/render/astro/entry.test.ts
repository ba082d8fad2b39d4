import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CompiledPages } from '#publisher/render/astro/compiled-pages.ts';
import type { ShopRenderer } from '#publisher/render/worker/shop-renderer.ts';
import type { Entries, EntryKey, EntryReader } from '#storefront/entries/model.ts';
import { styleKey } from '#storefront/entries/style-key.ts';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';
import { takeWarnings } from '../../../printed.ts';
import { aPagesWorld, aRestlessView, aView, type PagesWorld } from './a-pages-module.ts';

let world: PagesWorld;
/** Renders all routes by Astro's own way: each has once come out otherwise in a kept context. */
let slow: CompiledPages;
const SHOPS = ['red', 'blue'] as const;
const PRODUCT = 'src/storefront/pages/product/[id].astro';

beforeAll(async () => {
  world = await aPagesWorld([
    { name: 'red', products: 30, variation: (id) => (id % 3 === 0 ? { tiers: [] } : {}) },
    { name: 'blue', products: 4, market: { theme: { colors: { primary: '#c02050' }, iconPack: 6 } } },
  ]);
  slow = world.freshPages();
  const shop = aRestlessView('red', world.snapshot('red'));
  const { warnings, end } = takeWarnings();
  for (const path of [...paths('red'), '/fragment/header'])
    await slow.renderPage(path, { shop, fragments: inlineFragments });
  end();
  expect(warnings.every((warning) => warning.startsWith('SlowRoute: '))).toBe(true);
}, 120_000);
afterAll(() => world.close());

const paths = (shop: string) => [...world.snapshot(shop).routes()];

async function pagesOf(renderer: ShopRenderer, path: string): Promise<[string, string][]> {
  const { pages } = await renderer.render(path);
  return pages.map((page) => [page.path, page.html.toString()]);
}

/** All pages of both shops, rendered in the order of `sort`. */
async function allPages(
  pages: CompiledPages,
  sort: (routes: [string, string][]) => [string, string][],
): Promise<Map<string, string>> {
  const renderers = new Map<string, ShopRenderer>();
  for (const shop of SHOPS) renderers.set(shop, await world.renderer(shop, pages));
  const rendered = new Map<string, string>();
  for (const [shop, path] of sort(
    SHOPS.flatMap((name) => paths(name).map((one): [string, string] => [name, one])),
  )) {
    const renderer = renderers.get(shop);
    for (const [name, html] of renderer ? await pagesOf(renderer, path) : [])
      rendered.set(`${shop} ${name}`, html);
  }
  return rendered;
}

/** The first letters in which two sets of pages differ; nothing where they are the same. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) => {
    const [a = '', b = ''] = [one.get(name), other.get(name)];
    const at = [...a].findIndex((letter, index) => letter !== b[index]);
    return a === b ? [] : [`${name} at ${at}: ${a.slice(at - 60, at + 60)} | ${b.slice(at - 60, at + 60)}`];
  });
}

test('every page is the same by a kept context as by Astro, in whatever order pages and shops come', async () => {
  const expected = await allPages(slow, (routes) => routes);
  expect(slow.keptRoutes()).toEqual([]);
  expect(expected.size).toBeGreaterThan(200);
  const orders: ((routes: [string, string][]) => [string, string][])[] = [
    (routes) => routes,
    (routes) =>
      routes.toSorted(
        ([shop, one], [otherShop, other]) => other.localeCompare(one) || shop.localeCompare(otherShop),
      ),
  ];
  for (const order of orders) {
    const quick = world.freshPages();
    expect(differences(await allPages(quick, order), expected)).toEqual([]);
    expect(quick.keptRoutes()).toContain(PRODUCT);
  }
}, 60_000);

test('a route is kept after two pages, with islands or without', async () => {
  const pages = world.freshPages();
  const renderer = await world.renderer('red', pages);
  await renderer.render('/product/1');
  for (const path of ['/category/phones', '/page/about', '/404', '/cart']) await renderer.render(path);
  expect(pages.keptRoutes().sort()).toEqual([
    'src/storefront/pages/404.astro',
    'src/storefront/pages/cart.astro',
    'src/storefront/pages/category/[slug]/index.astro',
    'src/storefront/pages/fragment/[name].astro',
    'src/storefront/pages/page/[slug].astro',
    PRODUCT,
  ]);
});

test('the pages that come first are rendered by Astro, and a context is used only when it has proven right twice', async () => {
  const pages = world.freshPages();
  const view = aView('red', 'ru', world.snapshot('red'));
  await pages.renderPage('/page/about', { shop: view, fragments: inlineFragments });
  expect(pages.keptRoutes()).toEqual([]);
  await pages.renderPage('/page/delivery', { shop: view, fragments: inlineFragments });
  expect(pages.keptRoutes()).toEqual(['src/storefront/pages/page/[slug].astro']);
});

/** The entries of a shop with some of them replaced; an error is thrown when its key is read. */
function withEntries(source: EntryReader, replaced: Record<string, unknown>): EntryReader {
  return {
    get<Key extends EntryKey>(key: Key): Entries[Key] | undefined {
      if (!(key in replaced)) return source.get(key);
      if (replaced[key] instanceof Error) throw replaced[key];
      return replaced[key] as Entries[Key] | undefined;
    },
  };
}

test('two shops that are rendered at once have their own icons each', async () => {
  const pages = await Promise.all(
    SHOPS.map((name) => {
      const entries = withEntries(world.snapshot(name), { [styleKey('icons')]: [`/${name}.svg`] });
      return slow.renderPage('/cart', { shop: aView(name, 'ru', entries), fragments: inlineFragments });
    }),
  );
  const filesOf = (html: string) => [...new Set(html.match(/(?<=<use href=")[^#"]+/g))];
  expect(pages.map(({ html }) => filesOf(html.toString()))).toEqual([['/red.svg'], ['/blue.svg']]);
});

test('a page that fails names its path, first of its route or not, and the pages after it are right', async () => {
  const [expected] = await pagesOf(await world.renderer('red', slow), '/product/5');
  const pages = world.freshPages();
  const entries = withEntries(world.snapshot('red'), { 'variation:3': new Error('bad data') });
  const renderer = await world.renderer('red', pages, entries);
  const fails = () =>
    expect(renderer.render('/product/3')).rejects.toMatchObject({
      message: 'Rendering /product/3 failed.',
      cause: { message: 'bad data' },
    });
  await fails();
  for (const path of ['/product/4', '/product/5', '/product/6']) await renderer.render(path);
  expect(pages.keptRoutes()).toContain(PRODUCT);
  await fails();
  expect((await pagesOf(renderer, '/product/5'))[0]).toEqual(expected);
  await renderer.render('/product/6');
  expect(pages.keptRoutes()).toContain(PRODUCT);
});

test('a missing product is the page for what is missing, first of its route or not, and does not slow the others', async () => {
  const pages = world.freshPages();
  const shop = aView('red', 'ru', world.snapshot('red'));
  const missing = async () => {
    const { status, html } = await pages.renderPage('/product/999', { shop, fragments: inlineFragments });
    return { status, html: html.toString() };
  };
  const expected = await missing();
  expect(expected.status).toBe(404);
  expect(expected.html).toContain(shop.t('shell.notFoundTitle'));
  const renderer = await world.renderer('red', pages);
  await expect(renderer.render('/product/999')).rejects.toThrow('/product/999 answered 404 instead of 200');
  await renderer.render('/product/1');
  expect(pages.keptRoutes()).toContain(PRODUCT);
  expect(await missing()).toEqual(expected);
  const byAstro = await world.renderer('red', slow);
  expect(await pagesOf(renderer, '/product/2')).toEqual(await pagesOf(byAstro, '/product/2'));
  expect(pages.keptRoutes()).toContain(PRODUCT);
  expect((await pages.renderPage('/product/3', { shop, fragments: inlineFragments })).status).toBe(200);
});

test('a path that is not plain ASCII is rendered by Astro and does not slow the others', async () => {
  const pages = world.freshPages();
  const staticPage = world.snapshot('red').get('page:about');
  const entries = withEntries(world.snapshot('red'), { 'page:новости': { ...staticPage, slug: 'новости' } });
  const renderer = await world.renderer('red', pages, entries);
  await renderer.render('/page/about');
  const [russian] = await pagesOf(renderer, '/page/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8');
  expect(russian?.[1]).toContain('About us');
  expect(pages.keptRoutes()).toContain('src/storefront/pages/page/[slug].astro');
});

test('a shop that speaks of islands and slots does not slow its pages', async () => {
  const pages = world.freshPages();
  const about = world.snapshot('red').get('page:about');
  const content = { ru: '<p title="<astro-island uid=&quot;1&quot;>">\u0001</p>' };
  const odd = { 'page:about': { ...about, content }, 'page:delivery': { ...about, content } };
  const renderer = await world.renderer('red', pages, withEntries(world.snapshot('red'), odd));
  for (const path of ['/page/about', '/page/delivery']) await renderer.render(path);
  expect(pages.keptRoutes()).toContain('src/storefront/pages/page/[slug].astro');
});

test('shops, languages and renders without fragments that take turns page by page never show anything of each other', async () => {
  const pages = world.freshPages();
  const views = SHOPS.flatMap((shop) =>
    (['ru', 'uz', 'en'] as const).map((language) => aView(shop, language, world.snapshot(shop))),
  );
  const renderers = { red: await world.renderer('red', pages), blue: await world.renderer('blue', pages) };
  for (const path of [
    '/',
    '/product/1',
    '/product/2',
    '/category/phones',
    '/404',
    '/page/about',
    '/cart',
    '/product/4',
  ]) {
    for (const shop of views) {
      await renderers[shop.tenant.name === 'red' ? 'blue' : 'red'].render(path);
      const html = String((await pages.renderPage(path, { shop, fragments: inlineFragments })).html);
      expect(html).toBe(String((await slow.renderPage(path, { shop, fragments: inlineFragments })).html));
      expect(html).toContain(`data-tenant="${shop.tenant.name}" data-language="${shop.language}"`);
      expect(html).not.toContain(shop.tenant.name === 'red' ? 'blue product' : 'red product');
      expect(html).not.toContain('\u0001');
    }
  }
});

test('the status of the page for what is missing does not reach other pages', async () => {
  const pages = world.freshPages();
  const shop = aView('red', 'ru', world.snapshot('red'));
  for (const _ of [1, 2, 3]) {
    expect((await pages.renderPage('/404', { shop, fragments: inlineFragments })).status).toBe(404);
    expect((await pages.renderPage('/product/1', { shop, fragments: inlineFragments })).status).toBe(200);
  }
});

test('a page that comes out otherwise in a kept context is told of once, and its route is left to Astro', async () => {
  const pages = world.freshPages();
  const shop = aRestlessView('red', world.snapshot('red'));
  const { warnings, end } = takeWarnings();
  onTestFinished(end);
  const locals = { shop, fragments: inlineFragments };
  for (const path of ['/page/about', '/page/delivery', '/page/about']) await pages.renderPage(path, locals);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^SlowRoute: \/page\/about came out otherwise .* src\/storefront\/pages\/page\/\[slug\]\.astro are rendered the slower way/,
    ),
  ]);
  expect(pages.keptRoutes()).toEqual([]);
});
