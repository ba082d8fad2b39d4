import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { categorySchema, productSchema } from '#contract/catalogue/catalogue-schema.ts';
import { reviewSchema } from '#contract/catalogue/review.ts';
import {
  bannerSchema,
  blockSchema,
  brandSchema,
  collectionSchema,
  marketDataSchema,
  menuItemSchema,
  newsSchema,
  staticPageSchema,
  supplierSchema,
} from '#contract/market/market-schema.ts';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { rangeSize } from '#platform/areas/shop/first-ids.ts';
import { PICTURE_KINDS } from '#sandbox/demo/picture/picture-file.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';

const SEED = 1;
const SHOPS = readShops();

describe.each(SHOPS)('the shop $name', (source) => {
  const seed = createShopSeed(source, SEED);
  const products = [...seed.products()];
  const reviews = [...seed.reviews()];
  const variations = products.flatMap((product) => product.variations);

  test('passes every schema of the contract', () => {
    expect(() => {
      marketDataSchema.parse(seed.market);
      z.array(categorySchema).parse(seed.categories);
      z.array(brandSchema).parse(seed.brands);
      z.array(supplierSchema).parse(seed.suppliers);
      z.array(bannerSchema).parse([...seed.slides, ...seed.banners]);
      z.array(blockSchema).parse(seed.blocks);
      z.array(collectionSchema).parse(seed.collections);
      z.array(newsSchema).parse(seed.news);
      z.array(staticPageSchema).parse(seed.pages);
      for (const menu of seed.menus) z.array(menuItemSchema).parse(menu.items);
      z.array(productSchema).parse(products);
      z.array(reviewSchema).parse(reviews);
    }).not.toThrow();
  });

  test('is the same to the byte for the same seed, and another for another', () => {
    expect(JSON.stringify([...createShopSeed(source, SEED).products()])).toBe(JSON.stringify(products));
    expect(JSON.stringify([...createShopSeed(source, SEED).reviews()])).toBe(JSON.stringify(reviews));
    expect(JSON.stringify([...createShopSeed(source, SEED + 1).products()])).not.toBe(
      JSON.stringify(products),
    );
  });

  test('has about as many variations as its source says, and at most twelve a product', () => {
    expect(variations.length).toBeGreaterThanOrEqual(Math.max(150, source.variations * 0.85));
    expect(variations.length).toBeLessThanOrEqual(source.variations + 12);
    for (const product of products) expect(product.variations.length).toBeLessThanOrEqual(12);
  });

  test('gives each thing an id of its own within the range of the shop', () => {
    const range = Math.floor((products[0]?.id ?? 0) / rangeSize(source.variations));
    for (const list of [
      products,
      variations,
      variations.map(({ stock }) => stock),
      reviews,
      seed.categories,
      seed.brands,
      seed.suppliers,
      seed.menus.flatMap(({ items }) => items),
    ]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(Math.floor(Number(id) / rangeSize(source.variations))).toBe(range);
    }
    expect(variations.some(({ id, stock }) => id === stock.id)).toBe(false);
  });

  test('names products, categories and pages in all three languages without an open place', () => {
    const named = [
      ...products.flatMap(({ name, description, shortDescription }) => [name, description, shortDescription]),
      ...variations.map(({ name }) => name),
      ...seed.categories.map(({ name }) => name),
      ...seed.pages.flatMap(({ title, content }) => [title, content]),
      ...seed.news.flatMap(({ title, content }) => [title, content]),
    ];
    for (const text of named) for (const language of LANGUAGES) expect(text[language]).toMatch(/^[^{}]+$/);
  });

  test('writes Uzbek with the letter ʻ, and Cyrillic in Russian only', () => {
    const uzbek = JSON.stringify([
      products.map(({ name, description, characteristics }) => [
        name.uz,
        description.uz,
        characteristics.map(({ name, value }) => [name.uz, value.uz]),
      ]),
      seed.pages.map(({ content }) => content.uz),
      seed.categories.map(({ name }) => name.uz),
    ]);
    expect(uzbek.match(/[oOgG]['’‘`´]/g)).toBeNull();
    expect(uzbek.match(/.{0,15}[а-яё].{0,15}/i)).toBeNull();
    const english = JSON.stringify([
      products.map(({ name, description }) => [name.en, description.en]),
      variations.map(({ name }) => name.en),
    ]);
    expect(english.match(/.{0,15}[а-яё].{0,15}/i)).toBeNull();
    for (const { description } of products) expect(description.ru).toMatch(/[а-яё]/i);
  });

  test('gives no two variations the same name, sku or combination of values', () => {
    expect(new Set(variations.map(({ sku }) => sku)).size).toBe(variations.length);
    for (const product of products) {
      const combinations = product.variations.map(({ properties }) =>
        properties.map(({ value }) => value.id).join(),
      );
      expect(new Set(combinations).size).toBe(combinations.length);
    }
    expect(new Set(variations.map(({ name }) => name.ru)).size).toBe(variations.length);
  });

  test('numbers its goods with valid EAN-13 barcodes', () => {
    for (const { barcode } of variations) {
      expect(barcode).toMatch(/^478\d{10}$/);
      const sum = [...barcode].reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
        0,
      );
      expect(sum % 10).toBe(0);
    }
  });

  test('rates each product by its reviews', () => {
    for (const { id, rating } of products) {
      const ratings = reviews.filter(({ productId }) => productId === id).map((review) => review.rating);
      expect(rating.count).toBe(ratings.length);
      expect(rating.bars).toEqual(
        [1, 2, 3, 4, 5].map((stars) => ratings.filter((one) => one === stars).length),
      );
      expect(rating.average).toBeCloseTo(
        ratings.length === 0 ? 0 : ratings.reduce((sum, one) => sum + one, 0) / ratings.length,
        1,
      );
    }
  });

  test('sells about a quarter at a discount, and has sold out and scarce goods', () => {
    const share =
      products.filter(({ variations: [first] }) => first && first.oldPrice > first.newPrice).length /
      products.length;
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.4);
    for (const { oldPrice, newPrice } of variations) expect(oldPrice).toBeGreaterThanOrEqual(newPrice);
    expect(variations.every(({ newPrice }) => newPrice > 0)).toBe(true);
    expect(variations.some(({ stock }) => stock.count === 0)).toBe(true);
    expect(variations.some(({ stock }) => stock.count > 0 && stock.count < 5)).toBe(true);
  });

  test('takes less off a piece than it costs, in tiers that do not overlap', () => {
    for (const { tiers, newPrice } of variations) {
      tiers.forEach((tier, index) => {
        expect(tier.fixedDiscount).toBeLessThan(newPrice);
        const next = tiers[index + 1];
        expect(tier.max).toBe(next ? next.min - 1 : null);
      });
    }
  });

  test('points only at what it has', () => {
    const has = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));
    const [categories, brands, suppliers, variationIds] = [
      has(seed.categories),
      has(seed.brands),
      has(seed.suppliers),
      has(variations),
    ];
    for (const product of products) {
      expect(categories).toContain(product.categoryId);
      expect(brands).toContain(product.brandId);
      expect(suppliers).toContain(product.supplierId);
    }
    for (const collection of seed.collections) {
      expect(collection.variationIds.length).toBeGreaterThan(0);
      for (const id of collection.variationIds) expect(variationIds).toContain(id);
    }
    const slugs = new Set(seed.categories.map(({ slug }) => slug));
    for (const { translations } of [...seed.slides, ...seed.banners]) {
      for (const translation of Object.values(translations))
        expect(slugs).toContain(translation.link.split('/category/')[1]);
    }
    const pages = new Set(seed.pages.map(({ slug }) => slug));
    for (const item of seed.menus.flatMap(({ items }) => items)) {
      if (item.type === 'static_page') expect(pages).toContain(item.slug);
      if (item.type === 'collection_page') expect(slugs).toContain(item.slug);
    }
  });

  test('has no empty category and no slug twice', () => {
    const slugs = seed.categories.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const parents = new Set(seed.categories.map(({ parentId }) => parentId));
    const used = new Set(products.map(({ categoryId }) => categoryId));
    expect(
      seed.categories.filter(({ id }) => !parents.has(id) && !used.has(id)).map(({ slug }) => slug),
    ).toEqual([]);
    for (const id of used) expect(parents).not.toContain(id);
  });

  test('shows two to four views of each variation by drawings that exist', () => {
    for (const { images } of variations) {
      expect(images.length).toBeGreaterThanOrEqual(2);
      expect(images.length).toBeLessThanOrEqual(4);
      expect(new Set(images.map(({ urls }) => urls.original)).size).toBe(images.length);
    }
    for (const { code } of source.kinds) expect([...PICTURE_KINDS]).toContain(code);
  });

  test('its main colour carries its text with a contrast of 4.5 or more', () => {
    const { primary, onPrimary, background, text } = seed.market.theme.colors;
    expect(contrast(primary, onPrimary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(background, text)).toBeGreaterThanOrEqual(7);
  });
});

describe('the shops together', () => {
  let ranges: number[] = [];
  beforeAll(() => {
    ranges = SHOPS.map((source) =>
      Math.floor((createShopSeed(source, SEED).categories[0]?.id ?? 0) / rangeSize(source.variations)),
    );
  });

  test('share no range of ids', () => {
    expect(new Set(ranges).size).toBe(SHOPS.length);
  });

  test('are the four that tenants name, each with its own key, radius and colour', () => {
    expect(SHOPS.map(({ name }) => name)).toEqual(['local', 'default', 'dev', 'test']);
    expect(new Set(SHOPS.map(({ securityKey }) => securityKey)).size).toBe(4);
    expect(new Set(SHOPS.map(({ market }) => market.theme.colors.primary)).size).toBe(4);
  });
});

function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
