import {
  getMarketData,
  getStaticPage,
  listBanners,
  listBlocks,
  listBrands,
  listCollections,
  listMenuItems,
  listMenus,
  listNews,
  listSlides,
  listStaticPages,
  listSuppliers,
} from '#contract/market/market.ts';
import type { Banner, Block, Brand, News, StaticPage, Supplier } from '#contract/market/market-schema.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';
import { type Probe, Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

const firstPage = async () => ({ query: { page: 1, size: 100 } });

export const marketCases = [
  caseOf(getMarketData, {
    input: nothing,
    check: ({ name, lang }, probe) =>
      probe.holds(Boolean(name[lang]), `name.${lang}`, 'the name of the shop in its own language', name),
  }),

  caseOf(listMenus, {
    input: nothing,
    check: ({ items }, probe) => checkTwice(probe, items),
  }),

  caseOf(listMenuItems, {
    input: async (world) => ({ params: { menuId: await aMenu(world) } }),
    check({ items }, probe) {
      const ids = new Set(items.map(({ id }) => id));
      checkTwice(probe, items);
      for (const { id, parentId } of items) {
        probe.holds(
          parentId === null || ids.has(parentId),
          `entry ${id}: parentId`,
          'an entry of the same menu, or null',
          parentId,
        );
      }
    },
    more: [
      {
        what: 'entries lead to pages and categories that are there',
        async run(probe, world, { params }) {
          const categories = new Set((await world.categories()).map(({ slug }) => slug));
          const pages = new Set(
            (await world.get(listStaticPages, { query: { page: 1, size: 500 } })).items.map(
              ({ slug }) => slug,
            ),
          );
          for (const item of (await probe.ask(listMenuItems, { params })).items) {
            if (item.type === 'collection_page')
              probe.holds(categories.has(item.slug), `entry ${item.id}: slug`, 'a category', item.slug);
            if (item.type === 'static_page')
              probe.holds(pages.has(item.slug), `entry ${item.id}: slug`, 'a static page', item.slug);
          }
        },
      },
    ],
  }),

  caseOf(listSlides, { input: nothing, check: checkBanners }),
  caseOf(listBanners, { input: nothing, check: checkBanners }),

  caseOf(listBlocks, {
    input: firstPage,
    check: ({ items }, probe) => checkTwice(probe, items),
    more: [pagesAddUp(listBlocks, ({ items }: { items: Block[] }) => items)],
  }),

  caseOf(listCollections, {
    input: nothing,
    async check({ items }, probe, world) {
      const categories = new Set((await world.categories()).map(({ slug }) => slug));
      checkTwice(probe, items);
      for (const { id, categorySlug, variationIds } of items) {
        probe.holds(
          categorySlug === null || categories.has(categorySlug),
          `collection ${id}: categorySlug`,
          'a category, or null',
          categorySlug,
        );
        probe.equal(
          `collection ${id}: variations that come twice`,
          variationIds.length - new Set(variationIds).size,
          0,
        );
      }
    },
  }),

  caseOf(listNews, {
    input: firstPage,
    check({ items }, probe) {
      const moments = items.map(({ publishedAt }) => Date.parse(publishedAt));
      probe.equal(
        'moments, newest first',
        moments,
        moments.toSorted((a, b) => b - a),
      );
      probe.holds(
        moments.every((moment) => moment <= Date.now() + 60_000),
        'publishedAt',
        'no moment that is to come',
        moments[0],
      );
    },
    more: [
      pagesAddUp(listNews, ({ items }: { items: News[] }) => items),
      {
        what: 'a type keeps the others out',
        async run(probe, world) {
          const [first] = (await world.get(listNews, await firstPage())).items;
          if (!first) throw new Unavailable('the shop has no publications');
          const { items } = await probe.ask(listNews, { query: { type: first.type } });
          for (const [at, { type }] of items.entries()) probe.equal(`items.${at}.type`, type, first.type);
        },
      },
    ],
  }),

  caseOf(listStaticPages, {
    input: firstPage,
    check: ({ items }, probe) =>
      probe.equal('slugs that come twice', items.length - new Set(items.map(({ slug }) => slug)).size, 0),
    more: [
      pagesAddUp(
        listStaticPages,
        ({ items }: { items: StaticPage[] }) => items,
        ({ slug }: StaticPage) => slug,
      ),
    ],
  }),

  caseOf(getStaticPage, {
    input: async (world) => ({ params: { slug: (await aPage(world)).slug } }),
    check: async (answer, probe, world) => probe.equal('page', answer, await aPage(world)),
  }),

  caseOf(listSuppliers, {
    input: firstPage,
    check: ({ items }, probe) => checkTwice(probe, items),
    more: [pagesAddUp(listSuppliers, ({ items }: { items: Supplier[] }) => items)],
  }),

  caseOf(listBrands, {
    input: firstPage,
    check: ({ items }, probe) => checkTwice(probe, items),
    more: [pagesAddUp(listBrands, ({ items }: { items: Brand[] }) => items)],
  }),
];

function checkTwice(probe: Probe, items: readonly { id: number }[]): void {
  probe.equal('ids that come twice', items.length - new Set(items.map(({ id }) => id)).size, 0);
}

function checkBanners({ items }: { items: Banner[] }, probe: Probe): void {
  checkTwice(probe, items);
  for (const { id, translations } of items) {
    probe.holds(
      Object.keys(translations).length > 0,
      `banner ${id}: translations`,
      'at least one language',
      translations,
    );
  }
}

async function aMenu(world: World): Promise<number> {
  const [menu] = (await world.get(listMenus, {})).items;
  if (!menu) throw new Unavailable('the shop has no menus');
  return menu.id;
}

/** A static page of the shop. */
export async function aPage(world: World): Promise<StaticPage> {
  const [page] = (await world.get(listStaticPages, await firstPage())).items;
  if (!page) throw new Unavailable('the shop has no static pages');
  return page;
}
