import {
  getHomeContent,
  getPageById,
  listNewsCategories,
  listPageConfigs,
} from '#contract/market/content.ts';
import {
  listBanners,
  listCollections,
  listNews,
  listSlides,
  listStaticPages,
} from '#contract/market/market.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';

export const contentCases = [
  caseOf(listPageConfigs, {
    input: nothing,
    check({ items }, probe) {
      probe.equal(
        'positions that come twice',
        items.length - new Set(items.map(({ position }) => position)).size,
        0,
      );
    },
  }),

  caseOf(listNewsCategories, {
    input: async () => ({ query: {} }),
    check: ({ items }, probe) =>
      probe.equal('ids that come twice', items.length - new Set(items.map(({ id }) => id)).size, 0),
    more: [
      {
        what: 'publications of a category are of it',
        async run(probe, world) {
          const [category] = (await probe.ask(listNewsCategories, { query: {} })).items;
          if (!category) throw new Unavailable('the shop has no categories of publications');
          const { items } = await world.get(listNews, { query: { category: category.id } });
          for (const [at, news] of items.entries())
            probe.equal(`items.${at}.categoryId`, news.categoryId, category.id);
          const { items: ofType } = await probe.ask(listNewsCategories, { query: { type: category.type } });
          for (const [at, { type }] of ofType.entries()) probe.equal(`items.${at}.type`, type, category.type);
        },
      },
    ],
  }),

  caseOf(getPageById, {
    async input(world) {
      const page = (await world.get(listStaticPages, { query: { page: 1, size: 100 } })).items.find(
        ({ id }) => id !== undefined,
      );
      if (page?.id === undefined) throw new Unavailable('no static page of the shop has an id');
      return { params: { id: page.id } };
    },
    async check(answer, probe, world, { params }) {
      const { items } = await world.get(listStaticPages, { query: { page: 1, size: 100 } });
      probe.equal(
        'page',
        answer,
        items.find(({ id }) => id === params.id),
      );
    },
  }),

  caseOf(getHomeContent, {
    input: nothing,
    async check({ collections, banners, slides, news }, probe, world) {
      const now = Date.now();
      const shown = <Item extends { active: boolean; endAt: string | null }>(items: readonly Item[]) =>
        items.filter(({ active, endAt }) => active && (endAt === null || Date.parse(endAt) > now));
      probe.equal('collections', collections, (await world.get(listCollections, {})).items);
      probe.equal('banners that are shown', shown(banners), shown((await world.get(listBanners, {})).items));
      probe.equal('slides that are shown', shown(slides), shown((await world.get(listSlides, {})).items));
      const newest = (await world.get(listNews, { query: { page: 1, size: 500 } })).items;
      probe.equal('news, newest first', news, newest.slice(0, news.length));
    },
  }),
];
