import { expect, test } from 'vitest';
import type { CompiledPages } from '#render/astro/compiled-pages.ts';
import { ShopRenderer } from '#render/worker/shop-renderer.ts';
import type { EntryReader } from '#snapshot/model.ts';
import { aTenant } from '../../rebuild/pipeline/a-world.ts';

/** Pages that say what year it is, each in its footer. */
const pages: CompiledPages = {
  async renderPage(path, { shop, fragments }) {
    if (path === '/fragment/footer') return aPage(`© ${shop.year}`);
    if (path === '/fragment/header') return aPage(shop.text(shop.identity.name));
    return aPage(`<p>${shop.setting('showFavorite')}</p>${fragments.share('footer', () => '')}`);
  },
  keptRoutes: () => [],
};
const aPage = (html: string) => ({ status: 200, html: Buffer.from(html) });

const entries: EntryReader = { get: () => undefined };
const withName: EntryReader = {
  get: (key) => (key === 'market.identity' ? ({ name: { ru: 'Лавка' } } as never) : entries.get(key)),
};

test('a page depends on the time that its footer shows, and on no other entry of it', async () => {
  const renderer = await ShopRenderer.create({
    tenant: aTenant('shop', { languages: ['ru'] }),
    origin: 'https://shop.example',
    entries: withName,
    now: new Date('2026-11-21T10:00:00Z'),
    pages,
    styles: {},
    islandScripts: { elements: [], url: '/islands.js' },
  });
  const { pages: rendered, reads } = await renderer.render('/cart');
  expect(rendered.map(({ html }) => html.toString())).toEqual(['<p>undefined</p>© 2026']);
  expect([...reads].sort()).toEqual(['fragment:footer', 'setting:showFavorite', 'time:year']);
});
