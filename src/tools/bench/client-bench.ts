import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cartPath, categoryPath, homePath, productPath, profilePath } from '#domain/link/paths.ts';
import { inventorySchema } from '#publisher/render/compile/script-inventory.ts';
import { aBenchCustomer, BENCH_SHOP, type BenchCustomer } from './client/bench-customer.ts';
import { type Figure, overBudget } from './client/figure.ts';
import { measureDialog, measurePage, type TouchedDialog } from './client/first-touch.ts';
import { flowPages } from './client/flow-pages.ts';
import { ADD, flows, IN_CART, measureFlow } from './client/interactions.ts';
import { measureShift } from './client/layout-shift.ts';
import { measureBytes } from './client/page-bytes.ts';
import { openPhone, type Phone } from './client/phone.ts';

/** Widths of screens on which pages have to stand still: a phone, and a screen on a desk. */
const SHIFT_WIDTHS = [390, 1440];

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
  /** Nothing but what Lighthouse says. */
  lighthouseOnly?: boolean;
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
  const own = options.lighthouseOnly ? [] : await measureVisits(options, (what) => slowest.push(what));
  // Read where it is used: it is large, and all benches would wait for it.
  const { benchLighthouse } = await import('./client/lighthouse.ts');
  const { figures: theirs, audits } = await benchLighthouse({ ...options, shops, ...options.audited });
  const figures = [...own, ...theirs];
  return {
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
    audits,
    slowest,
    over: overBudget(figures),
  };
}

async function measureVisits(
  { stack, browser, repeats, warmUps, slower, onStep }: ClientBenchOptions,
  note: (what: string) => void,
): Promise<Figure[]> {
  const origin = stack.originPattern.replace('{subdomain}', BENCH_SHOP);
  const inventory = inventorySchema.parse(JSON.parse(await readFile(stack.inventoryFile, 'utf8')));
  const figures: Figure[] = [];
  onStep('weighing pages');
  const scripts = inventory.map(({ url }) => url).filter((url) => url.startsWith('/_astro/'));
  const siteDirectory = join(stack.sitesDirectory, BENCH_SHOP);
  figures.push(...(await measureBytes({ siteDirectory, assetsDirectory: stack.assetsDirectory, scripts })));

  const customer = await aBenchCustomer(stack.platformUrl);
  for (const signedIn of [false, true]) {
    const session = signedIn ? customer.session : undefined;
    const pages = flowPages(customer).filter((page) => page.signedIn === signedIn);
    await withPhone(browser, origin, { session, slower }, async (phone) => {
      if (!signedIn) await fillCart(phone, origin, customer);
      for (const page of pages) {
        onStep(`opening ${page.name}`);
        figures.push(...(await measurePage(phone, origin, page, { repeats, warmUps })));
      }
      for (const dialog of signedIn ? [] : dialogs(customer)) {
        onStep(`touching what opens ${dialog.name}`);
        figures.push(...(await measureDialog(phone, origin, dialog, { repeats, warmUps })));
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

/** Dialogs that a guest opens by a touch. */
function dialogs({ categorySlug }: BenchCustomer): TouchedDialog[] {
  const inDialog = (control: string) => `dialog[open] ${control}`;
  return [
    {
      name: 'variation',
      path: categoryPath(categorySlug),
      opener: 'article a[data-action=choose]',
      control: inDialog('.variation__chooser button'),
    },
    {
      name: 'sign-in-dialog',
      path: homePath(),
      opener: `#more a[href="${profilePath()}"]`,
      popover: '#more',
      control: inDialog('input[type=tel]'),
    },
    {
      name: 'address-dialog',
      path: cartPath(),
      opener: 'button[data-action=address]',
      control: inDialog('select'),
    },
  ];
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
