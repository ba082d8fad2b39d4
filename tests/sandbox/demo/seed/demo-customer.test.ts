import { expect, test } from 'vitest';
import { createShopSeed } from '#sandbox/demo/seed/create-shop.ts';
import { readShops } from '#sandbox/demo/seed/shops.ts';
import { signIn } from '../../a-registration.ts';
import { aSandbox } from '../../a-sandbox.ts';

test('each demo shop has a customer to sign in as, with money, an address and a card', async () => {
  const seeds = readShops().map((source) => ({
    ...createShopSeed(source, 1),
    products: () => [],
    reviews: () => [],
  }));
  const sandbox = await aSandbox(seeds);
  const levels = seeds.map(({ market }) => market.companyOption.options.passwordLevel);
  expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
  for (const [index, { name, securityKey }] of seeds.entries()) {
    const { status, json } = await signIn(
      sandbox,
      '+998 90 111 22 33',
      levels[index] === 3 ? 'Demo12@#' : 'demo12',
      name,
    );
    expect([name, status]).toEqual([name, 200]);
    const headers = { authorization: `Bearer ${json.token}` };
    const { json: user } = await sandbox.call(securityKey, '/profile', { headers });
    expect(user.wallet.totalCash).toBeGreaterThan(0);
    expect(user.addresses).toHaveLength(1);
    const { json: cards } = await sandbox.call(securityKey, '/bank-cards', { headers });
    expect(cards.items).toMatchObject([{ confirmed: true, brand: 'uzcard' }]);
  }
});
