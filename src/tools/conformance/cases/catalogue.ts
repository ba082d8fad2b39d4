import {
  getCategoryPath,
  getProduct,
  listCategories,
  listCategorySteps,
  listPrices,
  listProducts,
} from '#contract/catalogue/catalogue.ts';
import { MAX_PRICE_IDS, type Product } from '#contract/catalogue/catalogue-schema.ts';
import { listBrands, listSuppliers } from '#contract/market/market.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { UNKNOWN_ID } from '#tools/conformance/probe/common-checks.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';
import type { Probe } from '#tools/conformance/probe/probe.ts';

export const catalogueCases = [
  caseOf(listProducts, {
    input: async () => ({ query: { page: 1, size: 50 } }),
    check({ items }, probe) {
      const ids = items.map(({ id }) => id);
      probe.equal(
        'ids in their order',
        ids,
        ids.toSorted((a, b) => a - b),
      );
      const variations = items.flatMap((product) => product.variations.map(({ id }) => id));
      probe.equal('variations that come twice', variations.length - new Set(variations).size, 0);
      for (const product of items) checkProduct(probe, product);
    },
    more: [
      pagesAddUp(listProducts, ({ items }: { items: Product[] }) => items),
      {
        what: 'what products name is there: category, brand, suppliers',
        async run(probe, world) {
          const all = { page: 1, size: 500 };
          const categories = new Set((await world.categories()).map(({ id }) => id));
          const brands = new Set((await world.get(listBrands, { query: all })).items.map(({ id }) => id));
          const suppliers = new Set(
            (await world.get(listSuppliers, { query: all })).items.map(({ id }) => id),
          );
          for (const { id, categoryId, brandId, supplierId, variations } of await world.products()) {
            probe.holds(
              categories.has(categoryId),
              `product ${id}: categoryId`,
              'a category of GET /categories',
              categoryId,
            );
            probe.holds(
              brandId === null || brands.has(brandId),
              `product ${id}: brandId`,
              'a brand of GET /brands',
              brandId,
            );
            for (const sold of [supplierId, ...variations.map(({ stock }) => stock.supplierId)]) {
              probe.holds(
                suppliers.has(sold),
                `product ${id}: supplierId`,
                'a supplier of GET /supplier',
                sold,
              );
            }
          }
        },
      },
      {
        what: 'only products of the ids that are asked for come, in their order',
        async run(probe, world) {
          const [first, , third] = await world.products();
          const wanted = [first, third].filter((one) => one !== undefined);
          const ids = [...wanted.map(({ id }) => id).reverse(), UNKNOWN_ID].join(',');
          const { items, total } = await probe.ask(listProducts, { query: { ids, size: 100 } });
          probe.equal('items', items, wanted);
          probe.equal('total', total, wanted.length);
        },
      },
      {
        what: 'it takes at most 500 a page',
        run: async (probe) =>
          void (await probe.refused(
            listProducts,
            { query: { size: 501 } },
            { status: 400, code: 'invalid', field: 'size' },
          )),
      },
    ],
  }),

  caseOf(getProduct, {
    input: async (world) => ({ params: { id: (await world.anyVariation()).variation.id } }),
    check: async (answer, probe, world) =>
      probe.equal('product', answer, (await world.anyVariation()).product),
    more: [
      {
        what: 'every variation of a product gives the product',
        async run(probe, world) {
          const several = await world.find(
            'has several variations',
            ({ product }) => product.variations.length > 1,
          );
          const last = several.product.variations.at(-1) ?? several.variation;
          probe.equal('product', await probe.ask(getProduct, { params: { id: last.id } }), several.product);
        },
      },
    ],
  }),

  caseOf(listCategories, {
    input: nothing,
    check({ items }, probe) {
      const byId = new Map(items.map((category) => [category.id, category]));
      probe.equal('ids that come twice', items.length - byId.size, 0);
      probe.equal('slugs that come twice', items.length - new Set(items.map(({ slug }) => slug)).size, 0);
      for (const { id, parentId } of items) {
        probe.holds(
          parentId === null || byId.has(parentId),
          `category ${id}: parentId`,
          'a category of the list, or null',
          parentId,
        );
        const above = new Set([id]);
        for (
          let parent = parentId;
          parent !== null && byId.has(parent);
          parent = byId.get(parent)?.parentId ?? null
        ) {
          if (!above.has(parent)) above.add(parent);
          else return probe.differs(`category ${id}: parentId`, 'no circle of categories', parent);
        }
      }
    },
  }),

  caseOf(listPrices, {
    async input(world) {
      const ids = (await world.products()).flatMap(({ variations }) => variations.map(({ id }) => id));
      return { query: { ids: ids.slice(0, 20).join(',') } };
    },
    async check({ items }, probe, world, { query }) {
      const variations = new Map(
        (await world.products()).flatMap((product) => product.variations.map((one) => [one.id, one])),
      );
      probe.equal('ids', items.map(({ variationId }) => variationId).join(','), query.ids);
      for (const [
        at,
        { variationId, newPrice, oldPrice, discount, discountPercent: percent, count },
      ] of items.entries()) {
        const variation = variations.get(variationId);
        probe.equal(`items.${at}.newPrice`, newPrice, variation?.newPrice);
        probe.equal(`items.${at}.oldPrice`, oldPrice, variation?.oldPrice);
        probe.equal(`items.${at}.count`, count, variation?.stock.count);
        probe.equal(`items.${at}.discount`, discount, oldPrice - newPrice);
        probe.equal(`items.${at}.discountPercent`, percent, discountPercent(newPrice, oldPrice));
      }
    },
    more: [
      {
        what: 'ids come once, unknown ones are left out',
        async run(probe, world) {
          const { id } = (await world.anyVariation()).variation;
          const { items } = await probe.ask(listPrices, { query: { ids: `${id},${UNKNOWN_ID},${id}` } });
          probe.equal(
            'ids',
            items.map(({ variationId }) => variationId),
            [id],
          );
        },
      },
      {
        what: `it takes at most ${MAX_PRICE_IDS} ids`,
        async run(probe) {
          const ids = Array.from({ length: MAX_PRICE_IDS + 1 }, (_, index) => index + 1).join(',');
          await probe.refused(listPrices, { query: { ids } }, { status: 400, code: 'invalid', field: 'ids' });
        },
      },
    ],
  }),

  caseOf(getCategoryPath, {
    input: async (world) => ({ params: { id: (await world.anyVariation()).product.id } }),
    async check({ items }, probe, world) {
      const categories = new Map((await world.categories()).map((category) => [category.id, category]));
      const path: number[] = [];
      let step: number | null | undefined = (await world.anyVariation()).product.categoryId;
      for (; typeof step === 'number' && !path.includes(step); step = categories.get(step)?.parentId)
        path.unshift(step);
      probe.equal(
        'ids from the top down',
        items.map(({ id }) => id),
        path,
      );
      for (const [at, { path: above }] of items.entries())
        probe.equal(`items.${at}.path`, above, path.slice(0, at).join(','));
    },
  }),

  caseOf(listCategorySteps, {
    input: async (world) => ({
      query: {
        'ids[]': (await world.categories())
          .slice(0, 3)
          .map(({ id }) => id)
          .reverse(),
      },
    }),
    check({ items }, probe, _world, { query }) {
      probe.equal(
        'ids in the order of the query',
        items.map(({ id }) => id),
        query['ids[]'],
      );
    },
    more: [
      {
        what: 'unknown ids are left out',
        async run(probe) {
          const { items } = await probe.ask(listCategorySteps, { query: { 'ids[]': [UNKNOWN_ID] } });
          probe.equal('items', items, []);
        },
      },
    ],
  }),
];

function checkProduct(probe: Probe, { id, rating, variations }: Product): void {
  const reviews = rating.bars.reduce((sum, bar) => sum + bar, 0);
  probe.equal(`product ${id}: sum of rating.bars`, reviews, rating.count);
  for (const variation of variations) {
    const field = `variation ${variation.id}`;
    probe.holds(
      variation.newPrice <= variation.oldPrice,
      `${field}: newPrice`,
      `at most oldPrice, ${variation.oldPrice}`,
      variation.newPrice,
    );
    for (const tier of variation.tiers) {
      probe.holds(tier.max === null || tier.max >= tier.min, `${field}: tiers`, 'max at least min', tier);
      probe.holds(
        tier.fixedDiscount <= variation.newPrice,
        `${field}: tiers`,
        'a discount of at most the price',
        tier,
      );
    }
  }
}
