import { expect, test } from 'vitest';
import { integrityOf } from '#publisher/render/astro/page-scripts.ts';
import { unsafeIn } from '#tools/gate/page-safety.ts';

const MAP = '{"integrity":{}}';
const MAIN = {
  url: '/_astro/main.js',
  integrity: 'sha256-a',
  bytes: 1,
  isModule: true,
  purposes: [],
  unknown: [],
};
const check = (html: string) => unsafeIn(html, [MAIN], integrityOf(MAP));

test('a page with hashed scripts, data and colours of its goods is safe', () => {
  const html = `<script type="importmap">${MAP}</script><script type="module" src="/_astro/main.js" integrity="sha256-a"></script>
    <script type="application/ld+json">{"a":"<style>"}</script><script type="application/json" id="x">{}</script>
    <svg color="#fff"></svg><a href="/a?on=1" title="style=1">on click="x"</a>`;
  expect(check(html)).toEqual([]);
});

test.each([
  ['<script>run()</script>', 'it has a script of its own: run()'],
  ['<script type="importmap">{}</script>', 'it has a script of its own: {}'],
  ['<script src="/mode.js"></script>', 'the inventory of scripts lacks /mode.js'],
  ['<script src="/_astro/main.js"></script>', '/_astro/main.js is loaded without its hash'],
  [
    '<script src="/_astro/main.js" integrity="sha256-b"></script>',
    '/_astro/main.js is loaded without its hash',
  ],
  ['<astro-island uid="a"></astro-island>', 'it has islands, but no map with the hashes of what they load'],
  ['<style>a{}</style>', 'it has the element style'],
  ['<p style="top:0">', '<p> has style'],
  ['<img src="x" onerror="run()">', '<img> has onerror'],
  ['<a href="java&#115;cript:run()">', '<a> runs its href'],
  ['<iframe src="/"></iframe>', 'it has the element iframe'],
  ['<base href="/x">', 'it has the element base'],
])('%s is told', (html, problem) => {
  expect(check(html)).toEqual([problem]);
});
