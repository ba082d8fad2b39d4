import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import { getFilterData } from '#contract/catalogue/filter.ts';
import {
  type ListedVariation,
  listCategoryProducts,
  listCrossSellProducts,
  listRelatedProducts,
  listSimilarProducts,
  listSupplierProducts,
  MAX_CROSS_SELL,
} from '#contract/catalogue/listing.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';
import type { Probe } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

const itemsOf = ({ items }: { items: ListedVariation[] }) => items;
const productOf = ({ productId }: ListedVariation) => productId;

export const listingCases = [
  caseOf(listCategoryProducts, {
    input: async (world) => ({ params: { id: (await topCategory(world)).id }, query: { page: 1, size: 50 } }),
    async check({ items }, probe, world, { params }) {
      const inside = withDescendants(await world.categories(), Number(params.id));
      for (const [at, item] of items.entries()) {
        probe.holds(
          inside.has(item.categoryId),
          `items.${at}.categoryId`,
          'the category or one below it',
          item.categoryId,
        );
        await checkItem(probe, world, item, `items.${at}`);
      }
      probe.equal('products that come twice', items.length - new Set(items.map(productOf)).size, 0);
    },
    more: [
      pagesAddUp(listCategoryProducts, itemsOf, productOf),
      ...(
        [
          ['price-asc', ({ newPrice }: ListedVariation) => newPrice],
          ['price-desc', ({ newPrice }: ListedVariation) => -newPrice],
        ] as const
      ).map(([sort, keyOf]) => ({
        what: `it sorts by ${sort}`,
        async run(probe: Probe, world: World) {
          const { id } = await topCategory(world);
          const { items } = await probe.ask(listCategoryProducts, {
            params: { id },
            query: { page: 1, size: 50, sort },
          });
          const keys = items.map(keyOf);
          probe.equal(
            'prices in order',
            keys,
            keys.toSorted((a, b) => a - b),
          );
        },
      })),
      {
        what: 'filters narrow it: brand, price, in stock',
        async run(probe, _world, { params }) {
          const { items } = await probe.ask(listCategoryProducts, { params, query: { page: 1, size: 50 } });
          const branded = items.find(({ brandId }) => brandId !== null);
          const brand = branded?.brandId ?? 0;
          const price = branded?.newPrice ?? 0;
          const query = {
            page: 1,
            size: 50,
            'brand[]': [brand],
            'price-from': price,
            'price-to': price,
            available: 'true' as const,
          };
          const narrowed = await probe.ask(listCategoryProducts, { params, query });
          for (const [at, item] of narrowed.items.entries()) {
            probe.equal(`items.${at}.brandId`, item.brandId, brand);
            probe.equal(`items.${at}.newPrice`, item.newPrice, price);
            probe.holds(item.count > 0 || !item.tracking, `items.${at}.count`, 'more than 0', item.count);
          }
          probe.holds(
            narrowed.total <= items.length || items.length === 50,
            'total',
            `at most ${items.length}`,
            narrowed.total,
          );
        },
      },
    ],
  }),

  caseOf(getFilterData, {
    input: async (world) => ({ params: { id: (await topCategory(world)).id }, query: {} }),
    async check({ items, total }, probe, world, { params }) {
      const list = await world.get(listCategoryProducts, { params, query: { page: 1, size: 500 } });
      probe.equal('total', total, list.total);
      const sorts = items.map(({ sort }) => sort);
      probe.equal(
        'filters in their order',
        sorts,
        sorts.toSorted((a, b) => a - b),
      );
      const price = items.find((filter) => filter.type === 'price');
      if (price?.type === 'price' && list.total <= list.items.length) {
        const prices = list.items.map(({ newPrice }) => newPrice);
        probe.holds(
          price.min <= Math.min(...prices),
          'price: min',
          `at most ${Math.min(...prices)}`,
          price.min,
        );
        probe.holds(
          price.max >= Math.max(...prices),
          'price: max',
          `at least ${Math.max(...prices)}`,
          price.max,
        );
      }
    },
    more: [
      {
        what: 'each choice leaves as many products as it says',
        async run(probe, world, { params }) {
          const { items } = await probe.ask(getFilterData, { params, query: {} });
          for (const filter of items) {
            const byCount = filter.children.toSorted((a, b) => a.count - b.count);
            for (const choice of [...byCount.slice(0, 2), ...byCount.slice(2).slice(-1)]) {
              const query = { page: 1, size: 1, [`${filter.type}[]`]: [choice.id] };
              const { total } = await world.get(listCategoryProducts, { params, query });
              probe.equal(`${filter.type}: count of ${choice.id}`, choice.count, total);
            }
          }
        },
      },
    ],
  }),

  caseOf(listSupplierProducts, {
    input: async (world) => ({
      params: { id: (await world.anyVariation()).variation.stock.supplierId },
      query: { page: 1 },
    }),
    async check({ items, size }, probe, world, { params }) {
      probe.equal('size where none is asked for', size, 8);
      for (const [at, item] of items.entries()) {
        probe.equal(`items.${at}.supplierId`, item.supplierId, Number(params.id));
        await checkItem(probe, world, item, `items.${at}`);
      }
    },
    more: [pagesAddUp(listSupplierProducts, itemsOf, productOf)],
  }),

  caseOf(listSimilarProducts, {
    input: async (world) => ({ params: { id: (await world.anyVariation()).variation.id }, query: {} }),
    async check({ items, size }, probe, world) {
      const { product } = await world.anyVariation();
      probe.equal('size where none is asked for', size, 10);
      for (const [at, item] of items.entries()) {
        probe.holds(
          item.productId !== product.id,
          `items.${at}.productId`,
          'another product',
          item.productId,
        );
        await checkItem(probe, world, item, `items.${at}`);
      }
    },
    more: [pagesAddUp(listSimilarProducts, itemsOf, productOf)],
  }),

  caseOf(listCrossSellProducts, {
    async input(world) {
      const { product } = await world.find(
        'has cross-sell tags',
        (sold) => sold.product.crossSellTags.length > 0,
      );
      return { query: { 'tags[]': product.crossSellTags, except: product.id } };
    },
    async check({ items }, probe, world, { query }) {
      probe.holds(
        items.length <= MAX_CROSS_SELL,
        'number of items',
        `at most ${MAX_CROSS_SELL}`,
        items.length,
      );
      for (const [at, item] of items.entries()) {
        probe.holds(
          item.productId !== query.except,
          `items.${at}.productId`,
          'not the product that is left out',
          item.productId,
        );
        await checkItem(probe, world, item, `items.${at}`);
      }
    },
  }),

  caseOf(listRelatedProducts, {
    input: async (world) => ({ params: { id: (await topCategory(world)).id } }),
    async check({ items }, probe, world) {
      for (const [at, item] of items.entries()) {
        probe.holds(item.count > 0 || !item.tracking, `items.${at}.count`, 'more than 0', item.count);
        await checkItem(probe, world, item, `items.${at}`);
      }
    },
  }),
];

