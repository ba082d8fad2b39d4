import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productPath } from '#domain/link/paths.ts';
import { inventorySchema } from '#publisher/render/compile/script-inventory.ts';
import { registerCustomer } from '#sandbox/demo/paying-customer.ts';
import { aBenchCustomer, BENCH_SHOP, type BenchCustomer, withCaller } from './client/bench-customer.ts';
import { type Figure, overBudget } from './client/figure.ts';
import { findOpener, measurePage, measurePress } from './client/first-touch.ts';
import { flowPages } from './client/flow-pages.ts';
import { ADD, flows, IN_CART, measureFlow } from './client/interactions.ts';
import { measureShift } from './client/layout-shift.ts';
import { measureBytes } from './client/page-bytes.ts';
import { openPhone, type Phone } from './client/phone.ts';
import { type Press, pagesWith, presses } from './client/presses.ts';
import { type GoodsKind, goodsPaths, readShopGoods } from './client/shop-goods.ts';

/** Widths of screens on which pages have to stand still: a phone, and a screen on a desk. */
const SHIFT_WIDTHS = [390, 1440];

/** Parts that can be measured alone. */
export const CLIENT_PARTS = ['visits', 'presses', 'lighthouse'] as const;

export interface ClientBenchOptions {
  /** Shops that are built and served, with the sandbox behind them. */
  stack: {
    originPattern: string;
    sitesDirectory: string;
    assetsDirectory: string;
    inventoryFile: string;
    platformUrl: string;
  };
  /** The program of a Chromium. */
  browser: string;
  /** How often each time is measured. */
  repeats: number;
  /** Loads before the measured ones: with the third, a browser runs scripts that it keeps compiled. */
  warmUps: number;
  /** How many times slower the processor is made. */
  slower: number;
  /** Pages at most that Lighthouse looks at, and how often at each. */
  audited: { pages: number; runs: number };
  /** One of the parts; all where left out. */
  only?: string | undefined;
  onStep: (step: string) => void;
}

/** Figures that `npm run bench -- client --json FILE` writes: bytes as Brotli, times in milliseconds. */
export interface ClientBench {
  figures: Readonly<Record<string, number>>;
  /** Words of the audits of Lighthouse that failed. */
  audits: readonly string[];
  /** The slowest press or key of each run of a flow. */
  slowest: readonly string[];
  /** Figures over their budget; empty where all is well. */
  over: readonly string[];
}

/** Measures what a shopper waits for, on a phone slower than this machine. */
export async function benchClient(options: ClientBenchOptions): Promise<ClientBench> {
  const shops = (await readdir(options.stack.sitesDirectory)).sort();
  const slowest: string[] = [];
  const has = (part: (typeof CLIENT_PARTS)[number]) => (options.only ?? part) === part;
  const figures: Figure[] = [];
  if (has('visits') || has('presses')) {
    const customer = await aBenchCustomer(options.stack.platformUrl);
    if (has('visits'))
      figures.push(...(await measureVisits(options, customer, (what) => slowest.push(what))));
    if (has('presses')) figures.push(...(await measurePresses(options, customer)));
  }
  let audits: readonly string[] = [];
  if (has('lighthouse')) {
    // Read where it is used: it is large, and all benches would wait for it.
    const { benchLighthouse } = await import('./client/lighthouse.ts');
    const said = await benchLighthouse({ ...options, shops, ...options.audited });
    figures.push(...said.figures);
    audits = said.audits;
  }
  return {
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
    audits,
    slowest,
    over: overBudget(figures),
  };
}

