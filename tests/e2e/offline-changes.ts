import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { StockId } from '#contract/value/primitive.ts';
import { productPath } from '#domain/link/paths.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import type { Offer } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const SHOP = 'test';
const t = textsOf('ru');

/** Contents that a shopper should have, by their own presses. */
export interface Wanted {
  /** Pieces by stock. */
  cart: Map<StockId, number>;
  favourites: Set<StockId>;
  compare: Set<StockId>;
}

/** Numbers from 0 to below 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sold by the piece, with more than anybody here takes. */
export const isPlenty = ({ product, variation }: Offer) =>
  product.minOrder === 1 &&
  variation.tiers.length === 0 &&
  (!variation.tracking || variation.stock.count > 40);

/** Waits until the worker has kept these pages, with all the files that they need. */
export async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const pages = await caches.open('offline-pages:v1');
          const files = await caches.open('offline-files:v1');
          const index = await (await pages.match('/offline?kept'))?.json();
          for (const path of wanted) {
            const kept = index?.find((one: { path: string }) => one.path === path);
            if (!kept || !(await pages.match(path))) return path;
            for (const file of kept.files)
              if (!(await files.match(file, { ignoreVary: true }))) return `${path}: ${file}`;
          }
          return 'all';
        }, paths),
      { timeout: 20_000 },
    )
    .toBe('all');
}

/** Makes random changes as a shopper without a connection, by presses on kept pages. */
export async function changeOffline(
  context: BrowserContext,
  offers: readonly Offer[],
  { random, steps, wanted }: { random: () => number; steps: number; wanted: Wanted },
): Promise<{ tabs: number; done: string[] }> {
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const done: string[] = [];
  let tabs = 0;
  let page = context.pages()[0] ?? (await context.newPage());
  for (let step = 0; step < steps; step += 1) {
    if (random() < 0.3) {
      const other = await context.newPage();
      tabs += 1;
      // Half of the time both tabs stay open.
      if (random() < 0.5) await page.close();
      page = other;
    }
    const { variation } = pick(offers);
    const stock = variation.stock.id;
    const count = wanted.cart.get(stock) ?? 0;
    const what = pick(['cart', 'cart', 'cart', 'favourite', 'compare', 'cart page'] as const);
    if (what === 'cart page' && count > 0) {
      await page.goto(shopUrl(SHOP, '/cart'));
      const { lines } = shopPage(page).cart;
      const line = lines.filter({ has: page.locator(`a[href$="${productPath(variation.id)}"]`) });
      const [name, next] = pick([
        [t('cart.increase'), count + 1],
        [t('cart.decrease'), count - 1],
        [t('cart.remove', { name: variation.name.ru ?? '' }), 0],
      ] as const);
      await line.getByRole('button', { name }).click();
      wanted.cart.set(stock, next);
      done.push(`cart page: ${stock} → ${next}`);
    } else {
      await page.goto(shopUrl(SHOP, productPath(variation.id)));
      await expect(page.locator('html')).toHaveAttribute('data-seen', /^\d{4}-/);
      const { buyBox } = shopPage(page);
      if (what === 'favourite' || what === 'compare') {
        const list = what === 'favourite' ? wanted.favourites : wanted.compare;
        await page.locator(`.buy-box [data-action=${what}]`).click();
        if (!list.delete(stock)) list.add(stock);
        done.push(`${what}: ${stock} ${list.has(stock) ? 'in' : 'out'}`);
      } else {
        await (count === 0 ? buyBox.add : buyBox.increase).click();
        wanted.cart.set(stock, count + 1);
        done.push(`page: ${stock} → ${count + 1}`);
      }
    }
    await expectKept(page, wanted);
  }
  return { tabs, done };
}

/** Expects the browser to have kept the wanted contents. */
export async function expectKept(page: Page, wanted: Wanted): Promise<void> {
  const stockList = (key: string) =>
    page.evaluate(
      (name) =>
        JSON.parse(localStorage.getItem(name) ?? '[]').map(({ stockId }: { stockId: number }) => stockId),
      key,
    );
  await expect.poll(() => cartHere(page)).toEqual(counts(wanted.cart));
  expect((await stockList('favourites:v1')).sort()).toEqual([...wanted.favourites].sort());
  expect((await stockList('compare:v1')).sort()).toEqual([...wanted.compare].sort());
}

async function cartHere(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    JSON.parse(localStorage.getItem('cart:v1') ?? '{"lines":[]}')
      .lines.map(({ stock, count }: { stock: { id: number }; count: number }) => `${stock.id} × ${count}`)
      .sort(),
  );
}

/** Lines of a cart, sorted, without removed ones. */
export function counts(cart: ReadonlyMap<StockId, number>): string[] {
  return [...cart].flatMap(([stock, count]) => (count > 0 ? [`${stock} × ${count}`] : [])).sort();
}
