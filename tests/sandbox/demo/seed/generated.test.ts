import { expect, test } from 'vitest';
import { categorySchema, productSchema } from '#contract/catalogue/catalogue-schema.ts';
import { reviewSchema } from '#contract/catalogue/review.ts';
import { marketDataSchema } from '#contract/market/market-schema.ts';
import { createGeneratedSeed } from '#sandbox/demo/seed/generated.ts';

const SIZE = { name: 'bench', securityKey: 'bench-key', seed: 3 };

test('has exactly as many variations as asked for', () => {
  for (const variations of [1, 7, 1000, 1001]) {
    let made = 0;
    for (const product of createGeneratedSeed({ ...SIZE, variations }).products())
      made += product.variations.length;
    expect(made).toBe(variations);
  }
});

test('every product page is rich, and all of it passes the contract', () => {
  const seed = createGeneratedSeed({ ...SIZE, variations: 3000 });
  marketDataSchema.parse(seed.market);
  for (const category of seed.categories) categorySchema.parse(category);
  const products = [...seed.products()];
  for (const product of products) {
    productSchema.parse(product);
    expect(product.characteristics.length).toBeGreaterThanOrEqual(8);
    expect(product.description.ru?.match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(product.rating.count).toBeGreaterThan(0);
    for (const { images } of product.variations) expect(images).toHaveLength(4);
  }
  const twoAxes = products.filter(({ variations: [first] }) => (first?.properties.length ?? 0) >= 2);
  expect(twoAxes.length / products.length).toBeGreaterThan(0.9);
  expect(new Set(products.map(({ name }) => name.ru)).size).toBe(products.length);
  const slugs = seed.categories.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('streams about two reviews a product, the ones its ratings count', () => {
  const seed = createGeneratedSeed({ ...SIZE, variations: 2000 });
  const reviews = [...seed.reviews()];
  for (const review of reviews) reviewSchema.parse(review);
  const products = [...seed.products()];
  expect(reviews.length / products.length).toBeGreaterThan(1.4);
  expect(reviews.length / products.length).toBeLessThan(2.8);
  expect(products.reduce((sum, { rating }) => sum + rating.count, 0)).toBe(reviews.length);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
});

test('begins at once, whatever the size', () => {
  const seed = createGeneratedSeed({ ...SIZE, variations: 100_000_000 });
  const first = seed.products()[Symbol.iterator]().next();
  expect(first.done).toBe(false);
});