/** The category at the top above the first product. */
async function topCategory(world: World): Promise<Category> {
  const categories = new Map((await world.categories()).map((category) => [category.id, category]));
  let category = categories.get((await world.anyVariation()).product.categoryId);
  for (let steps = 0; category?.parentId && steps < 20; steps += 1)
    category = categories.get(category.parentId) ?? category;
  if (!category) throw new Error('GET /products names a category that GET /categories does not have');
  return category;
}

function withDescendants(categories: readonly Category[], id: number): Set<number> {
  const inside = new Set([id]);
  for (let before = 0; before < inside.size; ) {
    before = inside.size;
    for (const category of categories)
      if (category.parentId !== null && inside.has(category.parentId)) inside.add(category.id);
  }
  return inside;
}

/** An item of any list says of itself what the product says. */
export async function checkItem(
  probe: Probe,
  world: World,
  item: ListedVariation,
  field: string,
): Promise<void> {
  probe.equal(`${field}.discount`, item.discount, item.oldPrice - item.newPrice);
  probe.equal(
    `${field}.discountPercent`,
    item.discountPercent,
    discountPercent(item.newPrice, item.oldPrice),
  );
  probe.equal(`${field}.count`, item.count, item.stock.count);
  probe.equal(`${field}.variation.product`, item.variation.product, item.productId);
  const product = (await world.products()).find(({ id }) => id === item.productId);
  if (!product) return;
  const variation = product.variations.find(({ id }) => id === item.variation.id);
  probe.equal(`${field}.variations`, item.variations, product.variations.length);
  probe.equal(`${field}.newPrice`, item.newPrice, variation?.newPrice);
  probe.equal(`${field}.oldPrice`, item.oldPrice, variation?.oldPrice);
  probe.equal(`${field}.stock`, item.stock, variation?.stock);
  probe.equal(`${field}.tiers`, item.tiers, variation?.tiers);
}
