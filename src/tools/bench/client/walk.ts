import type { Page } from 'playwright';
import { categoryPath } from '#domain/link/paths.ts';
import { percentile } from '#lib/percentile.ts';
import { aBenchCustomer, BENCH_SHOP } from './bench-customer.ts';
import { type Figure, overBudget } from './figure.ts';
import { openPhone, type PhoneOptions } from './phone.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

interface WalkOptions {
  /** Program of a Chromium, and the port of the shops. */
  browser: string;
  port: number;
  categorySlug: string;
  /** How many times slower the processor is made. */
  slower: number;
  /** How many pages are read in each form, and how many links are pressed. */
  pages: number;
  presses: number;
}

/** A phone, and a screen on a desk. */
const WIDTHS = [390, 1440];
/** A slow network of a phone. */
const MOBILE: SlowLine = { rate: 400_000, latency: 400 };
/** Milliseconds that a pointer rests on what it is going to press, and a finger on what it presses. */
const POINTER_RESTS = 350;
const FINGER_RESTS = 90;
/** Milliseconds for which somebody looks at a page. */
const LOOK = 600;

const LINKS = 'main a[href*="/product"], main a[href*="/category/"]';
const WITHOUT_DICTIONARIES =
  '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/** Figures of both; `faults` has those over their budget, as sentences. */
export async function benchWalk({
  stack: { originPattern, platformUrl },
  onStep,
  ...options
}: Omit<WalkOptions, 'port' | 'categorySlug'> & {
  stack: { originPattern: string; platformUrl: string };
  onStep: (step: string) => void;
}) {
  const { categorySlug } = await aBenchCustomer(platformUrl);
  const walk = {
    ...options,
    port: Number(new URL(originPattern.replace('{subdomain}', 'x')).port),
    categorySlug,
  };
  onStep('reading pages with a dictionary and without');
  const figures = await measureDictionary(walk);
  for (const width of WIDTHS) {
    onStep(`pressing links at ${width} pixels`);
    figures.push(...(await measurePresses(walk, width)));
  }
  return {
    ...Object.fromEntries(figures.map(({ name, value }) => [name, value])),
    faults: overBudget(figures),
  };
}

/** Compares the HTML of a walk with a dictionary and without, on a line that is slow and near. */
async function measureDictionary(options: WalkOptions): Promise<Figure[]> {
  const line = { ...MOBILE, latency: 0 };
  const way = (args: string[]) =>
    withSlowPhone(options, line, { slower: 1, args }, (page) => readPages(page, options));
  const [packed, plain] = [await way([]), await way([WITHOUT_DICTIONARIES])];
  return [
    { name: 'walk.dictionary.bytes', value: packed.bytes },
    { name: 'walk.brotli.bytes', value: plain.bytes },
    { name: 'walk.dictionary.ms', value: packed.ms, budget: Math.round(plain.ms / 2) },
    { name: 'walk.brotli.ms', value: plain.ms },
  ];
}

/** From a press to the first paint of the next page, and pages that were fetched for one that was seen. */
async function measurePresses(options: WalkOptions, width: number): Promise<Figure[]> {
  const name = width < 800 ? 'press.phone' : 'press.desk';
  const { times, fetched } = await withSlowPhone(
    options,
    MOBILE,
    { slower: options.slower, width, workers: 'allow' },
    (page) => pressLinks(page, options, width < 800),
  );
  return [
    { name: `${name}.p50`, value: percentile(times, 0.5) },
    { name: `${name}.p95`, value: percentile(times, 0.95) },
    { name: `${name}.fetched`, value: Math.round((fetched / options.presses) * 100) / 100, budget: 1.5 },
  ];
}

async function withSlowPhone<Result>(
  { browser, port }: WalkOptions,
  line: SlowLine,
  phone: PhoneOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const way = await openSlowLine(port, line);
  const origin = `http://${BENCH_SHOP}.localhost:${way.port}`;
  const { open, close } = await openPhone(browser, origin, phone);
  try {
    const page = await open(() => {}, undefined);
    await page.goto(`${origin}/`);
    await settle(page);
    return await use(page);
  } finally {
    await close();
    way.close();
  }
}

async function readPages(
  page: Page,
  { categorySlug, pages }: WalkOptions,
): Promise<{ bytes: number; ms: number }> {
  const list = new URL(categoryPath(categorySlug), page.url()).href;
  await page.goto(list);
  await settle(page);
  const products = await page
    .locator('main article a[href*="/product"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const sum = { bytes: 0, ms: 0 };
  for (let at = 0; at < pages; at += 1) {
    await page.goto(at % 2 === 0 ? (products[at] ?? list) : list);
    const read = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { requestStart, responseEnd, encodedBodySize } = entry as PerformanceNavigationTiming;
      return { bytes: encodedBodySize, ms: responseEnd - requestStart };
    });
    sum.bytes += read.bytes;
    sum.ms += Math.round(read.ms);
    await settle(page);
  }
  return sum;
}

async function pressLinks(page: Page, { categorySlug, presses }: WalkOptions, isPhone: boolean) {
  const times: number[] = [];
  const ahead = new Set<string>();
  let used = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  devtools.on('Preload.prefetchStatusUpdated', ({ key, prefetchStatus }) => {
    ahead.add(`${key.loaderId} ${key.url}`);
    if (prefetchStatus === 'PrefetchResponseUsed') used += 1;
  });
  await page.goto(new URL(categoryPath(categorySlug), page.url()).href);
  for (let at = 0; at < presses; at += 1) {
    await settle(page);
    const links = page.locator(LINKS);
    const shown = await links.evaluateAll((all) =>
      all.flatMap((link, index) => {
        const { width, height } = link.getBoundingClientRect();
        const isElsewhere = (link as HTMLAnchorElement).pathname !== location.pathname;
        return width > 40 && height > 20 && isElsewhere && !link.matches('[data-action]') ? [index] : [];
      }),
    );
    const link = links.nth(shown[(at * 7) % Math.min(shown.length, 12)] ?? 0);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const box = await link.boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
    const before = page.url();
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('pressed', String(Date.now())), true);
    });
    if (isPhone) await tap(page, x, y);
    else {
      await page.mouse.move(x, y, { steps: 8 });
      await page.waitForTimeout(POINTER_RESTS);
      await page.mouse.click(x, y);
    }
    await page
      .waitForURL((url) => url.href !== before, { waitUntil: 'load', timeout: 20_000 })
      .catch(() => {});
    if (page.url() === before) continue;
    const time = await page.evaluate(async () => {
      const pressed = Number(sessionStorage.getItem('pressed'));
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      return performance.timeOrigin + paint - pressed;
    });
    if (Number.isFinite(time)) times.push(Math.round(time));
    if (!isPhone) await page.mouse.move(5, 5);
  }
  // A page that was not fetched ahead, or not used, comes by itself.
  return { times, fetched: ahead.size + presses - used };
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(FINGER_RESTS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A shopper looks at a page that has come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(LOOK);
}
