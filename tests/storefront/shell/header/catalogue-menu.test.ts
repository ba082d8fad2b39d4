import { expect, test } from 'vitest';
import { catalogueMenu, MENU_GRANDCHILDREN } from '#storefront/shell/header/catalogue-menu.ts';
import { aCategoryEntry, aShopView } from '../../view/a-shop-view.ts';

/** A shop with top categories, and children of the first of them, by their names in the shop's order. */
function aShopWith(tops: readonly string[], children: readonly string[] = []) {
  const childIds = children.map((_, index) => 100 + index);
  const entries = [
    ...tops.map((name, index) =>
      aCategoryEntry({
        id: index + 1,
        slug: name,
        name: { ru: name },
        childIds: index === 0 ? childIds : [],
      }),
    ),
    ...children.map((name, index) =>
      aCategoryEntry({ id: 100 + index, slug: name, name: { ru: name, uz: `${name} uz` }, ancestorIds: [1] }),
    ),
  ];
  return {
    'categories.top': tops.map((_, index) => index + 1),
    ...Object.fromEntries(entries.map((entry) => [`category:${entry.id}`, entry])),
    ...Object.fromEntries(entries.map(({ id }) => [`goods:${id}`, 'own'])),
  };
}

const named = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

test('[SHL-03] the menu shows at most 12 top categories, in the order of the shop', () => {
  const tops = named(14, 'top').reverse();
  const shown = catalogueMenu(aShopView({ entries: aShopWith(tops) })).map(({ name }) => name);
  expect(shown).toEqual(tops.slice(0, 12));
});

test.each([
  [0, 0, false],
  [10, 10, false],
  [11, 11, true],
  [12, 11, true],
])('[SHL-03] of %i children %i are shown; a way to all of them: %s', (count, shown, hasMore) => {
  const children = named(count, 'child');
  const [entry] = catalogueMenu(aShopView({ entries: aShopWith(['top', 'other'], children) }));
  expect(entry?.children.map(({ name }) => name)).toEqual(children.slice(0, shown));
  expect(entry?.hasMore).toBe(hasMore);
});

test('[SHL-03] names and addresses are in the language of the page', () => {
  const [entry] = catalogueMenu(aShopView({ language: 'uz', entries: aShopWith(['top', 'other'], ['tea']) }));
  expect(entry).toMatchObject({
    name: 'top',
    href: '/uz/category/top',
    children: [{ name: 'tea uz', href: '/uz/category/tea' }],
  });
});

test('[SHL-03] what is below the children is shown, and long panels say so', () => {
  const below = named(8, 'below').map((name, index) =>
    aCategoryEntry({ id: 200 + index, slug: name, name: { ru: name }, ancestorIds: [1, 100] }),
  );
  const entries = aShopWith(['top', 'other'], ['tea', 'coffee']);
  const tea = {
    ...aCategoryEntry({ id: 100, slug: 'tea', name: { ru: 'tea' } }),
    childIds: below.map(({ id }) => id),
  };
  const shop = aShopView({
    entries: {
      ...entries,
      'category:100': tea,
      ...Object.fromEntries(below.map((one) => [`category:${one.id}`, one])),
      ...Object.fromEntries(below.map(({ id }) => [`goods:${id}`, 'own'])),
    },
  });
  const [top, other] = catalogueMenu(shop);
  expect(top?.children.map(({ children }) => children.map(({ name }) => name))).toEqual([
    named(MENU_GRANDCHILDREN, 'below'),
    [],
  ]);
  expect([top?.isLong, other?.isLong]).toEqual([true, false]);
});
