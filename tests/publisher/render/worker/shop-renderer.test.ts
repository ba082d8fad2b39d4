import { expect, test } from 'vitest';
import type { WebhookMessage } from '#contract/cache/webhook.ts';
import { pullChanged } from '#publisher/pull/changed/pull-changed.ts';
import type { CompiledPages } from '#publisher/render/astro/compiled-pages.ts';
import { ShopRenderer } from '#publisher/render/worker/shop-renderer.ts';
import type { EntryReader, RouteReader } from '#storefront/entries/model.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aTenant } from '../../build/a-world.ts';
import { aPulledShop } from '../../pull/a-pull.ts';
import { NO_SCRIPTS } from '../astro/an-island.ts';

/** Pages that say what year it is, each in its footer. */
const pages: CompiledPages = {
  async renderPage(path, { shop, fragments }) {
    if (path === '/fragment/look') return aPage('look');
    if (path === '/fragment/footer') return aPage(`© ${shop.year}`);
    if (path === '/fragment/header') return aPage(shop.text(shop.identity.name));
    return aPage(`<p>${shop.setting('showFavorite')}</p>${fragments.share('footer', () => '')}`);
  },
  renderFile: () => [],
  keptRoutes: () => [],
};
const aPage = (html: string) => ({ status: 200, html: Buffer.from(html) });

const NO_ROUTES: RouteReader = { sections: () => [], routesOf: () => [] };

const entries: EntryReader = { get: () => undefined };
const withName: EntryReader = {
  get: (key) => (key === 'market.identity' ? ({ name: { ru: 'Лавка' } } as never) : entries.get(key)),
};

test('a page depends on the time that its footer shows, and on no other entry of it', async () => {
  const renderer = await ShopRenderer.create({
    tenant: aTenant('shop', { languages: ['ru'] }),
    origin: 'https://shop.example',
    entries: withName,
    routes: NO_ROUTES,
    now: new Date('2026-11-21T10:00:00Z'),
    pages,
    styles: {},
    scripts: NO_SCRIPTS,
  });
  const { pages: rendered, reads } = await renderer.render('/cart');
  expect(rendered.map(({ html }) => html.toString())).toEqual(['<p>undefined</p>© 2026']);
  expect([...reads].sort()).toEqual(['fragment:footer', 'setting:showFavorite', 'time:year']);
});

/** Pages whose card and theme are fragments, with a count of how often each was rendered. */
async function aRendererOfCards(values: Record<string, unknown>) {
  const renders = { card: 0, theme: 0 };
  const renderer = await ShopRenderer.create({
    tenant: aTenant('shop', { languages: ['ru'] }),
    origin: 'https://shop.example',
    entries: { get: (key) => values[key] as never },
    routes: NO_ROUTES,
    now: new Date('2026-12-31T10:00:00Z'),
    pages: {
      async renderPage(path, { shop, fragments }) {
        if (path === '/fragment/look') return aPage('look');
        if (path === '/fragment/footer') return aPage('footer');
        if (path === '/fragment/header') return aPage('header');
        const [card] = shop.cards([7]);
        const html = fragments.share('card:7:true', () => {
          renders.card += 1;
          return `${card?.newPrice}`;
        });
        const theme = fragments.share('theme', () => {
          renders.theme += 1;
          return `${path === '/year' ? shop.year : ''}${shop.reviews({ id: 3 } as never).length}`;
        });
        return aPage(`${html} ${theme}`);
      },
      renderFile: () => [],
      keptRoutes: () => [],
    },
    styles: {},
    scripts: NO_SCRIPTS,
  });
  const text = async (path: string) =>
    (await renderer.render(path)).pages.map(({ html }) => `${html}`).join();
  return { renderer, renders, text };
}

test('a renderer that carries on renders again what read or is named by a changed entry', async () => {
  const values: Record<string, unknown> = { 'card:7': { newPrice: 1 }, 'reviews:3': [] };
  const { renderer, renders, text } = await aRendererOfCards(values);
  const now = new Date('2026-12-31T11:00:00Z');
  expect([await text('/'), await text('/')]).toEqual(['1 0', '1 0']);

  values['card:7'] = { newPrice: 2 };
  expect(renderer.carryOn(['card:7', 'list-page:category:1:1'], now)).toBe(true);
  expect([await text('/'), renders]).toEqual(['2 0', { card: 2, theme: 1 }]);

  values['reviews:3'] = [1];
  expect(renderer.carryOn(['reviews:3'], now)).toBe(true);
  expect([await text('/'), renders]).toEqual(['2 1', { card: 2, theme: 2 }]);
});

test('a renderer carries on after all that comes of a new price and of a product that is gone', async () => {
  const { url, control } = await aSandbox([aShopSeed({ products: 12 })]);
  const { job, snapshot } = await aPulledShop(url);
  const { renderer } = await aRendererOfCards({});
  await control('PUT', '/shops/shop/variations/1', { newPrice: 77_000 });
  await control('DELETE', '/shops/shop/products/12');
  const changed: WebhookMessage['changed'] = [
    { kind: 'variation', ids: ['1'] },
    { kind: 'product', ids: ['12'] },
  ];
  await pullChanged({ ...job, changed });
  const keys = snapshot.catchUp() ?? [];
  expect(keys).toEqual(expect.arrayContaining(['card:1', 'updated:1', 'beside:10', 'list:category:3']));
  expect(keys.filter((key) => !renderer.carryOn([key], new Date('2026-12-31T11:00:00Z')))).toEqual([]);
});

test('a renderer that carries on knows the new time, and does not under other settings', async () => {
  const values: Record<string, unknown> = { 'card:7': { newPrice: 1 } };
  const { renderer, text } = await aRendererOfCards(values);
  expect(await text('/year')).toBe('1 20260');
  expect(renderer.carryOn([], new Date('2027-01-05T10:00:00Z'))).toBe(true);
  expect(await text('/year')).toBe('1 20270');
  expect(renderer.carryOn(['card:7', 'setting:showFavorite'], new Date('2027-01-05T10:00:00Z'))).toBe(false);
});

test('a renderer does not carry on after a change of what its header read, and does after any other', async () => {
  const now = new Date('2026-12-31T10:00:00Z');
  const renderer = await ShopRenderer.create({
    tenant: aTenant('shop', { languages: ['ru'] }),
    origin: 'https://shop.example',
    entries: withName,
    routes: NO_ROUTES,
    now,
    pages,
    styles: {},
    scripts: NO_SCRIPTS,
  });
  const carriesOn = (key: string) => renderer.carryOn(['card:7', key], now);
  expect(['menu:top', 'category:1', 'banners', 'market.theme'].filter((key) => !carriesOn(key))).toEqual([]);
  expect(carriesOn('market.identity')).toBe(false);
});

test('a renderer does not carry on into a year that its footer does not show', async () => {
  const renderer = await ShopRenderer.create({
    tenant: aTenant('shop', { languages: ['ru'] }),
    origin: 'https://shop.example',
    entries: withName,
    routes: NO_ROUTES,
    now: new Date('2026-12-31T10:00:00Z'),
    pages,
    styles: {},
    scripts: NO_SCRIPTS,
  });
  expect(renderer.carryOn([], new Date('2026-12-31T11:00:00Z'))).toBe(true);
  expect(renderer.carryOn([], new Date('2027-01-05T10:00:00Z'))).toBe(false);
});
