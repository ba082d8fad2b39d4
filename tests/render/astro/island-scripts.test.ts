import { expect, test } from 'vitest';
import { bundleInlineScripts } from '#render/astro/island-scripts.ts';
import { integrityOf } from '#render/astro/page-scripts.ts';
import { anIsland, anIslandLinker, START_UP } from './an-island.ts';

const PAGE = `<style>astro-island{display:contents}</style><script>one()</script><script>two();</script>${anIsland('a')}<script>one()</script>${anIsland('b')}`;

test('the inline scripts of a page become one file, each once, with a name that tells their content', () => {
  const { name, content, scripts } = bundleInlineScripts(PAGE);
  expect(content).toMatch(/^one\(\);\ntwo\(\);\n\{const island=/);
  expect(name).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
  expect(scripts).toEqual({
    elements: [
      '<style>astro-island{display:contents}</style>',
      '<script>one()</script>',
      '<script>two();</script>',
    ],
    url: `/${name}`,
    integrity: integrityOf(content),
  });
  expect(bundleInlineScripts(PAGE.replace('two', 'three')).name).not.toBe(name);
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
