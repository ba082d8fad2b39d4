import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { preloadElements } from '#publisher/render/astro/page-scripts.ts';
import { readModules } from '#publisher/render/compile/module-imports.ts';

test('what a module imports at once, through others too, loads beside it; what it imports later does not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'storefront-modules-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const files = {
    'main.js': 'import{a}from"./a.js";import"./b.js";const later=()=>import("./later.js")',
    'a.js': 'import{b}from"./b.js";export const a=b',
    'b.js': 'export{a}from"./a.js"',
    'later.js': '',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(directory, name), code);
  const integrities = Object.fromEntries(Object.keys(files).map((name) => [`/${name}`, `sha256-${name}`]));
  const modules = readModules(integrities, directory);
  expect(modules['/main.js']).toEqual({ integrity: 'sha256-main.js', imports: ['/a.js', '/b.js'] });
  expect(preloadElements(['/a.js'], modules)).toBe(
    '<link rel="modulepreload" href="/a.js" integrity="sha256-a.js">' +
      '<link rel="modulepreload" href="/b.js" integrity="sha256-b.js">',
  );
});
