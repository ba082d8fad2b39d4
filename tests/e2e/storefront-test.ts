import { test as base } from '@playwright/test';
import type { Category, Product, Variation } from '#contract/catalogue.ts';
import type { DemoShop } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';

/** What a shop sells, as its platform says. */
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
    async ({ browser }, use) => {
      const known = new Map<DemoShop, Promise<Catalogue>>();
      const ask = async (shop: DemoShop): Promise<Catalogue> => {
        const page = await browser.newPage();
        await page.goto(shopUrl(shop, '/cart'));
        const [products, categories] = await page.evaluate(() =>
          Promise.all(
            ['products?size=500', 'categories'].map(async (call) => {
              const answer = await fetch(`/market-api/${call}`);
              if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
              return (await answer.json()).items;
            }),
          ),
        );
        await page.close();
        return { products, categories };
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
 * The variations of a catalogue that fit, in its order. Throws where there is none: the demo shops have all
 * that tests need.
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
