import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { glob, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildShop } from '#publisher/build/build-shop.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openBuilder } from '#publisher/build/open-builder.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { BENCH_TENANTS, benchTenant } from './baseline/bench-tenant.ts';
import { pullGenerated } from './baseline/pull-generated.ts';
import { type RenderedPages, writeHugoSite } from './hugo/hugo-site.ts';

/** Figures that `npm run bench -- hugo --json FILE` writes; rates are medians of all pairs. */
export interface HugoBench {
  pairs: number;
  /** Pages of the storefront in one build, packed, checked and published. */
  pages: number;
  pagesPerSecond: number;
  /** The product pages alone, rendered by Hugo and packed by `brotli -q 3` on all cores. */
  hugoPages: number;
  hugoPagesPerSecond: number;
  /** Median of the ratios of the pairs. */
  ratio: number;
  leastRatio: number;
  mostRatio: number;
  /** Mean UTF-8 length of a product page. */
  htmlBytes: number;
  hugoHtmlBytes: number;
  /** Most memory that one render worker held. */
  peakRssMb: number;
}

/** Renders the product pages of a generated shop with the storefront and with Hugo, in turns. */
export async function benchHugo({
  products,
  pairs,
  onStep,
}: {
  products: number;
  pairs: number;
  onStep: (step: string) => void;
}): Promise<HugoBench> {
  mkdirSync('var', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), 'var', 'bench-'));
  try {
    onStep(`pulling ${products} products`);
    const { environment } = await pullGenerated(folder, products);
    const ours: Built[] = [];
    const hugos: Built[] = [];
    const site = join(folder, 'hugo');
    for (let pair = 1; pair <= pairs; pair += 1) {
      onStep(`pair ${pair} of ${pairs}: the storefront`);
      ours.push(await buildOnce(environment));
      if (pair === 1) await writeHugoSite(site, await readPages(directoriesBelow(folder).site('generated')));
      onStep(`pair ${pair} of ${pairs}: Hugo`);
      hugos.push(await runHugo(site));
    }
    const [own] = ours;
    const [hugo] = hugos;
    if (!own || !hugo) throw new Error('There is at least one pair.');
    const rates = (all: readonly Built[]) => all.map(({ pages, seconds }) => pages / seconds);
    const [ourRates, hugoRates] = [rates(ours), rates(hugos)];
    const ratios = ourRates.map((rate, at) => rate / (hugoRates[at] ?? rate));
    const rounded = (value: number) => Math.round(value * 100) / 100;
    return {
      pairs,
      pages: own.pages,
      pagesPerSecond: Math.round(median(ourRates)),
      hugoPages: hugo.pages,
      hugoPagesPerSecond: Math.round(median(hugoRates)),
      ratio: rounded(median(ratios)),
      leastRatio: rounded(Math.min(...ratios)),
      mostRatio: rounded(Math.max(...ratios)),
      htmlBytes: own.htmlBytes,
      hugoHtmlBytes: hugo.htmlBytes,
      peakRssMb: Math.max(...ours.map(({ peakRssMb }) => peakRssMb)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Built {
  pages: number;
  seconds: number;
  /** Mean of the product pages. */
  htmlBytes: number;
  peakRssMb: number;
}

/** A build of the whole shop by new render processes, as if there had been none. */
async function buildOnce(environment: Environment): Promise<Built> {
  for (const name of ['sites', 'published', 'releases', 'staging'])
    rmSync(join(environment.dataDirectory, name), { recursive: true, force: true });
  const builder = await openBuilder({ environment, compiledDirectory: COMPILED_ONCE });
  try {
    const shop = builder.shop(benchTenant, BENCH_TENANTS);
    const started = performance.now();
    const { pages } = await buildShop(builder, shop, { now: new Date() });
    const seconds = (performance.now() - started) / 1000;
    const htmlBytes = await meanSize(builder.directories.site(benchTenant.name), '{,uz/,en/}product/*.html');
    const peakRssMb = Math.round(builder.pool.counts.peakRssBytes / 1024 / 1024);
    return { pages: pages.rendered, seconds, htmlBytes, peakRssMb };
  } finally {
    builder.pool.stop();
  }
}

async function readPages(site: string): Promise<RenderedPages[]> {
  return Promise.all(
    benchTenant.languages.map(async (language) => {
      const folder = language === 'ru' ? 'product' : `${language}/product`;
      const files = await Array.fromAsync(glob(join(site, folder, '*.html')));
      return {
        language,
        pages: await Promise.all(files.sort().map(async (file) => String(await readFile(file)))),
      };
    }),
  );
}

async function runHugo(site: string): Promise<Built> {
  const shown = join(site, 'public');
  rmSync(shown, { recursive: true, force: true });
  const run = promisify(execFile);
  const started = performance.now();
  await run('hugo', ['--quiet'], { cwd: site });
  const pack = `find public -name '*.html' -print0 | xargs -0 -n 64 -P ${availableParallelism()} brotli -q 3`;
  await run('sh', ['-c', pack], { cwd: site });
  const seconds = (performance.now() - started) / 1000;
  const pages = (await Array.fromAsync(glob(join(shown, '**/*.html.br')))).length;
  return { pages, seconds, htmlBytes: await meanSize(shown, '**/*.html'), peakRssMb: 0 };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function meanSize(folder: string, pattern: string): Promise<number> {
  const files = await Array.fromAsync(glob(join(folder, pattern)));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length));
}
