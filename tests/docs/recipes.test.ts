import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { ProjectCopy, stepsOf } from './follow-recipe.ts';

const SOURCES = ['src', 'tests/sandbox/a-shop.ts', 'tests/sandbox/a-trade.ts'];

function aCopy(...more: string[]): ProjectCopy {
  const copy = new ProjectCopy([...SOURCES, ...more]);
  onTestFinished(() => copy.remove());
  return copy;
}

test('the recipe of an icon touches three files, and every set draws the icon', async () => {
  const [drawing, name, row, ...more] = stepsOf('icon');
  if (!drawing || !name || !row) throw new Error('The recipe has no three steps.');
  expect(more).toEqual([]);
  const copy = aCopy();
  copy.write(drawing.file, drawing.code, { before: '</svg>' });
  copy.write(name.file, name.code, { after: 'ICON_NAMES = [\n' });
  copy.write(row.file, row.code, { before: '  cart: [' });
  const drawn = await copy.run(`
    import { iconSprite } from '#publisher/render/compile/icon-sprite.ts';
    console.log(JSON.stringify([1, 2, 3, 4, 5, 6].map((set) => iconSprite(set).split('id="flag"').length - 1)));
  `);
  expect(drawn).toEqual([1, 1, 1, 1, 1, 1]);
});

test('the recipe of a look touches two files, and shops of its number alone get row and sheet', async () => {
  const [row, sheet, ...more] = stepsOf('look');
  if (!row || !sheet) throw new Error('The recipe has no two steps.');
  expect(more).toEqual([]);
  const copy = aCopy();
  copy.write(row.file, row.code, { after: 'CARD_VARIANTS: Rows<CardVariant> = {\n' });
  copy.write(sheet.file, sheet.code);
  const looks = await copy.run(`
    import { existsSync } from 'node:fs';
    import { settingsSchema } from '#contract/market/settings.ts';
    import { settingsOfLook } from '#storefront/looks/look-settings.ts';
    import { findPageSheets } from '#publisher/render/sheets/page-sheets.ts';
    import { sheetsByKind } from '#storefront/looks/page-sheets.ts';
    const sheetsOf = (number) => {
      const settings = settingsSchema.parse(settingsOfLook(number));
      return sheetsByKind(findPageSheets(process.cwd()), (name) => settings[name]).home;
    };
    const sheet = 'card/look/beside';
    console.log(JSON.stringify({
      of12: sheetsOf(12).includes(sheet),
      of1: sheetsOf(1).includes(sheet),
      isThere: existsSync('src/storefront/' + sheet + '.css'),
    }));
  `);
  expect(looks).toEqual({ of12: true, of1: false, isThere: true });
});

test('the recipes of a page and an island touch three files each, and both are built for a shop', async () => {
  const [address, page, route, ...more] = stepsOf('page');
  if (!address || !page || !route) throw new Error('The recipe of a page has no three steps.');
  const [view, sheet, place, ...others] = stepsOf('island');
  if (!view || !sheet || !place) throw new Error('The recipe of an island has no three steps.');
  // Its document has a second recipe, that of a dialog: one file, and the place that opens it.
  expect([more, others.map(({ name }) => name)]).toEqual([[], ['Dialog', 'Open it']]);
  const copy = aCopy(
    'public',
    'tests/publisher/build',
    'astro.config.mjs',
    'astro-i18next.config.ts',
    'tsconfig.json',
  );
  copy.write(address.file, address.code, { before: 'export const cartPath' });
  copy.write(page.file, page.code);
  copy.write(route.file, '  contactsPath,\n', { before: '  cartPath,\n' });
  copy.write(route.file, route.code, { before: '    cartPath(),\n' });
  copy.write(view.file, view.code);
  copy.write(sheet.file, sheet.code);
  copy.write(place.file, place.code, { before: '  <ProductPath product' });
  copy.write(
    place.file,
    "import { CopyLink, copyLinkProps } from './CopyLink.tsx';\nimport { productPath } from '#domain/link/paths.ts';\n",
    { before: "import './ProductPage.css';" },
  );
  for (const language of LANGUAGES)
    copy.write(
      `src/storefront/product/messages/${language}.json`,
      '  "product.copyLink": "Copy link",\n  "product.linkCopied": "Link copied",\n',
      { before: '  "product.articul"' },
    );
  symlinkSync(resolve('node_modules'), join(copy.root, 'node_modules'));
  const built = await copy.run(`
    import { readFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { aTenant, aWorld } from './tests/publisher/build/a-world.ts';
    const world = await aWorld([{ name: 'red' }]);
    const { shops } = await world.build([aTenant('red')]);
    if (shops[0].status !== 'built') throw new Error(shops[0].error);
    const headingIn = (file) => /<h1[^>]*>([^<]+)/.exec(world.read('red', file))[1];
    const headings = ['contacts.html', 'uz/contacts.html', 'en/contacts.html'].map(headingIn);
    const sheetsIn = (file) =>
      [...world.read('red', file).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
        .map(([, address]) => readFileSync(join(world.directories.assets, address), 'utf8'))
        .join('');
    const island = /<astro-island[^>]*CopyLink[^>]*>(?:<[^>]*>)*([^<]+)/.exec(world.read('red', 'product/1.html'))[1];
    const styled = ['product/1.html', 'index.html'].map((file) => sheetsIn(file).includes('.copy-link'));
    await world.close();
    console.log(JSON.stringify({ headings, island, styled }));
  `);
  expect(built).toEqual({
    headings: LANGUAGES.map((language) => DICTIONARIES[language]['shell.contacts']),
    island: 'Copy link',
    styled: [true, false],
  });
});
