import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { REACT_CODE } from '#tools/gate/page-weight.ts';
import { lateImports, withImports } from '#tools/gate/script-imports.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';

/** Scripts that draw with React beside dialogs, and React itself: at a touch, or in place of the page. */
const DRAWING = ['draw-overlays', 'draw-list', 'sign-in-wall', 'react'];

/** A dialog in the table of those that a page can open; its script may be named after what it shares. */
const DIALOG = /\.overlay\.tsx\W{1,2}\(\)=>[^}]*?import\(\W\.\/([\w.-]+\.js)/g;

let directory: string;
let dialogs: Set<string>;
beforeAll(async () => {
  directory = (await compilePages(COMPILED_ONCE)).clientDirectory;
  const codes = readdirSync(join(directory, '_astro')).flatMap((file) =>
    file.endsWith('.js') ? [readFileSync(join(directory, '_astro', file), 'utf8')] : [],
  );
  const files = codes.flatMap((code) => [...code.matchAll(DIALOG)].map(([, file = '']) => file));
  dialogs = new Set(files.map((file) => `/_astro/${file}`));
}, 300_000);

const draws = (script: string) => dialogs.has(script) || DRAWING.includes(nameOf(script));

const nameOf = (script: string) => basename(script).replace(/\.[\w-]+\.js$/, '');

/** Modules that a script cannot run without, up to one that holds React; undefined where none does. */
function reactIn(script: string): string | undefined {
  return [...withImports([script], directory)].find((one) =>
    REACT_CODE.test(readFileSync(join(directory, one), 'utf8')),
  );
}

/** All that these scripts load, at once or on demand; what is behind a script that draws is left out. */
function scriptsBehind(first: readonly string[]): Set<string> {
  const behind = new Set<string>();
  const queue = [...first];
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (behind.has(script)) continue;
    behind.add(script);
    if (draws(script)) continue;
    for (const one of withImports([script], directory)) queue.push(...lateImports(one, directory));
  }
  return behind;
}

test('what every page loads before a touch reaches no React, whenever it comes', () => {
  const first = readdirSync(join(directory, '_astro'))
    .filter((file) => /^(?:page|islands|before-client)\.[\w-]+\.js$/.test(file))
    .map((file) => `/_astro/${file}`);
  expect(first.map(nameOf).sort()).toEqual(['before-client', 'islands', 'page']);
  const behind = [...scriptsBehind(first)];
  const names = behind.map(nameOf);
  // The walk has found what a page asks for once it is idle, and what it opens at a press.
  expect(names).toEqual(expect.arrayContaining(['idle-work', 'keep-fresh', 'cart-sender', 'draw-overlays']));
  const sources = globSync('src/storefront/**/*.overlay.tsx');
  expect(dialogs.size).toBe(sources.length);
  const drawing = behind.filter(reactIn);
  expect(drawing.filter((script) => !draws(script))).toEqual([]);
  expect(drawing.map(nameOf)).toEqual(expect.arrayContaining(DRAWING));
});
