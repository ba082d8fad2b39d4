import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { OpenLog } from '#lib/log/open-log.ts';
import { percentile } from '#lib/percentile.ts';
import { scratchFolder } from '#lib/scratch-folder.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { startSandboxAt } from '#sandbox/start-demo-platform.ts';
import { provideBrowser } from '#tools/browser/find-browser.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { runShops } from '#tools/stack/run-shops.ts';
import { benchDemo } from './bench-demo.ts';

const SHOP = 'local';

/** An owner sees a change within so many milliseconds, the half of them at least. */
const BUDGET = 1_000;

/**
 * Milliseconds from a change on the operator's page: `seen` until the phone there shows it, `next` the same
 * of a second one that is made in that moment, `released` until shoppers have that one.
 */
export interface LookBench {
  changes: number;
  pages: number;
  seenP50: number;
  seenMax: number;
  nextP50: number;
  nextMax: number;
  releasedP50: number;
  releasedMax: number;
  faults: string[];
}

/** Chooses colours on the operator's page of a demo shop, one by one, and waits for the phone there. */
export async function benchLook(
  { changes, products }: { changes: number; products: number },
  { env, signal, log, onStep }: LookBenchContext,
): Promise<LookBench> {
  const folder = await mkdtemp(join(scratchFolder(), 'look-'));
  const ended = new AbortController();
  const browser = await chromium.launch({
    executablePath: await provideBrowser(env),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const own = { ...env, STOREFRONT_DATA: folder, STOREFRONT_ORIGIN: '' };
  const { seeds, tenants } = benchDemo(own, products);
  let bench: LookBench | undefined;
  try {
    await runShops({
      environment: { ...readEnvironment(own), port: 0 },
      env: own,
      log,
      signal: AbortSignal.any([signal, ended.signal]),
      compiledDirectory: COMPILED_ONCE,
      tenants: () => tenants,
      openPlatform: (environment, progress) =>
        startSandboxAt(environment, progress, { file: join(folder, 'sandbox.sqlite'), shops: seeds }),
      async onOpen({ platform }) {
        if (platform) bench = await measure(browser, platform.url, changes, onStep);
        ended.abort();
      },
    });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  signal.throwIfAborted();
  if (!bench) throw new Error('The demo shops could not be built.');
  return bench;
}

interface LookBenchContext {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  log: OpenLog;
  onStep: (step: string) => void;
}

async function measure(
  browser: Browser,
  platform: string,
  changes: number,
  onStep: (step: string) => void,
): Promise<LookBench> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${platform}/#/${SHOP}/settings`);
  await page.locator('.look iframe').waitFor();
  const getChanges = async (): Promise<ShopChanges> =>
    (await fetch(`${platform}/sandbox/shops/${SHOP}/changes`)).json();
  const isQuiet = async () => {
    const { ongoing, waiting } = await getChanges();
    return !ongoing && waiting.length === 0;
  };
  const [seen, next, released]: [number[], number[], number[]] = [[], [], []];
  let pages = 0;
  for (let at = 0; at < changes; at += 1) {
    onStep(`change ${at + 1} of ${changes}`);
    while (!(await isQuiet())) await page.waitForTimeout(100);
    // The browser and the service rest as they do while an owner thinks.
    await page.waitForTimeout(1_000);
    const first = await see(page, `#${(0x20_30_40 + at * 0x03_05_07).toString(16)}`);
    seen.push(first.milliseconds);
    const { begun, milliseconds } = await see(page, `#${(0x70_30_20 + at * 0x03_05_07).toString(16)}`);
    next.push(milliseconds);
    while (!(await isQuiet())) await page.waitForTimeout(20);
    const [last] = (await getChanges()).done;
    pages = last?.pages.rendered ?? 0;
    released.push((last?.publishedAt ?? Number.NaN) - begun);
  }
  const figures = {
    seenP50: Math.round(percentile(seen, 0.5)),
    seenMax: Math.round(Math.max(...seen)),
    nextP50: Math.round(percentile(next, 0.5)),
    nextMax: Math.round(Math.max(...next)),
    releasedP50: Math.round(percentile(released, 0.5)),
    releasedMax: Math.round(Math.max(...released)),
  };
  const faults = (['seenP50', 'nextP50'] as const)
    .filter((name) => figures[name] > BUDGET)
    .map((name) => `${name} is ${figures[name]} ms, over ${BUDGET} ms.`);
  return { changes, pages, ...figures, faults };
}

/** Chooses a colour and waits until the phone shows it; `begun` is when it was chosen. */
async function see(page: Page, color: string): Promise<{ begun: number; milliseconds: number }> {
  const before = new Set(page.frames());
  const begun = await choose(page, color);
  return { begun, milliseconds: (await paintedAt(page, before, color)) - begun };
}

/** Chooses the primary colour as a person does; gives the moment, in milliseconds since 1970. */
function choose(page: Page, color: string): Promise<number> {
  return page.getByLabel('Primary', { exact: true }).evaluate((input, value) => {
    (input as HTMLInputElement).value = value;
    input.dispatchEvent(new Event('change'));
    return performance.timeOrigin + performance.now();
  }, color);
}

/** When a frame that was not there before had something to show, in this colour. */
async function paintedAt(page: Page, before: ReadonlySet<Frame>, color: string): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; await page.waitForTimeout(20)) {
    for (const frame of page.frames().filter((one) => !before.has(one))) {
      const found = await frame.evaluate(lookAtPaint).catch(() => undefined);
      if (found?.color.includes(color) && found.at !== undefined) return found.at;
    }
  }
  throw new Error(`The phone of the operator's page did not show ${color} within 30 s.`);
}

function lookAtPaint(): { color: string; at: number | undefined } {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    color: getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
    at: paint && performance.timeOrigin + paint.startTime,
  };
}
