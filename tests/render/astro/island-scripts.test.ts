import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleInlineScripts, ISLAND_SCRIPTS_FILE, readIslandScripts } from '#render/astro/island-scripts.ts';
import { anIsland, anIslandLinker, START_UP } from './an-island.ts';

const PAGE = `<style>astro-island{display:contents}</style><script>one()</script><script>two();</script>${anIsland('a')}<script>one()</script>${anIsland('b', 1)}`;

test('the inline scripts of a page become one file, each once, with a name that tells their content', () => {
  const { name, content, scripts } = bundleInlineScripts(PAGE);
  expect(content).toBe('one();\ntwo();\n');
  expect(name).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
  expect(scripts).toEqual({
    elements: [
      '<style>astro-island{display:contents}</style>',
      '<script>one()</script>',
      '<script>two();</script>',
    ],
    url: `/${name}`,
  });
  expect(bundleInlineScripts(PAGE.replace('two', 'three')).name).not.toBe(name);
});

test('what the compile leaves beside its module is read back', () => {
  const directory = mkdtempSync(join(tmpdir(), 'island-scripts-'));
  try {
    mkdirSync(join(directory, 'server'));
    const { scripts } = bundleInlineScripts(PAGE);
    writeFileSync(join(directory, 'server', ISLAND_SCRIPTS_FILE), JSON.stringify(scripts));
    expect(readIslandScripts(join(directory, 'server', 'entry.mjs'))).toEqual(scripts);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('a piece with islands is the same whether it was the first of its page or not', () => {
  const islands = anIslandLinker();
  const first = `<div>${START_UP}${anIsland('a', 0)}${anIsland('b', 1)}</div>`;
  const later = `<div>${anIsland('a', 7)}${anIsland('b', 8)}</div>`;
  expect(islands.cleanPiece(first)).toBe(islands.cleanPiece(later));
  expect(islands.cleanPiece(first)).not.toContain('<script>');
});

test('a piece without islands stays as it is', () => {
  const text = '<p title=\' prefix="r1"\'> prefix="r1" </p><script>starts islands</script>';
  expect(anIslandLinker().cleanPiece(text)).toBe(text);
});

test('the count of islands is taken out of islands, not out of what a shop says', () => {
  const said = `<p title="<astro-island uid=&quot;x&quot; prefix='r1'"> prefix="r1" &lt;astro-island uid="x" prefix="r2"></p>`;
  expect(anIslandLinker().cleanPiece(said + anIsland('a', 3))).toBe(
    said + anIsland('a', 3).replace('"r3"', '"s0"'),
  );
});

test('a page is cut at the scripts that start islands, in whatever order they stand', () => {
  const islands = anIslandLinker();
  const runs = (html: string) => islands.withoutScripts(Buffer.from(html)).map(String);
  expect(
    runs('a<script>starts islands</script>ў<style>astro-island,astro-slot{display:contents}</style>c'),
  ).toEqual(['a', 'ў', 'c']);
  expect(runs('a<script>of the page</script>')).toEqual(['a<script>of the page</script>']);
});
