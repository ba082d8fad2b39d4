import { expect, test } from 'vitest';
import { CALLS_BY_AREA } from '#contract/calls/all-calls.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';

const { account, address, wallet, notification, 'bank-card': bankCard } = CALLS_BY_AREA;
const OWN_CALLS = [account, address, wallet, notification, bankCard]
  .flatMap(Object.values)
  .filter(({ auth }) => auth === 'bearer');

test('[TEN-02] no call for a customer takes a missing, unknown or foreign token', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const { token } = await aShopper(sandbox, 'two');
  expect(OWN_CALLS.length).toBeGreaterThan(15);
  for (const { method, path } of OWN_CALLS) {
    for (const authorization of [undefined, 'Bearer unknown', `Bearer ${token}`, `Basic ${token}`]) {
      const headers = authorization === undefined ? {} : { authorization };
      const refused = await sandbox.call('shop-key', path.replaceAll(/\{\w+\}/g, '1'), { method, headers });
      expect([method, path, refused.status, refused.json.code]).toEqual([method, path, 401, 'wrong-token']);
    }
  }
});
