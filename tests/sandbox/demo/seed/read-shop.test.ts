import { expect, test } from 'vitest';
import { LANGUAGES, slugSchema } from '#contract/value/primitive.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShop } from '#sandbox/demo/seed/read-shop.ts';
import type { CategorySeed, ShopSource } from '#sandbox/demo/source/shop-source.ts';

const clothes = readShop('clothes');
const marketplace = readShop('marketplace');

const SOURCES: [string, ShopSource][] = [
  ['clothes', clothes],
  ['marketplace', marketplace],
];

/** Paths of texts in which a language is missing or empty. */
function gaps(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.some(([key]) => key === 'ru' || key === 'uz' || key === 'en')) {
    return LANGUAGES.filter(
      (language) => !String((value as Record<string, unknown>)[language] ?? '').trim(),
    ).map((language) => `${path}.${language}`);
  }
  return entries.flatMap(([key, child]) => gaps(child, `${path}.${key}`));
}

function leaves(categories: readonly CategorySeed[]): string[] {
  return categories.flatMap(({ slug, children }) => (children?.length ? leaves(children) : [slug]));
}

function all(categories: readonly CategorySeed[]): string[] {
  return categories.flatMap(({ slug, children }) => [slug, ...all(children ?? [])]);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('a text with an empty or missing language is found', () => {
  expect(gaps({ title: { ru: 'да', uz: ' ', en: 'yes' }, rows: [{ ru: 'да' }] })).toEqual([
    '.title.uz',
    '.rows.0.uz',
    '.rows.0.en',
  ]);
});

test.each(SOURCES)('every text of %s is written in all three languages', (_, source) => {
  const { translation_msg: _overrides, ...settings } = source.market.settings;
  expect(gaps({ ...source, market: { ...source.market, settings } })).toEqual([]);
});

test.each(SOURCES)(
  'the Uzbek texts of %s have no Cyrillic letters and no typewriter apostrophes',
  (_, source) => {
    const found: string[] = [];
    JSON.stringify(source, (key, value) => {
      if (key === 'uz' && typeof value === 'string' && /[а-яё]|[ogOG]['‘’`]/i.test(value)) found.push(value);
      return value;
    });
    expect(found).toEqual([]);
  },
);

test.each(SOURCES)('every kind of %s is sold in a leaf category and every leaf has a kind', (_, source) => {
  const sold = new Set(source.kinds.map(({ category }) => category));
  expect([...sold].sort()).toEqual(leaves(source.categories).sort());
});

test.each(SOURCES)('links of %s lead to categories that exist and slugs can stand in a URL', (_, source) => {
  const slugs = all(source.categories);
  expect(new Set(slugs).size).toBe(slugs.length);
  const linked = [...source.slides, ...source.banners, ...source.collections].flatMap(
    ({ categorySlug }) => categorySlug ?? [],
  );
  expect(slugs).toEqual(expect.arrayContaining(linked));
  for (const slug of [
    ...slugs,
    ...source.news.map((one) => one.slug),
    ...source.pages.map((one) => one.slug),
  ])
    expect(slugSchema.safeParse(slug).success, slug).toBe(true);
});

test.each(SOURCES)('kinds of %s have believable prices and enough to tell about them', (_, source) => {
  for (const kind of source.kinds) {
    const { min, max, step } = kind.price;
    expect(min, kind.category).toBeGreaterThanOrEqual(50_000);
    expect(max, kind.category).toBeLessThanOrEqual(15_000_000);
    expect(min, kind.category).toBeLessThan(max);
    expect([min % step, max % step], kind.category).toEqual([0, 0]);
    expect(kind.characteristics.length, kind.category).toBeGreaterThanOrEqual(8);
    expect(kind.sentences.length, kind.category).toBeGreaterThanOrEqual(6);
    expect(kind.reviews.length, kind.category).toBeGreaterThanOrEqual(8);
    for (const axis of kind.axes)
      expect(axis.take[1], `${kind.category} ${axis.code}`).toBeLessThanOrEqual(axis.values.length);
  }
});

test.each(SOURCES)('buttons of %s are readable', (_, source) => {
  const {
    primary = '#000000',
    onPrimary = '#000000',
    text = '#000000',
    background = '#000000',
  } = source.market.theme.colors;
  expect(contrast(primary, onPrimary)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, background)).toBeGreaterThanOrEqual(7);
});

test.each(SOURCES)(
  '%s has about as many variations as it promises, each product with a name of its own',
  (_, source) => {
    const products = [...createShopSeed(source, 1).products()];
    const count = products.reduce((sum, { variations }) => sum + variations.length, 0);
    expect(Math.abs(count - source.variations)).toBeLessThanOrEqual(12);
    expect(new Set(products.map(({ name }) => name.ru)).size).toBe(products.length);
  },
);

test('the clothes shop has a size table with a row for each size that it sells', () => {
  const page = clothes.pages.find(({ slug }) => slug === 'tablitsa-razmerov');
  const sizes = clothes.kinds.flatMap(({ axes }) =>
    axes.filter(({ code }) => code === 'size').flatMap(({ values }) => values.map(({ label }) => label.ru)),
  );
  for (const size of new Set(sizes))
    expect(page?.content.ru).toMatch(new RegExp(`<t[hd][^>]*>${size}</t[hd]>`));
});
