import { test as base } from '@playwright/test';
import type { Pattern } from '#contract/cart/pattern.ts';
import type { Category, Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { askShop } from './ask-shop.ts';
import type { DemoShop } from './demo-shops.ts';

/** Goods of a shop, as its platform lists them. */
export interface Catalogue {
  products: Product[];
  categories: Category[];
}

interface WorkerFixtures {
  /** The catalogue of a shop, asked for through the shop's own host once a worker. */
  catalogueOf: (shop: DemoShop) => Promise<Catalogue>;
}

export const test = base.extend<object, WorkerFixtures>({
  catalogueOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures it uses.
    async ({}, use) => {
      const known = new Map<DemoShop, Promise<Catalogue>>();
      const ask = async (shop: DemoShop): Promise<Catalogue> => {
        const [products, categories] = await Promise.all([
          askShop<{ items: Product[] }>(shop, 'products?size=500'),
          askShop<{ items: Category[] }>(shop, 'categories'),
        ]);
        const ids = categories.items.map(({ id }) => `category[]=${id}`).join('&');
        const { items } = await askShop<{ items: Pattern[] }>(shop, `sell-record-patterns?${ids}`);
        const offering = await Promise.all(
          [...new Set(products.items.map(({ categoryId }) => categoryId))].map(async (id) => {
            const related = await askShop<{ items: unknown[] }>(shop, `categories/${id}/related-products`);
            return related.items.length > 0 ? [id] : [];
          }),
        );
        const asking = [...items.flatMap(({ categoryIds }) => categoryIds), ...offering.flat()];
        // A press of "add" opens a dialog there, so tests of other things come upon them last.
        const later = products.items.filter(({ categoryId }) => asking.includes(categoryId));
        const first = products.items.filter((product) => !later.includes(product));
        return { products: [...first, ...later], categories: categories.items };
      };
      await use((shop) => {
        const catalogue = known.get(shop) ?? ask(shop);
        known.set(shop, catalogue);
        return catalogue;
      });
    },
    { scope: 'worker' },
  ],
});

/** A product with one of its variations. */
export interface Offer {
  product: Product;
  variation: Variation;
}

/**
 * The variations of a catalogue that fit, in its order. Throws if there is none: the demo shops have all that
 * tests need.
 */
export function findOffers({ products }: Catalogue, fits: (offer: Offer) => boolean): [Offer, ...Offer[]] {
  const [first, ...others] = products
    .flatMap((product) => product.variations.map((variation) => ({ product, variation })))
    .filter(fits);
  if (!first) throw new Error(`No variation of the catalogue fits ${fits}`);
  return [first, ...others];
}

/** Sold by the piece, from one on, with so few pieces that a test can reach the end of them. */
export function isScarce({ product, variation }: Offer): boolean {
  const { tracking, stock, tiers } = variation;
  return tracking && stock.count >= 3 && stock.count <= 30 && product.minOrder === 1 && tiers.length === 0;
}

/** One that is scarce, but dear enough for an order by itself. */
export function isOrderable(offer: Offer): boolean {
  return isScarce(offer) && offer.variation.newPrice > 300_000;
}
