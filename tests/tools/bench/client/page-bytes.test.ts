import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { measureBytes, PAGES } from '#tools/bench/client/page-bytes.ts';

test('each kind of page has its script, those with an island all of it, and the heaviest island stands apart', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bytes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(text));
  };
  const [page, react, island] = ['"page"', '"react.transitional.element"', '"the island itself"'];
  write('assets/_astro/page.js', page);
  write('assets/_astro/react.js', react);
  write('assets/_astro/island.js', island);
  const script = '<script type="module" src="/_astro/page.js"></script>';
  const element =
    '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/react.js"></astro-island>';
  for (const [name, place] of Object.entries(PAGES))
    write(
      `site/${place.endsWith('/') ? `${place}1.html` : place}`,
      name === 'cart' ? script + element : script,
    );

  const figures = await measureBytes({
    siteDirectory: join(root, 'site'),
    assetsDirectory: join(root, 'assets'),
    scripts: ['/_astro/page.js'],
  });
  const bytes = (text: string) => brotliCompressSync(text).length;
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value;
  for (const name of Object.keys(PAGES)) expect(value(`script.${name}`)).toBe(bytes(page));
  expect(value('allScript.cart')).toBe(bytes(page) + bytes(react) + bytes(island));
  expect(value('allScript.home')).toBeUndefined();
  expect(value('ownScript.island')).toBe(bytes(island));
});
