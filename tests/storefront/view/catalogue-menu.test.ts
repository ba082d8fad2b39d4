import { expect, test } from 'vitest';
import type { MenuEntry } from '#storefront/entries/model.ts';
import type { MenuLink } from '#storefront/view/menu.ts';
import { aCategoryEntry, aShopView } from './a-shop-view.ts';

const anEntry = (slug: string, own: Partial<MenuEntry> = {}): MenuEntry => ({
  id: 1,
  name: { ru: `${slug} in the menu` },
  image: null,
  target: { kind: 'category', slug },
  children: [],
  ...own,
});
const aLink = (url: string) =>
  anEntry('', { name: { ru: url }, target: { kind: 'link', url, newTab: true } });

/** A shop with phones below electronics, tea with goods, toys without. */
function linksOf(menu: MenuEntry[]): MenuLink[] {
  const ids = { electronics: 1, phones: 2, tea: 3, toys: 4 };
  const shop = aShopView({
    entries: {
      'menu:vertical': menu,
      'categories.top': [1, 3, 4],
      ...Object.fromEntries(
        Object.entries(ids).flatMap(([slug, id]) => [
          [`category:${id}`, aCategoryEntry({ id, slug, name: { ru: slug }, childIds: id === 1 ? [2] : [] })],
          [`category-slug:${slug}`, id],
          [`goods:${id}`, slug === 'toys' ? 'none' : slug === 'electronics' ? 'below' : 'own'],
        ]),
      ),
    },
  });
  return shop.catalogueMenu();
}

const outline = (links: MenuLink[]): string[] =>
  links.map(({ name, children }) => [name, ...children.map((child) => `> ${child.name}`)].join(' '));

test('[SHL-03] the catalogue has the names, the order and the further links of the vertical menu', () => {
  const menu = [anEntry('tea'), aLink('https://example.uz/sale'), anEntry('electronics')];
  expect(outline(linksOf(menu))).toEqual([
    'tea in the menu',
    'https://example.uz/sale',
    'electronics in the menu > phones',
  ]);
  expect(linksOf(menu)[1]).toMatchObject({ href: 'https://example.uz/sale', newTab: true });
});

test('[SHL-03] entries below an entry of the menu stand in place of the children of its category', () => {
  const children = [anEntry('tea'), aLink('/page/about')];
  expect(outline(linksOf([anEntry('electronics', { children }), anEntry('tea')]))).toEqual([
    'electronics in the menu > tea in the menu > /page/about',
    'tea in the menu',
  ]);
});

test('[SHL-03] an entry of a category without goods, or that is gone, is left out', () => {
  expect(outline(linksOf([anEntry('toys'), anEntry('gone'), anEntry('tea')]))).toEqual(['tea in the menu']);
});

test('[SHL-03] a shop without a vertical menu shows its categories', () => {
  const categories = ['electronics > phones', 'tea'];
  expect(outline(linksOf([]))).toEqual(categories);
  expect(outline(linksOf([anEntry('toys')]))).toEqual(categories);
});

test('[SHL-03] what is below a lone entry of the menu takes its place', () => {
  const children = [anEntry('phones'), anEntry('tea')];
  expect(outline(linksOf([anEntry('electronics', { children })]))).toEqual([
    'phones in the menu',
    'tea in the menu',
  ]);
});
