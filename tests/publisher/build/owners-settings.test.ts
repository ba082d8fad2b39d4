import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { settingsSchema } from '#contract/market/settings.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { buildChange } from '#publisher/build/build-change.ts';
import { type Builder, openBuilder } from '#publisher/build/open-builder.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';
import { weighSite } from '#tools/gate/site-weight.ts';
import { aTenant, aWorld, type World } from './a-world.ts';
import { COMPILED_ONCE } from './packed-assets.ts';
import { pairwise } from './pairwise.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const tenant = aTenant('shop', { languages: ['ru'] });

/** Numbers that looks have, by the setting that chooses them; 99 is none of them. */
const LOOKS = new Map<string, number[]>(
  Object.values(LOOK_TABLES).map(({ setting, rows }) => [setting, [...Object.keys(rows).map(Number), 99]]),
);

/** Values that an owner may choose of; undefined where the setting is a text, a list or a set of them. */
function choicesOf(name: string, schema: z.ZodType): readonly unknown[] | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodType ? choicesOf(name, inner) : undefined;
  }
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodNumber)
    return LOOKS.get(name) ?? [0, Math.min(250_000, schema.maxValue ?? 250_000)];
  return undefined;
}

const CHOICES: Record<string, readonly unknown[]> = {};
for (const [name, schema] of Object.entries(settingsSchema.shape)) {
  const choices = choicesOf(name, schema);
  if (choices) CHOICES[name] = choices;
}

/** States of a product, by its number from 0: what makes it special. */
const PRODUCTS: Readonly<Record<number, Partial<Product>>> = {
  5: { minOrder: 6 },
  6: { minOrder: 11 },
  8: { brandId: null },
  9: { categoryId: 404 },
  10: { characteristics: [], shortDescription: {}, description: {} },
};

const VARIATIONS: Readonly<Record<number, (id: number) => Partial<Variation>>> = {
  0: (id) => ({ stock: { id: 1000 + id, count: 0, supplierId: 1 } }),
  1: (id) => ({ stock: { id: 1000 + id, count: 1, supplierId: 1 } }),
  2: (id) => ({ stock: { id: 1000 + id, count: 0, supplierId: 1 }, tracking: false }),
  3: () => ({ newPrice: 0, oldPrice: 0 }),
  4: () => ({ newPrice: 99_999, oldPrice: 100_001 }),
  7: () => ({
    tiers: [
      { min: 1, max: 3, fixedDiscount: 777 },
      { min: 4, max: null, fixedDiscount: 99_999_999 },
    ],
  }),
  8: () => ({ images: [] }),
  9: () => ({ videos: ['https://videos.example/clip.mp4'] }),
  10: () => ({ properties: [], sku: '', barcode: '', unit: {} }),
};

/** Variations that are all of the last product: one of each colour. */
const SIBLINGS = 3;

/** The shop with the last products as variations of one. */
function withSiblings(seed: ShopSeed): ShopSeed {
  return {
    ...seed,
    *products() {
      const all = [...seed.products()];
      const single = all.slice(0, -SIBLINGS);
      yield* single;
      const siblings = all.slice(-SIBLINGS);
      const [first] = siblings;
      if (!first) return;
      const variations = siblings.flatMap((product, at) =>
        product.variations.map((variation) => ({
          ...variation,
          properties: variation.properties.map(({ value, ...property }) => ({
            ...property,
            value: { ...value, id: at + 1, label: { ru: `Colour ${at}` } },
          })),
        })),
      );
      yield { ...first, variations };
    },
  };
}

let world: World;
let builder: Builder;
const stopping = new AbortController();

beforeAll(async () => {
  const products = Object.keys(VARIATIONS).length + 1 + SIBLINGS;
  world = await aWorld(
    [
      {
        name: 'shop',
        products,
        variationsPerProduct: 1,
        product: (index) => PRODUCTS[index] ?? {},
        variation: (id) => VARIATIONS[id - 1]?.(id) ?? {},
      },
    ],
    withSiblings,
  );
  builder = await openBuilder({
    environment: world.environment,
    compiledDirectory: COMPILED_ONCE,
    workers: 2,
    signal: stopping.signal,
  });
  await build([]);
}, 120_000);
afterAll(async () => {
  stopping.abort();
  await world.close();
});

function build(changed: Parameters<typeof buildChange>[2]['changed']) {
  const options = { ...builder.pulling(tenant), changed, clock: () => NOW };
  return buildChange(builder, builder.shop(tenant, [tenant]), options);
}

/** Pages that do not go live with some settings, and those over their budgets. */
async function faultsOf(settings: Record<string, unknown>): Promise<string[]> {
  await world.control('PUT', '/shops/shop/market', { settings });
  const { stopped } = (await build([{ kind: 'market-data', ids: [] }])).build;
  const { problems } = await weighSite(world.directories.site('shop'), world.directories.assets);
  return [...stopped.flatMap(({ faults }) => faults.map(({ page, text }) => `${page} ${text}`)), ...problems];
}

test('[BLD-06] each setting of an owner goes live with each other one, whatever state a product is in', async () => {
  const isLook = (name: string) => LOOKS.has(name);
  // Two looks are two parts of a page, of which neither knows the other's row.
  const rows = pairwise(CHOICES, (one, other) => !(isLook(one) && isLook(other)));
  expect(rows.length).toBeGreaterThan(Math.max(...Object.values(CHOICES).map(({ length }) => length)));
  for (const row of rows) expect(await faultsOf(row), JSON.stringify(row)).toEqual([]);
}, 240_000);

test.each([
  '',
  '7',
  '000 UZS',
  '{{count',
  '{{nothing}} {{',
  '</script><b>"\'&',
  'it is hidden disabled data-item="',
])(
  "[BLD-06] an owner's own wording of every message goes live: %s",
  async (text) => {
    const wording = JSON.stringify(
      Object.fromEntries(Object.keys(DICTIONARIES.ru).map((key) => [key, text])),
    );
    expect(await faultsOf({ translation_msg: { ru: wording } })).toEqual([]);
  },
  60_000,
);
