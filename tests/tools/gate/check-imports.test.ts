import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkImports, scriptsOf } from '#tools/gate/check-imports.ts';
import { IMPORT_RULES } from '#tools/gate/import-rules.ts';

/** Report of the rules on a project with the given files of `src`. */
async function aReport(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'imports-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'package.json'), '{ "type": "module", "imports": { "#*": "./src/*" } }');
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'src', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return checkImports(root, IMPORT_RULES);
}

const A = 'export const a = 1;\nexport type A = number;\n';

test('imports of rooms below, of types and within a room are allowed', async () => {
  const report = await aReport({
    'contract/cart.ts': A,
    'domain/cart.ts': `import type { A } from '#contract/cart.ts';\nimport { a } from './price.ts';`,
    'domain/price.ts': A,
    'storefront/pages/index.astro': `---\nimport { a } from '#domain/price.ts';\n---\n<p>{a}</p>`,
  });
  expect(report.text).toContain('no dependency violations found');
  expect(report.holds).toBe(true);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a room that stands later',
    { 'publisher/a.ts': `import { a } from '#tools/b.ts';`, 'tools/b.ts': A },
    'publisher: no later room: src/publisher/a.ts → src/tools/b.ts',
  ],
  [
    'a stage that stands later',
    { 'publisher/pull/a.ts': `import { a } from '#publisher/serve/b.ts';`, 'publisher/serve/b.ts': A },
    'publisher/pull: no later folder: src/publisher/pull/a.ts → src/publisher/serve/b.ts',
  ],
  [
    'a room that the row does not name',
    { 'lib/leaf.ts': `import { a } from '#contract/cart.ts';`, 'contract/cart.ts': A },
    'lib: these rooms alone: src/lib/leaf.ts → src/contract/cart.ts',
  ],
  [
    'a module of Node in a rule of the shop',
    { 'domain/price.ts': `import { readFileSync } from 'node:fs';` },
    'domain: no Node: src/domain/price.ts → fs',
  ],
  [
    'a module of Node far below browser code',
    {
      'storefront/live/main.ts': `import { a } from '#lib/near.ts';`,
      'lib/near.ts': `import { b } from './far.ts';\n${A}`,
      'lib/far.ts': `import 'node:fs';\nexport const b = 1;`,
    },
    'browser reaches no Node: src/storefront/live/main.ts',
  ],
  [
    'a platform behind a page',
    {
      'storefront/pages/index.astro': `---\nimport { a } from '#publisher/shop.ts';\n---\n<p>{a}</p>`,
      'publisher/shop.ts': A,
    },
    'storefront: these rooms alone: src/storefront/pages/index.astro → src/publisher/shop.ts',
  ],
  [
    'a platform behind the script in a page',
    {
      'storefront/pages/index.astro': `<p></p>\n<script>\n  import '#publisher/shop.ts';\n</script>`,
      'publisher/shop.ts': A,
    },
    'storefront: these rooms alone: src/storefront/pages/index.astro → src/publisher/shop.ts',
  ],
  [
    'a cycle of folders, in types',
    {
      'sandbox/order/order.ts': `import type { A } from '#sandbox/cart/cart.ts';\n${A}`,
      'sandbox/cart/cart.ts': A,
      'sandbox/cart/line.ts': `import type { A } from '#sandbox/order/other.ts';`,
      'sandbox/order/other.ts': A,
    },
    'no cycle of folders: src/sandbox/order → src/sandbox/cart',
  ],
  [
    'a cycle of files, in types',
    {
      'lib/a.ts': `import type { B } from './b.ts';\nexport type A = B;`,
      'lib/b.ts': `import type { A } from './a.ts';\nexport type B = A;`,
    },
    'no cycle of files: src/lib/a.ts → src/lib/b.ts',
  ],
  [
    'a folder above and below its own',
    {
      'lib/door.ts': `import { a } from '#lib/inner/inner.ts';`,
      'lib/inner/inner.ts': `import type { A } from '#lib/word.ts';\nexport const a = 1;`,
      'lib/word.ts': A,
    },
    'src/lib stands above and below its own folders: src/lib/door.ts → src/lib/inner/inner.ts',
  ],
  ['a room without a row', { 'cellar/a.ts': `import 'node:fs';` }, 'known rooms: src/cellar/a.ts → fs'],
  ['a file that is not there', { 'lib/a.ts': `import './gone.ts';` }, 'found: src/lib/a.ts → ./gone.ts'],
])('%s is refused', async (_, files, line) => {
  const report = await aReport(files);
  expect(report.text).toContain(line);
  expect(report.holds).toBe(false);
});

test('the code of an Astro file is what stands above its markup and its scripts', () => {
  expect(scriptsOf('---\nconst a = 1;\n---\n<p>---</p>\n<script>b();</script>')).toBe('const a = 1;\nb();');
  expect(scriptsOf('<p></p>')).toBe('');
});
