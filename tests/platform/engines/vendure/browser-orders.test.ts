import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderPath, productPath, searchPath } from '#domain/link/paths.ts';
import { codeOf } from '#platform/engines/vendure/orders.ts';
import { describeTargets } from '#platform/operations/order-targets.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { checkBooks } from '#tools/bench/load/books.ts';
import { LoadFile } from '#tools/bench/load/load-file.ts';
import { findBrowser } from '#tools/browser/find-browser.ts';
import { textsOf } from '../../../e2e/texts.ts';
import { aKillableShop, type KillableShop } from './a-killable-shop.ts';
import { aShopper, type Confirmed, type Shopper, type Wanted } from './a-shopper.ts';
import { describeVendure } from './a-vendure.ts';
import { getVendureBooks, inOrder, readOwnBooks } from './both-books.ts';

/** `VENDURE_ORDERS=50` measures, and says how it went. */
const ORDERS = Number(process.env['VENDURE_ORDERS'] ?? 6);
/** Of each side. */
const KILLS = ORDERS < 50 ? 1 : 3;

/** From the cart to the page that confirms an order. */
const ORDERING_MS = 3_000;
/** From the call that orders to its answer. */
const SENDING_MS = 100;

/** The connector looks every minute for what nobody told it. */
const BOOKS_AGREE = { timeout: 75_000, interval: 500 };

await describeVendure((vendure) => {
  const ends: (() => void | Promise<void>)[] = [];
  let browser: Browser;
  let shop: KillableShop;
  beforeAll(async () => {
    shop = await aKillableShop(vendure, (end) => ends.unshift(end));
    const executablePath = findBrowser(process.env);
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    ends.unshift(() => browser.close());
  }, 120_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const booksAgree = () =>
    vi.waitFor(
      async () => expect(await getVendureBooks(vendure)).toEqual(readOwnBooks(shop.sql)),
      BOOKS_AGREE,
    );

  test('[CHK-04] orders of browsers are in both books once, whichever side is killed', async () => {
    const file = new LoadFile(shop.file, 'vend');
    const opening = { stocks: file.stocks() };
    const kills = planKills(shop);
    const killing: Promise<void>[] = [];
    const confirmed: { order: Confirmed; wanted: Wanted[] }[] = [];
    let begun = 0;
    const orderInTurn = async (shopper: Shopper) => {
      for (let at = begun++; at < ORDERS; at = begun++) {
        const wanted = wishesOf(shop, at);
        for (const one of wanted) await shopper.add(one);
        for (const { kill, isAtSend } of kills.filter((one) => one.at === at)) {
          const ms = Math.random() * (isAtSend ? SENDING_MS : ORDERING_MS);
          killing.push(
            Promise.resolve(isAtSend && shopper.nextSend())
              .then(() => wait(ms))
              .then(kill),
          );
        }
        await shopper.goToCheckout();
        confirmed.push({ order: await shopper.order(), wanted });
      }
    };
    const shoppers = [
      await aShopper(browser, { ...shop, phone: '901234501' }),
      await aShopper(browser, { ...shop, phone: '901234502' }),
    ];
    for (const shopper of shoppers) await shopper.signUp();
    const began = performance.now();
    await Promise.all(shoppers.map(orderInTurn));
    await Promise.all(killing);
    const ordered = performance.now();
    await expect.poll(shop.waiting).toBe(0);
    await booksAgree();
    const agreed = performance.now();

    // By what the pages said; the sums of the file have to agree among themselves, too.
    const books = checkBooks(
      file,
      opening,
      confirmed.map(({ order }) => order),
    );
    expect(books).toMatchObject({ orders: ORDERS, faults: [] });
    const linesOf = Object.fromEntries(
      confirmed.map(({ order, wanted }) => [
        codeOf({ name: 'vend' }, order),
        inOrder(wanted).map(({ sku, count }) => expect.objectContaining({ sku, count })),
      ]),
    );
    const own = readOwnBooks(shop.sql).orders;
    expect(Object.fromEntries(own.map(({ code, lines }) => [code, lines]))).toEqual(linesOf);
    file.close();
    if (process.env['VENDURE_ORDERS'])
      console.info({
        orders: ORDERS,
        kills: kills.length,
        orderingSeconds: Math.round((ordered - began) / 1_000),
        booksAgreeAfterSeconds: Math.round((agreed - ordered) / 1_000),
        pressedAgain: shoppers.reduce((sum, { pressed }) => sum + pressed.again, 0),
        sends: shoppers.reduce((sum, { pressed }) => sum + pressed.sends, 0),
        piecesSold: books.piecesSold,
      });
  }, 600_000);

  test('[CHK-04] while Vendure is away pages, search and cart go on, and an order waits', async () => {
    const shopper = await aShopper(browser, { ...shop, phone: '901234503' });
    await shopper.signUp();
    const [wanted] = wishesOf(shop, 1);
    if (!wanted) throw new Error('The shop sells nothing.');
    await vendure.stop();
    const { page } = shopper;
    await page.goto(shop.origin + searchPath(wanted.sku));
    const found = page
      .getByRole('main')
      .locator(`a[href*="${productPath(wanted.variationId)}"]`)
      .first();
    await found.click();
    await page.waitForURL(`**${productPath(wanted.variationId)}`);
    await shopper.add(wanted);
    await shopper.goToCheckout();
    const order = await shopper.order();
    const told = () => describeTargets(chooseShop(shop.sql, 'vend')).join();
    await expect.poll(told).toMatch(/engine .*: 1 to be told, since Vendure at .* does not answer/);
    await page.goto(shop.origin + orderPath(order.token, order.id));
    await page.getByRole('main').getByText(textsOf('en')('order.state-accepted')).first().waitFor();
    expect(shopper.pressed).toEqual({ again: 0, sends: 1 });

    await vendure.start();
    await expect.poll(shop.waiting).toBe(0);
    await booksAgree();
  }, 120_000);
});

interface Kill {
  /** Number of the order that it falls into. */
  at: number;
  /** It falls between the call that orders and its answer; else into any moment of the way there. */
  isAtSend: boolean;
  kill: () => Promise<void>;
}

/** Each side in turn, at random orders that lie about as far apart. */
function planKills({ killed }: KillableShop): Kill[] {
  const all = Array.from({ length: KILLS }, () => Object.values(killed)).flat();
  return all.map((kill, turn) => ({
    at: Math.floor(((turn + Math.random()) * ORDERS) / all.length),
    isAtSend: Math.random() < 0.6,
    kill,
  }));
}

/** One or two things, of few, so that shoppers buy the same ones. */
function wishesOf({ sql }: KillableShop, at: number): Wanted[] {
  const goods = sql.all<{ variationId: number; sku: string }>`
    SELECT id AS variationId, data ->> '$.sku' AS sku FROM variation WHERE count > 50 ORDER BY sku LIMIT 5`;
  const wishes = at % 3 === 0 ? [at, at + 1] : [at];
  return wishes.flatMap((wish, place) => {
    const one = goods[wish % goods.length];
    return one ? [{ ...one, count: 1 + ((at + place) % 3) }] : [];
  });
}
