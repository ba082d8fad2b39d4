import { expect, test } from 'vitest';
import { clientNetwork } from '#lib/client-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:DB8::1:0:0:0:5', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the client at %s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
