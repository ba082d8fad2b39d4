import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileSheets, SheetError } from '#publisher/render/sheets/compile-sheets.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with these style sheets. */
function aProject(sheets: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'sheets-'));
  folders.push(root);
  for (const [file, css] of Object.entries(sheets)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), css);
  }
  return root;
}

const card = 'src/storefront/card/look/new.css';

test('sheets of the storefront are found by themselves, and are small', () => {
  const sheets = compileSheets(
    aProject({
      [card]: '/* why */\n.card {\n  color: var(--color-text);\n}\n',
      'src/storefront/cart/Cart.css': '.cart { top: 0px; }',
      'src/sandbox/page.css': '.page { top: 0 }',
    }),
  );
  expect([...sheets]).toEqual([
    ['card/look/new', '.card{color:var(--color-text)}'],
    ['cart/Cart', '.cart{top:0}'],
  ]);
});

test('[SHL-09] a sheet names screens, and gets their widths', () => {
  const sheets = compileSheets(
    aProject({
      [card]: '@media (--below-desktop) { a { top: 0 } } @media (--from-desktop) { b { top: 0 } }',
    }),
  );
  expect(sheets.get('card/look/new')).toBe('@media (width<992px){a{top:0}}@media (width>=992px){b{top:0}}');
});

test.each([
  ['imports another', '@import "./other.css";', /import both in a component/],
  ['points at a file beside it', '.a { background: url(dot.svg) }', /dot\.svg.*public/],
  ['names a screen that is none', '@media (--from-moon) { a { top: 0 } }', /from-moon/],
  ['is no CSS', '.a { color: red; }}', /./],
])('a sheet that %s stops the build by its name', (_, css, message) => {
  const root = aProject({ [card]: css });
  expect(() => compileSheets(root)).toThrow(SheetError);
  expect(() => compileSheets(root)).toThrow(new RegExp(`^${card}: .*${message.source}`, 's'));
});

test('addresses that are whole, and pictures within the sheet, stay', () => {
  const css = '.a{mask:url(/icons/6.svg#x);background:url("data:image/svg+xml,%3Csvg/%3E")}';
  expect(compileSheets(aProject({ [card]: css })).get('card/look/new')).toContain('/icons/6.svg#x');
});
