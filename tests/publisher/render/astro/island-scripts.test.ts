import { expect, test } from 'vitest';
import { bundleInlineScripts, IslandLinker } from '#publisher/render/astro/island-scripts.ts';
import { integrityOf } from '#publisher/render/astro/page-scripts.ts';
import { anIsland, anIslandLinker, NO_SCRIPTS, START_UP } from './an-island.ts';

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

test('what islands that begin with their page are made of is named before the first of them', () => {
  const start = '<script>starts islands</script>';
  const linker = new IslandLinker({
    ...NO_SCRIPTS,
    islands: { elements: [start], url: '/islands.js', integrity: 'sha256-i' },
    modules: {
      '/cart.js': { integrity: 'sha256-c', imports: ['/react.js'] },
      '/client.js': { integrity: 'sha256-l', imports: ['/react.js'] },
      '/react.js': { integrity: 'sha256-r', imports: [] },
    },
  });
  const island = (client: string) =>
    `<astro-island uid="a" component-url="/cart.js" renderer-url="/client.js" props="{a>b}" ssr client="${client}"></astro-island>`;
  const chunks = (html: string) => linker.chunksBetween(Buffer.from(html)).map(String);
  const named = [
    'cart.js" integrity="sha256-c',
    'client.js" integrity="sha256-l',
    'react.js" integrity="sha256-r',
  ]
    .map((one) => `<link rel="modulepreload" href="/${one}">`)
    .join('');
  expect(chunks(`a${start}${island('load')}${island('visible')}`)).toEqual([
    'a',
    named,
    island('load') + island('visible'),
  ]);
  expect(chunks(`a${start}${island('media')}`)).toEqual(['a', island('media')]);
});

test('a part that comes into open pages names what its script is made of, but not what every page has', () => {
  const linker = new IslandLinker({
    ...NO_SCRIPTS,
    client: '<script type="module" src="/_astro/page.1.js" integrity="sha256-p"></script>',
    modules: {
      '/_astro/login.overlay.2.js': {
        integrity: 'sha256-l',
        imports: ['/_astro/page.1.js', '/_astro/form.3.js'],
      },
      '/_astro/login.4.js': { integrity: 'sha256-o', imports: [] },
      '/_astro/form.3.js': { integrity: 'sha256-f', imports: ['/_astro/page.1.js'] },
      '/_astro/page.1.js': { integrity: 'sha256-p', imports: [] },
    },
  });
  const chunks = (html: string) => linker.chunksBetween(Buffer.from(html)).map(String);
  const part = (name: string) =>
    `<script type="application/json" data-overlay data-module="${name}">{}</script>`;
  expect(chunks(part('login.overlay'))).toEqual([
    part('login.overlay'),
    '<link rel="modulepreload" href="/_astro/login.overlay.2.js" integrity="sha256-l">' +
      '<link rel="modulepreload" href="/_astro/form.3.js" integrity="sha256-f">',
  ]);
  expect(chunks(part('of-nobody')).join('')).toBe(part('of-nobody'));
  expect(chunks('<p data-module="login.overlay"></p>')).toEqual(['<p data-module="login.overlay"></p>']);
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
