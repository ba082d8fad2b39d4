import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { preloadImports } from '#render/compile/preload-imports.ts';

test('what a module imports at once, through others too, loads beside it; what it imports later does not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'storefront-preload-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const files = {
    'main.js': 'import{a}from"./a.js";import"./b.js";const later=()=>import("./later.js")',
    'a.js': 'import{b}from"./b.js";export const a=b',
    'b.js': 'export{a}from"./a.js"',
    'later.js': '',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(directory, name), code);
  const elements =
    '<script src="/first.js"></script><script type="module" src="/main.js" integrity="x"></script>';
  expect(preloadImports(elements, directory, { '/a.js': 'sha256-a', '/b.js': 'sha256-b' })).toBe(
    '<link rel="modulepreload" href="/a.js" integrity="sha256-a">' +
      '<link rel="modulepreload" href="/b.js" integrity="sha256-b">',
  );
});
