import { getProfile } from '#contract/account/account.ts';
import {
  getCachedMarketData,
  getUserByToken,
  isUpdated,
  listCachedBanners,
  listCachedBlocks,
  listCachedMenus,
  listCachedSlides,
  listCachedSupplierNames,
  listCachedSuppliers,
  updateCache,
} from '#contract/cache/cache.ts';
import {
  getMarketData,
  listBanners,
  listBlocks,
  listMenuItems,
  listMenus,
  listSlides,
  listSuppliers,
} from '#contract/market/market.ts';
import type { Banner } from '#contract/market/market-schema.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';

const LONG_AGO = '2000-01-01T00:00:00.000Z';
const all = { query: { page: 1, size: 500 } };

/** The cache service has what the shop has. */
export const cacheCases = [
  caseOf(isUpdated, {
    input: async () => ({ query: { lastUpdatedAt: LONG_AGO } }),
    check: ({ updated }, probe) => probe.equal('updated since 2000', updated, true),
    more: [
      {
        what: 'who has the newest is told so',
        async run(probe) {
          const { updatedAt } = await probe.ask(isUpdated, { query: { lastUpdatedAt: LONG_AGO } });
          const again = await probe.ask(isUpdated, { query: { lastUpdatedAt: updatedAt } });
          probe.equal('updated since updatedAt', again, { updated: false, updatedAt });
        },
      },
    ],
  }),

  caseOf(getCachedMarketData, {
    input: nothing,
    check: async (answer, probe, world) =>
      probe.equal('market data', answer, await world.get(getMarketData, {})),
  }),

  caseOf(listCachedMenus, {
    input: nothing,
    async check(answer, probe, world) {
      const menus = Object.values(answer).flat();
      const items = [];
      for (const { id } of (await world.get(listMenus, {})).items)
        items.push(...(await world.get(listMenuItems, { params: { menuId: id } })).items);
      const cached = menus.flatMap((menu) => menu.items.flatMap(withChildren));
      probe.equal(
        'ids of all entries',
        cached.toSorted(byNumber),
        items.map(({ id }) => id).toSorted(byNumber),
      );
      for (const [position, ofPosition] of Object.entries(answer)) {
        for (const menu of ofPosition)
          probe.equal(`${position}: position of menu ${menu.id}`, menu.position, position);
      }
    },
  }),

  caseOf(listCachedSuppliers, {
    input: nothing,
    check: async ({ items }, probe, world) =>
      probe.equal('suppliers', items, (await world.get(listSuppliers, all)).items),
  }),

  caseOf(listCachedSupplierNames, {
    input: nothing,
    async check({ items }, probe, world) {
      const suppliers = (await world.get(listSuppliers, all)).items;
      probe.equal(
        'suppliers',
        items,
        suppliers.map(({ id, name, logo }) => ({ id, name, logo })),
      );
    },
  }),

  caseOf(listCachedBlocks, {
    input: nothing,
    check: async ({ items }, probe, world) =>
      probe.equal('blocks', items, (await world.get(listBlocks, all)).items),
  }),

  caseOf(listCachedBanners, {
    input: nothing,
    check: async ({ items }, probe, world) =>
      probe.equal('banners that are shown now', items, shown((await world.get(listBanners, {})).items)),
  }),

  caseOf(listCachedSlides, {
    input: nothing,
    check: async ({ items }, probe, world) =>
      probe.equal('slides that are shown now', items, shown((await world.get(listSlides, {})).items)),
  }),

  caseOf(updateCache, {
    writes: true,
    input: nothing,
    async check({ updatedAt }, probe, world) {
      const { updatedAt: known } = await world.get(isUpdated, { query: { lastUpdatedAt: LONG_AGO } });
      probe.holds(
        Date.parse(known) >= Date.parse(updatedAt),
        'updatedAt of is-updated',
        `at least ${updatedAt}`,
        known,
      );
    },
  }),
];

/** Calls about the signed-in shopper at the cache service. */
export const cacheUserCases = [
  caseOf(getUserByToken, {
    input: nothing,
    check: async (answer, probe, world) =>
      probe.equal('user', answer, await world.get(getProfile, {}, await world.token())),
  }),
];

interface Entry {
  id: number;
  children: Entry[];
}

function withChildren({ id, children }: Entry): number[] {
  return [id, ...children.flatMap(withChildren)];
}

function shown(banners: readonly Banner[]): Banner[] {
  return banners.filter(({ active, endAt }) => active && (endAt === null || Date.parse(endAt) > Date.now()));
}

function byNumber(a: number, b: number): number {
  return a - b;
}
