import { expect, test } from 'vitest';
import { preferredMachineOf } from '#publisher/service/queue/preferred-machine.ts';

const shops = Array.from({ length: 300 }, (_, at) => `shop-${at}`);

test('[BLD-09] machines share the shops, and one that goes moves its own alone', () => {
  const before = shops.map((shop) => preferredMachineOf(shop, ['a', 'b', 'c']));
  for (const machine of ['a', 'b', 'c'])
    expect(before.filter((one) => one === machine).length).toBeGreaterThan(60);
  const after = shops.map((shop) => preferredMachineOf(shop, ['c', 'a']));
  expect(after).toEqual(before.map((one, at) => (one === 'b' ? after[at] : one)));
  expect(preferredMachineOf('shop', [])).toBeUndefined();
});
