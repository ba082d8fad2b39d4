import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildProgress } from '#publisher/build/build-observer.ts';
import type { ShopBuilt, ShopFailed } from '#publisher/build/report.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

const built = (report: { shops: unknown[] }, at = 0) => report.shops[at] as ShopBuilt;
const failed = (report: { shops: unknown[] }, at = 0) => report.shops[at] as ShopFailed;

/** Every served file of a shop with the digest of its bytes. */
function digests(world: World, tenant: string): Map<string, string> {
  const root = world.directories.site(tenant);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(root.length + 1), createHash('sha1').update(readFileSync(file)).digest('hex')];
    }),
  );
}

describe('a build of two shops', () => {
  let world: World;
  const red = aTenant('red');
  const blue = aTenant('blue', { languages: ['uz', 'en'] });
  const progress: BuildProgress[] = [];
  let report: Awaited<ReturnType<World['build']>>;

  beforeAll(async () => {
    world = await aWorld([
      { name: 'red', products: 6, variation: (id) => (id === 3 ? { name: { ru: 'Только по-русски' } } : {}) },
      { name: 'blue', products: 3 },
    ]);
    report = await world.build([red, blue], { onProgress: (one) => progress.push(one) });
  }, 120_000);
  afterAll(() => world.close());

  test('[BLD-01] one call pulls every shop and writes its pages in each of its languages', () => {
    expect(report.shops.map(({ status }) => status)).toEqual(['built', 'built']);
    expect(world.read('red', 'product/1.html')).toContain('red product 1');
    expect(world.read('red', 'uz/product/1.html')).toContain('red product 1 Black uz');
    expect(world.read('red', 'en/category/phones.html')).toContain('red product');
    for (const file of ['index.html', 'cart.html', '404.html', 'category.html', 'page/about.html']) {
      expect(world.read('red', file), file).toMatch(/^<!DOCTYPE html>/i);
    }
    expect(built(report).pages.rendered).toBe(
      readdirSync(world.directories.site('red'), { recursive: true }).filter((file) =>
        String(file).endsWith('.html'),
      ).length,
    );
  });

  test('[I18N-01] only the languages of a shop are built, the first of them without a prefix', () => {
    expect(existsSync(join(world.directories.site('blue'), 'ru'))).toBe(false);
    expect(existsSync(join(world.directories.site('blue'), 'uz'))).toBe(false);
    expect(world.read('blue', 'index.html')).toMatch(/<html[^>]* lang="uz"/);
    expect(world.read('blue', 'en.html')).toMatch(/<html[^>]* lang="en"/);
    expect(world.read('red', 'index.html')).toMatch(/<html[^>]* lang="ru"/);
  });

  test('[I18N-05] a name without a translation falls back to the default language of the shop', () => {
    const title = (file: string) => world.read('red', file).match(/<h1[^>]*>([^<]*)/)?.[1];
    expect(title('uz/product/3.html')).toBe('Только по-русски');
    expect(title('en/product/3.html')).toBe('Только по-русски');
    expect(title('uz/product/1.html')).toBe('red product 1 Black uz');
  });

  test('[TEN-02] shops that are built side by side share nothing', () => {
    for (const [tenant, other] of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      for (const file of digests(world, tenant).keys()) {
        if (!file.endsWith('.html')) continue;
        const html = world.read(tenant, file);
        expect(html, file).not.toMatch(
          new RegExp(`\\b${other} (?:product|street|slide|banner|supplier)|${other}-key`),
        );
      }
    }
  });

  test('the security key is in no page', () => {
    for (const file of digests(world, 'red').keys())
      if (file.endsWith('.html')) expect(world.read('red', file)).not.toContain('red-key');
  });

  test('[BLD-02] the pages were compiled once for all shops and languages', () => {
    const versions = readdirSync(join(process.cwd(), 'var', 'test-compiled')).filter(
      (name) => name === report.codeVersion,
    );
    expect(versions).toEqual([report.codeVersion]);
  });

  test('every page lies beside its compressed form', () => {
    for (const file of digests(world, 'red').keys()) {
      if (!file.endsWith('.html')) continue;
      const path = join(world.directories.site('red'), file);
      const page = readFileSync(path);
      expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(page), file).toBe(true);
    }
  });

  test('[BLD-10] progress counts up to the total, and the report says what was done', () => {
    const rendering = progress.filter(({ stage, tenant }) => stage === 'render' && tenant === 'red');
    expect(rendering.length).toBeGreaterThan(0);
    expect(rendering.at(-1)?.done).toBe(rendering.at(-1)?.total);
    expect(built(report)).toMatchObject({ tenant: 'red', pages: { kept: 0, removed: 0 } });
    expect(built(report).pagesPerSecond).toBeGreaterThan(0);
    expect(report.peakWorkerRssMb).toBeGreaterThan(20);
  });

  test('a build with nothing changed renders nothing and touches no file', async () => {
    await world.build([red]);
    const before = statSync(join(world.directories.site('red'), 'product/1.html')).mtimeMs;
    const again = await world.build([red]);
    expect(built(again).pages).toMatchObject({ rendered: 0, written: 0, removed: 0 });
    expect(statSync(join(world.directories.site('red'), 'product/1.html')).mtimeMs).toBe(before);
  });

  test('packed files of earlier versions go with the next build', async () => {
    const home = join(world.directories.site('red'), 'index.html.gz');
    const product = join(world.directories.site('red'), 'uz/product/1.html.gz');
    const asset = join(world.directories.assets, 'placeholder.svg.gz');
    for (const file of [home, product, asset]) writeFileSync(file, 'old');
    await world.build([red]);
    for (const file of [home, product, asset]) expect(existsSync(file), file).toBe(false);
  });

  test('a new price renders the product and the pages with its card, and nothing else', async () => {
    const before = digests(world, 'red');
    await world.control('PUT', '/shops/red/variations/9', { newPrice: 987_000 });
    const again = await world.build([red]);
    expect(built(again).pages.rendered).toBeGreaterThan(0);
    expect(world.read('red', 'product/9.html')).toContain('987\u00a0000');
    const after = digests(world, 'red');
    const different = [...after.keys()].filter(
      (file) => after.get(file) !== before.get(file) && file.endsWith('.html'),
    );
    expect(different).toContain('product/9.html');
    expect(different).not.toContain('cart.html');
    expect(different).not.toContain('page/about.html');
    for (const file of different) expect(world.read('red', file), file).toContain('987');
  });

  test('a product that is gone takes its pages with it', async () => {
    await world.control('DELETE', '/shops/red/products/6');
    await world.build([red]);
    expect(existsSync(join(world.directories.site('red'), 'product/11.html'))).toBe(false);
    expect(existsSync(join(world.directories.site('red'), 'uz/product/11.html.br'))).toBe(false);
    expect(existsSync(join(world.directories.site('red'), 'product/9.html'))).toBe(true);
  });

  test('a language that is taken away takes its pages with it', async () => {
    await world.build([aTenant('blue', { languages: ['ru', 'uz'] })]);
    expect(existsSync(join(world.directories.site('blue'), 'en.html'))).toBe(false);
    expect(existsSync(join(world.directories.site('blue'), 'en/cart.html'))).toBe(false);
    expect(world.read('blue', 'index.html')).toMatch(/<html[^>]* lang="ru"/);
    expect(world.read('blue', 'uz.html')).toMatch(/<html[^>]* lang="uz"/);
  });

  test('a build that was killed while it published is done again', async () => {
    const { PublishedIndex } = await import('#publisher/publish/index/published-index.ts');
    const index = new PublishedIndex(world.directories.published('red'));
    index.stage([{ path: '/cart', hashes: ['x', 'y', 'z'], reads: new Uint8Array() }]);
    index.markInDoubt([]);
    index.close();
    const again = await world.build([red]);
    expect(built(again).pages.rendered).toBe(3);
    expect(built(again).pages.written).toBe(3);
  });
});

