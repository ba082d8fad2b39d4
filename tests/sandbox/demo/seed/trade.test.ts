import { expect, test } from 'vitest';
import { franchiseSchema } from '#contract/catalogue/franchise.ts';
import { paymentMethodSchema } from '#contract/order/payment.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { isInside } from '#platform/areas/shipping/place.ts';
import { shippingRuleSchema } from '#platform/store/document-kinds.ts';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { createGeneratedSeed } from '#sandbox/demo/seed/generated.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { aSandbox } from '../../a-sandbox.ts';
import { ALMATY, TASHKENT } from '../../a-trade.ts';

const SEEDS = [
  ...readShops().map((source) => createShopSeed(source, 1)),
  createGeneratedSeed({ name: 'generated', securityKey: 'generated-key', variations: 20, seed: 1 }),
];

test.each(SEEDS)(
  '$name has branches in Uzbekistan, services and ways to pay that the contract knows',
  (seed) => {
    for (const franchise of seed.franchises) {
      expect(franchiseSchema.parse(franchise)).toEqual(franchise);
      expect(Object.keys(franchise.address).sort()).toEqual([...LANGUAGES].sort());
      expect(isInside({ countryCode: 'UZ', ...franchise.coordinate })).toBe(true);
    }
    expect(seed.franchises.length).toBeGreaterThan(2);
    for (const service of seed.shippingServices) expect(shippingRuleSchema.parse(service)).toEqual(service);
    for (const method of seed.paymentMethods) expect(paymentMethodSchema.parse(method)).toEqual(method);
  },
);

test.each(SEEDS)('every supplier of $name is paid in some way and served in the whole country', (seed) => {
  for (const { id } of seed.suppliers) {
    const isFor = ({ supplierIds }: { supplierIds: number[] | null }) =>
      supplierIds === null || supplierIds.includes(id);
    expect(seed.paymentMethods.filter(isFor).length).toBeGreaterThan(1);
    const zones = seed.shippingServices.filter(isFor).flatMap(({ zones: own }) => own);
    expect(zones.some(({ country, withinKm }) => country === 'UZ' && withinKm === null)).toBe(true);
  }
});

test('[CHK-02] a mixed cart of the marketplace goes by the services of all its suppliers only; food does not go to Kazakhstan', async () => {
  const [marketplace, groceries] = ['test', 'dev'].map((name) => SEEDS.find((seed) => seed.name === name));
  if (!marketplace || !groceries) throw new Error('the shops test and dev must be there');
  const sandbox = await aSandbox([marketplace, groceries]);
  const kinds = async (
    key: string,
    stocks: StockId[],
    { countryCode, latitude, longitude }: typeof TASHKENT,
  ) => {
    const query = [
      ...stocks.map((stock) => `stocks[]=${stock}`),
      `countryCode=${countryCode}&latitude=${latitude}&longitude=${longitude}`,
    ].join('&');
    const { status, json } = await sandbox.call(key, `/shipping-services?${query}`);
    return status === 200 ? json.items.map(({ kind }: { kind: string }) => kind) : json.code;
  };
  const stockOf = (place: number) => {
    const supplier = marketplace.suppliers[place]?.id;
    for (const { variations } of marketplace.products())
      for (const { stock } of variations) if (stock.supplierId === supplier) return stock.id;
    throw new Error(`supplier ${place} of the marketplace sells nothing`);
  };
  expect(await kinds('test-key', [stockOf(4)], TASHKENT)).toEqual([
    'courier',
    'pick-up',
    'express',
    'regional',
  ]);
  expect(await kinds('test-key', [stockOf(4), stockOf(3)], TASHKENT)).toEqual(['pick-up', 'regional']);
  expect(await kinds('test-key', [stockOf(4)], ALMATY)).toEqual(['regional']);
  const [food] = groceries.products();
  expect(await kinds('dev-key', [food?.variations[0]?.stock.id ?? 0], ALMATY)).toBe(
    'shipping-service-not-found',
  );
});