async function measureVisits(
  options: ClientBenchOptions,
  customer: BenchCustomer,
  note: (what: string) => void,
): Promise<Figure[]> {
  const { stack, browser, repeats, warmUps, slower, onStep } = options;
  const origin = stack.originPattern.replace('{subdomain}', BENCH_SHOP);
  const inventory = inventorySchema.parse(JSON.parse(await readFile(stack.inventoryFile, 'utf8')));
  const figures: Figure[] = [];
  onStep('weighing pages');
  const scripts = inventory.map(({ url }) => url).filter((url) => url.startsWith('/_astro/'));
  const siteDirectory = join(stack.sitesDirectory, BENCH_SHOP);
  figures.push(...(await measureBytes({ siteDirectory, assetsDirectory: stack.assetsDirectory, scripts })));

  for (const signedIn of [false, true]) {
    const session = signedIn ? customer.session : undefined;
    const pages = flowPages(customer).filter((page) => page.signedIn === signedIn);
    await withPhone(browser, origin, { session, slower }, async (phone) => {
      if (!signedIn) await fillCart(phone, origin, customer);
      for (const page of pages) {
        onStep(`opening ${page.name}`);
        figures.push(...(await measurePage(phone, origin, page, { repeats, warmUps })));
      }
      for (const flow of flows(customer).filter((one) => one.signedIn === signedIn)) {
        onStep(`going through ${flow.name}`);
        figures.push(...(await measureFlow(phone, origin, flow, repeats, note)));
      }
    });
    for (const width of SHIFT_WIDTHS)
      await withPhone(browser, origin, { session, slower, width }, async (phone) => {
        if (!signedIn) await fillCart(phone, origin, customer);
        onStep(`watching pages at ${width} pixels`);
        for (const page of pages) figures.push(await measureShift(phone, origin, page, width));
      });
  }
  return figures;
}

/** Measures every press that opens something, each in the first shop that has it. Throws where none has. */
async function measurePresses(
  { stack, browser, repeats, warmUps, slower, onStep }: ClientBenchOptions,
  customer: BenchCustomer,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const shops = {
    sitesDirectory: stack.sitesDirectory,
    first: BENCH_SHOP,
    goodsOf: async (shop: string, kind: GoodsKind) =>
      goodsPaths(await withCaller(stack.platformUrl, shop, readShopGoods), kind),
  };
  const sessionOf = async (shop: string) =>
    shop === BENCH_SHOP ? customer.session : (await registerCustomer(stack.platformUrl, shop)).session;
  for (const press of presses()) {
    onStep(`pressing what opens ${press.name}`);
    const width = press.isWide ? SHIFT_WIDTHS.at(-1) : SHIFT_WIDTHS[0];
    let isMeasured = false;
    for (const { shop, path } of await pagesWith(press, shops)) {
      const origin = stack.originPattern.replace('{subdomain}', shop);
      const session = press.signedIn ? await sessionOf(shop) : undefined;
      await withPhone(browser, origin, { session, slower, ...(width && { width }) }, async (phone) => {
        if (press.needsCart) await fillCart(phone, origin, customer);
        if (!(await hasOpener(phone, origin + path, press))) return;
        figures.push(...(await measurePress(phone, origin + path, press, { repeats, warmUps })));
        isMeasured = true;
      });
      if (isMeasured) break;
    }
    if (!isMeasured) throw new Error(`No page of the built shops shows what opens ${press.name}.`);
  }
  return figures;
}

async function hasOpener(phone: Phone, address: string, press: Press): Promise<boolean> {
  const page = await phone.open(() => {}, undefined);
  await page.goto(address);
  const found = await findOpener(page, press).then(
    () => true,
    () => false,
  );
  await page.close();
  return found;
}

async function fillCart(phone: Phone, origin: string, { variationId }: BenchCustomer): Promise<void> {
  const page = await phone.open(() => {}, undefined);
  await page.goto(origin + productPath(variationId));
  await page.locator(ADD).click();
  await page.locator(IN_CART).waitFor();
  await page.close();
}

async function withPhone(
  browser: string,
  origin: string,
  options: { session?: string | undefined; slower: number; width?: number },
  use: (phone: Phone) => Promise<void>,
): Promise<void> {
  const phone = await openPhone(browser, origin, options);
  try {
    await use(phone);
  } finally {
    await phone.close();
  }
}
