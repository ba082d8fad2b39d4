import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

const TIERS = [
  { min: 6, max: null, fixedDiscount: 20_000 },
  { min: 3, max: 5, fixedDiscount: 10_000 },
];

interface AnsweredPromotion {
  originalId: number;
  stockId: number;
  rules: [{ config: { total_count: { min: number; max: number | null } } }];
  offers: [{ config: { fixedDiscount: number } }];
}

test('[PDP-09] the promotions of a stock are its tiers, ordered by originalId, with the days that delivery takes', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tiers: TIERS }) })]);
  const { json } = await sandbox.call('shop-key', '/stocks/1003/promotions');
  expect(json.items).toMatchObject([
    {
      stockId: 1003,
      variationId: 3,
      description: { ru: '1–2 дня' },
      rules: [{ type: 'variation_field', config: { total_count: { min: 3, max: 5 } } }],
      offers: [{ type: 'product_fixed_discount', config: { fixedDiscount: 10_000 } }],
    },
    {
      description: { ru: '2–3 дня' },
      rules: [{ config: { total_count: { min: 6, max: null } } }],
      offers: [{ config: { fixedDiscount: 20_000 } }],
    },
  ]);
  const order = json.items.map(({ originalId }: AnsweredPromotion) => originalId);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('[PDP-09] the cart takes exactly what the promotion whose range holds the quantity says', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tiers: TIERS }) })]);
  const promotions: AnsweredPromotion[] = (await sandbox.call('shop-key', '/stocks/1003/promotions')).json
    .items;
  for (const quantity of [1, 2, 3, 5, 6, 10]) {
    const holding = promotions.find(
      ({ rules: [{ config }] }) =>
        quantity >= config.total_count.min && quantity <= (config.total_count.max ?? Infinity),
    );
    const { json } = await sandbox.call('shop-key', '/add-to-cart', {
      method: 'POST',
      body: JSON.stringify({ stock: 1003, quantity }),
    });
    expect(json.sellRecords[0].price).toBe(200_000 - (holding?.offers[0].config.fixedDiscount ?? 0));
  }
});

test('the promotions of a product are those of all its variations', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: (id) => ({ tiers: id === 4 ? [] : TIERS }) })]);
  const stocks = async (product: number) => {
    const { json } = await sandbox.call('shop-key', `/products/promotion?id=${product}`);
    return json.items.map(({ stockId }: AnsweredPromotion) => stockId);
  };
  expect(await stocks(1)).toEqual([1001, 1001, 1002, 1002]);
  expect(await stocks(2)).toEqual([1003, 1003]);
});

test('a stock without tiers has no promotions; what the shop does not have gets 404', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tiers: [] }) })]);
  expect((await sandbox.call('shop-key', '/stocks/1001/promotions')).json).toEqual({ items: [] });
  expect((await sandbox.call('shop-key', '/stocks/77/promotions')).status).toBe(404);
  expect((await sandbox.call('shop-key', '/stocks/x/promotions')).status).toBe(404);
  expect((await sandbox.call('shop-key', '/products/promotion?id=77')).status).toBe(404);
  expect((await sandbox.call('shop-key', '/products/promotion')).status).toBe(400);
});
