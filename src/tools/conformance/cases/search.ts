import { type ListedVariation, listSupplierProducts } from '#contract/catalogue/listing.ts';
import {
  type FoundMenuItem,
  findMenuItems,
  getSearchFilters,
  searchVariations,
} from '#contract/catalogue/search.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';
import type { World } from '#tools/conformance/probe/world.ts';
import { checkItem } from './listing.ts';

/** A word of no language. */
const NO_WORD = 'qzxwvqzxwv';

export const searchCases = [
  caseOf(searchVariations, {
    input: async (world) => ({ query: { q: await aWord(world) } }),
    async check({ variations, size, total }, probe, world) {
      probe.equal('size where none is asked for', size, 5);
      probe.holds(total > 0, 'total', 'at least the product whose name has the word', total);
      for (const [at, item] of variations.entries()) await checkItem(probe, world, item, `variations.${at}`);
    },
    more: [
      pagesAddUp(
        searchVariations,
        ({ variations }: { variations: ListedVariation[] }) => variations,
        ({ productId }: ListedVariation) => productId,
      ),
      {
        what: 'a whole sku finds its variation first',
        async run(probe, world) {
          const { variation } = await world.find('has an sku', (sold) => sold.variation.sku.length > 1);
          const { variations } = await probe.ask(searchVariations, { query: { q: variation.sku } });
          probe.equal('variations.0.variation.sku', variations[0]?.variation.sku, variation.sku);
        },
      },
      {
        what: 'one character, or a word that nothing has, finds nothing',
        async run(probe) {
          for (const q of ['a', NO_WORD]) {
            const { variations, total } = await probe.ask(searchVariations, { query: { q } });
            probe.equal(`found for ${q}`, [variations, total], [[], 0]);
          }
        },
      },
      {
        what: 'no words with a supplier find what the list of the supplier has',
        async run(probe, world) {
          const { supplierId } = (await world.anyVariation()).variation.stock;
          const own = { params: { id: supplierId }, query: { page: 1, size: 1 } };
          const query = { q: '', size: 1, 'supplier[]': [supplierId] };
          const { total } = await probe.ask(searchVariations, { query });
          probe.equal('total', total, (await world.get(listSupplierProducts, own)).total);
        },
      },
      {
        what: 'no words with a brand find its products only',
        async run(probe, world) {
          const { product } = await world.find('is of a brand', (sold) => sold.product.brandId !== null);
          const query = { q: '', size: 50, 'brand[]': [product.brandId ?? 0] };
          const { variations, total } = await probe.ask(searchVariations, { query });
          probe.holds(total > 0, 'total', 'at least the product of the brand', total);
          for (const [at, item] of variations.entries())
            probe.equal(`variations.${at}.brandId`, item.brandId, product.brandId);
        },
      },
    ],
  }),

  caseOf(getSearchFilters, {
    input: async (world) => ({ query: { q: await aWord(world) } }),
    async check({ total }, probe, world, { query }) {
      probe.equal('total', total, (await world.get(searchVariations, { query })).total);
    },
  }),

  caseOf(findMenuItems, {
    async input(world) {
      const [category] = await world.categories();
      return { query: { name: Object.values(category?.name ?? {})[0] ?? '' } };
    },
    async check({ items, size }, probe, world) {
      const [category] = await world.categories();
      probe.equal('size where none is asked for', size, 5);
      probe.holds(
        items.some(({ kind, id }) => kind === 'category' && id === category?.id),
        'items',
        `the category ${category?.id}, whose name was asked for`,
        items.map(({ kind, id }) => `${kind} ${id}`),
      );
    },
    more: [
      {
        what: 'a word that nothing has finds nothing',
        run: async (probe) =>
          probe.equal('total', (await probe.ask(findMenuItems, { query: { name: NO_WORD } })).total, 0),
      },
      pagesAddUp(
        findMenuItems,
        ({ items }: { items: FoundMenuItem[] }) => items,
        ({ kind, id }: FoundMenuItem) => `${kind} ${id}`,
      ),
    ],
  }),
];

/** A word of the first product's name. */
async function aWord(world: World): Promise<string> {
  const { product } = await world.anyVariation();
  const words = Object.values(product.name).flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []);
  return words[0] ?? product.variations[0]?.sku ?? '';
}
