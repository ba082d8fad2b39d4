import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildShop } from '#publisher/build/build-shop.ts';
import { openBuilder } from '#publisher/build/open-builder.ts';
import { BENCH_TENANTS, benchTenant } from './baseline/bench-tenant.ts';
import { pullGenerated } from './baseline/pull-generated.ts';
import { type CheckCost, measureChecks } from './check-cost.ts';

/** Figures that `npm run bench -- render --json FILE` writes. */
export interface RenderBench extends CheckCost {
  /** Pages rendered, compressed and written by the storefront; one page is one product in one language. */
  pages: number;
  pagesPerSecond: number;
  /** Pages a second of plain `astro build` with the same components, nothing compressed. */
  baselinePagesPerSecond: number;
  ratio: number;
  /** Most memory that one render worker held. */
  peakRssMb: number;
  /** Mean UTF-8 length of a page. */
  htmlBytes: number;
  compileSeconds: number;
  /** A second build of the unchanged snapshot: planning alone. */
  unchangedSeconds: number;
  unchangedRendered: number;
  pullSeconds: number;
}

export interface RenderBenchOptions {
  products: number;
  /** Products of the plain build; it is slow, and its rate does not depend on their number. */
  baselineProducts: number;
  onStep: (step: string) => void;
}

/**
 * Renders a generated shop with the storefront and with plain `astro build`, one after the other in one run.
 */
export async function benchRender({
  products,
  baselineProducts,
  onStep,
}: RenderBenchOptions): Promise<RenderBench> {
  mkdirSync('var', { recursive: true });
  const dataDirectory = mkdtempSync(join(process.cwd(), 'var', 'bench-'));
  try {
    onStep(`generating and pulling ${products} products`);
    const { environment, snapshotFile, seconds: pullSeconds } = await pullGenerated(dataDirectory, products);

    onStep('compiling');
    const builder = await openBuilder({ environment });
    const { compiled, pool } = builder;
    const shop = builder.shop(benchTenant, BENCH_TENANTS);
    const build = async () => {
      const started = performance.now();
      const { pages, htmlBytes } = await buildShop(builder, shop, { now: new Date() });
      return { pages: pages.rendered, htmlBytes, seconds: (performance.now() - started) / 1000 };
    };
    onStep('rendering');
    const first = await build();
    const second = await build();
    const peakRssMb = Math.round(pool.counts.peakRssBytes / 1024 / 1024);
    pool.stop();

    onStep('what the release checks cost');
    const checks = await measureChecks(snapshotFile, compiled);

    onStep(`plain astro build of ${baselineProducts} products`);
    const baselineSeconds = await plainBuild(snapshotFile, baselineProducts, join(dataDirectory, 'plain'));
    const pagesPerSecond = first.pages / first.seconds;
    const baselinePagesPerSecond = (baselineProducts * benchTenant.languages.length) / baselineSeconds;
    return {
      pages: first.pages,
      pagesPerSecond: Math.round(pagesPerSecond),
      baselinePagesPerSecond: Math.round(baselinePagesPerSecond),
      ratio: Math.round((pagesPerSecond / baselinePagesPerSecond) * 100) / 100,
      peakRssMb,
      htmlBytes: Math.round(first.htmlBytes / first.pages),
      compileSeconds: compiled.seconds,
      unchangedSeconds: second.seconds,
      unchangedRendered: second.pages,
      pullSeconds,
      ...checks,
    };
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function plainBuild(snapshotFile: string, products: number, outDirectory: string): Promise<number> {
  const script = fileURLToPath(new URL('./plain-build.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, outDirectory],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        STOREFRONT_BENCH_SNAPSHOT: snapshotFile,
        STOREFRONT_BENCH_PRODUCTS: String(products),
      },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const lines = stdout.trim().split('\n');
  return (JSON.parse(lines.at(-1) ?? '{}') as { seconds: number }).seconds;
}
