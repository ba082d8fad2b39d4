import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleInlineScripts, ISLAND_SCRIPTS_FILE, readIslandScripts } from '#render/astro/island-scripts.ts';
import { anIsland, anIslandLinker, START_UP } from './an-island.ts';

const PAGE = `<style>astro-island{display:contents}</style><script>one()</script><script>two();</script>${anIsland('a')}<script>one()</script>${anIsland('b')}`;

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

test('a fragment with islands is the same whether it was the first of its page or not', () => {
  const islands = anIslandLinker();
  const later = `<div>${anIsland('a')}${anIsland('b')}</div>`;
  expect(islands.withoutScripts(`<div>${START_UP}${anIsland('a')}${anIsland('b')}</div>`)).toBe(later);
  expect(islands.withoutScripts(later)).toBe(later);
});

test('a fragment without islands stays as it is', () => {
  const text = "<p title='<astro-island uid=x'></p><script>starts islands</script>";
  expect(anIslandLinker().withoutScripts(text)).toBe(text);
});

test('a page with an island is cut at the scripts that start islands, in whatever order they stand', () => {
  const islands = anIslandLinker();
  const chunks = (html: string) => islands.chunksBetween(Buffer.from(html)).map(String);
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  const island = anIsland('a');
  expect(chunks(`a<script>starts islands</script>ў${style}${island}`)).toEqual(['a', 'ў', island]);
  expect(chunks(`${island}<script>of the page</script>`)).toEqual([`${island}<script>of the page</script>`]);
  expect(chunks('a<script>starts islands</script>')).toEqual(['a<script>starts islands</script>']);
});