describe('[BLD-06] a shop platform that fails', () => {
  let world: World;
  const good = aTenant('good', { languages: ['ru'] });
  const bad = aTenant('bad', { languages: ['ru'] });

  beforeAll(async () => {
    world = await aWorld([
      { name: 'good', products: 2 },
      { name: 'bad', products: 2 },
    ]);
    await world.build([good, bad]);
  }, 120_000);
  afterAll(() => world.close());

  test.each([
    ['refuses a call', { kind: 'status', status: 403 }, /bad.*GET \/products/s],
    ['sends broken JSON', { kind: 'broken-json' }, /bad.*GET \/products.*JSON/s],
    ['sends a wrong field', { kind: 'wrong-field', field: 'total' }, /bad.*GET \/products/s],
  ])(
    'and %s leaves the last good site, names tenant and call, and does not hold up the others',
    async (_, fault, message) => {
      const before = digests(world, 'bad');
      await world.control('PUT', '/faults', [{ shop: 'bad', path: '/products', ...fault }]);
      try {
        await world.control('PUT', '/shops/good/variations/1', {
          newPrice: 1000 + Math.round(performance.now()),
        });
        const report = await world.build([bad, good]);
        expect(failed(report).status).toBe('failed');
        expect(failed(report).error).toMatch(message);
        expect(failed(report).lastGoodSite).toBe(true);
        expect(built(report, 1).status).toBe('built');
        expect(built(report, 1).pages.written).toBeGreaterThan(0);
        expect(digests(world, 'bad')).toEqual(before);
      } finally {
        await world.control('DELETE', '/faults');
      }
    },
  );

  test('and is down leaves the last good site', async () => {
    const before = digests(world, 'bad');
    const report = await world.build([{ ...bad, url: 'http://127.0.0.1:9' }, good]);
    expect(failed(report).error).toMatch(/bad.*(ECONNREFUSED|no whole answer)/s);
    expect(built(report, 1).status).toBe('built');
    expect(digests(world, 'bad')).toEqual(before);
  });
});

test('[TEN-04] 44 shops build in one run, each with its own data', async () => {
  const names = Array.from({ length: 44 }, (_, at) => `shop${at + 1}`);
  const world = await aWorld(names.map((name) => ({ name, products: 1, reviews: 0 })));
  try {
    const report = await world.build(names.map((name) => aTenant(name, { languages: ['ru'] })));
    expect(report.shops.filter(({ status }) => status === 'built')).toHaveLength(44);
    for (const name of names) {
      const html = world.read(name, 'product/1.html');
      expect(html).toContain(`${name} product 1`);
      for (const [, other] of html.matchAll(/\b(shop\d+) product/g)) expect(other).toBe(name);
    }
  } finally {
    await world.close();
  }
}, 180_000);
