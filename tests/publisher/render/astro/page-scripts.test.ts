import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf, sealScripts } from '#publisher/render/astro/page-scripts.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { inventorySchema } from '#publisher/render/compile/script-inventory.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';

const HTML =
  '<script src="/_astro/mode.js"></script><script>inline()</script><script type="module" src="/_astro/main.js"></script>';

test('the scripts of every page bear their hashes, and a map names those of all modules', () => {
  const modules = { '/_astro/main.js': 'sha256-b', '/_astro/later.js': 'sha256-c' };
  const {
    map: element,
    first,
    client,
    mapHash,
  } = sealScripts(HTML, { '/_astro/mode.js': 'sha256-a', ...modules }, modules);
  const map = JSON.stringify({ integrity: modules });
  expect(element).toBe(`<script type="importmap">${map}</script>`);
  expect(first).toBe('<script src="/_astro/mode.js" integrity="sha256-a"></script>');
  expect(client).toBe('<script type="module" src="/_astro/main.js" integrity="sha256-b"></script>');
  expect(mapHash).toBe(integrityOf(map));
});

test('a script that was not compiled is named', () => {
  expect(() => sealScripts(HTML, {}, {})).toThrow('Pages name the script /_astro/mode.js');
});

test('[SEC-01] every script of a compile is in the inventory with its hash and a purpose, and the map has every module', async () => {
  const { clientDirectory, inventoryFile, scripts } = await compilePages(COMPILED_ONCE);
  const inventory = inventorySchema.parse(JSON.parse(readFileSync(inventoryFile, 'utf8')));
  expect(inventory.length).toBeGreaterThan(5);
  for (const { url, integrity, purposes, unknown, isModule } of inventory) {
    expect(integrityOf(readFileSync(join(clientDirectory, url))), url).toBe(integrity);
    expect(purposes.length, url).toBeGreaterThan(0);
    expect(unknown, `of ${url}: give them a row in src/publisher/render/compile/script-purpose.ts`).toEqual(
      [],
    );
    expect(scripts.map.includes(`"${url}":"${integrity}"`), url).toBe(isModule);
  }
  const starter = inventory.find(({ url }) => url === scripts.islands.url);
  const code = readFileSync(join(clientDirectory, starter?.url ?? ''), 'utf8');
  expect(code, 'Astro asks for an island again in another way').toMatch(/getRetryImportUrl\(\w+\)\{/);
}, 120_000);
