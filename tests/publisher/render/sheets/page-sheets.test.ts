import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SheetError } from '#publisher/render/sheets/compile-sheets.ts';
import { findPageSheets, refuseUnused } from '#publisher/render/sheets/page-sheets.ts';

const LAYOUT = `---
import '#storefront/ui/base.css';
import Header from '#storefront/shell/Header.astro';
import '#storefront/ui/last.css';
---
<Header /><slot />`;

const page = (kind: string, ...imports: string[]) =>
  `---
import ShopLayout from '#storefront/layouts/ShopLayout.astro';
${imports.map((from) => `import '${from}';`).join('\n')}
if (!Astro.locals.shop) return Astro.rewrite('/404');
---
<ShopLayout seo={seo} kind="${kind}"><p /></ShopLayout>`;

/** The sheets of a project that has a layout with a header, and these files below the storefront. */
function sheetsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'page-sheets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'layouts/ShopLayout.astro': LAYOUT,
    'shell/Header.astro': "---\nimport './Header.css';\n---\n<header />",
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    const path = join(root, 'src/storefront', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return findPageSheets(root);
}

test('the sheets of the layout are shared, in the order of their imports', () => {
  expect(sheetsOf({ 'pages/a.astro': page('a') })).toEqual({
    shared: ['ui/base', 'shell/Header', 'ui/last'],
    kinds: { a: ['look:header'] },
    parts: ['search-box', 'lightbox'],
  });
});

test('a page has the sheets of all that it imports, what is loaded later too', () => {
  const { kinds } = sheetsOf({
    'pages/a.astro': page('a', '#storefront/cart/Cart.tsx'),
    'cart/Cart.tsx': "import { Line } from './Line.tsx';\nimport './Cart.css';\nexport const Cart = Line;",
    'cart/Line.tsx': "import './Line.css';\nexport const Line = () => import('./Late.tsx');",
    'cart/Late.tsx': "import './Late.css';\nexport const Late = 1;",
  });
  expect(kinds['a']).toEqual(['look:header', 'cart/Line', 'cart/Late', 'cart/Cart']);
});

test('an import of types alone brings no sheet', () => {
  const { kinds } = sheetsOf({
    'pages/a.astro': page('a', '#storefront/cart/cart.ts'),
    'cart/cart.ts':
      "import type { A } from './A.tsx';\nimport { type B } from './A.tsx';\nexport const c: A | B = 1;",
    'cart/A.tsx': "import './A.css';\nexport type A = 1;\nexport type B = 2;",
  });
  expect(kinds['a']).toEqual(['look:header']);
});

test('pages of one kind have the sheets of each other; a page that names none has its layout’s kind', () => {
  const { kinds } = sheetsOf({
    'layouts/Account.astro': page('account', '#storefront/account/account.css'),
    'pages/profile.astro':
      "---\nimport Account from '#storefront/layouts/Account.astro';\nimport '#storefront/account/profile.css';\n---\n<Account />",
    'pages/orders.astro': page('account', '#storefront/order/list.css'),
  });
  expect(kinds['account']).toEqual(['look:header', 'order/list', 'account/account', 'account/profile']);
});

test('a dialog is found by its name, and has its own sheet without those that its page has', () => {
  const { kinds, parts } = sheetsOf({
    'pages/overlay/[name].astro':
      "---\nexport const partial = true;\nimport { pages } from '#storefront/overlay/pages.ts';\n---\n{shop.styleSheets('overlay').map(link)}",
    'overlay/pages.ts':
      "export const pages = import.meta.glob<Page>('../**/*.overlay.tsx', { eager: true });",
    'cart/note.overlay.tsx':
      "import '#storefront/shell/Header.css';\nimport './note.css';\nexport default 1;",
  });
  expect(kinds).toEqual({ overlay: ['cart/note'] });
  expect(parts).toContain('overlay');
});

test('sheets of looks stand behind those of their part, and before those that build on it', () => {
  const { kinds } = sheetsOf({
    'pages/a.astro': page('a', '#storefront/compare/Table.tsx'),
    'compare/Table.tsx': "import '#storefront/card/ProductCard.tsx';\nimport './Table.css';",
    'card/ProductCard.tsx': "import './ProductCard.css';\nexport const ProductCard = 1;",
  });
  expect(kinds['a']).toEqual(['look:header', 'card/ProductCard', 'look:card', 'compare/Table']);
});

test('a page whose kind stands in no words is refused', () => {
  const files = { 'pages/a.astro': page('a').replace('kind="a"', 'kind={kind}') };
  expect(() => sheetsOf(files)).toThrow('src/storefront/pages/a.astro: its kind is not there in words');
});

test('HTML that pages fetch may not bring a sheet that they lack', () => {
  const files = {
    'pages/menu.astro': "---\nimport Menu from '#storefront/shell/Menu.astro';\n---\n<Menu />",
    'shell/Menu.astro': "---\nimport './Menu.css';\n---\n<nav />",
  };
  expect(() => sheetsOf(files)).toThrow(SheetError);
  expect(() => sheetsOf(files)).toThrow(
    'src/storefront/pages/menu.astro: pages fetch this HTML without shell/Menu.css: import that in',
  );
});

test('a sheet that no page has is refused with its file and the remedy', () => {
  const pages = sheetsOf({ 'pages/a.astro': page('a') });
  const sheets = new Map([
    ['shell/Header', ''],
    ['card/look/plain', ''],
    ['cart/Lost', ''],
  ]);
  expect(() => refuseUnused(sheets, pages)).toThrow(
    'src/storefront/cart/Lost.css: no page has this style sheet: import it in the component that it is for',
  );
  sheets.delete('cart/Lost');
  expect(() => refuseUnused(sheets, pages)).not.toThrow();
});
