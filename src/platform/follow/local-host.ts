import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const LOCAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL.addSubnet(network, prefix, 'ipv6');

/** True if an address is of this machine or of its own network. */
export async function isLocal({ hostname }: URL): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (/(?:^|\.)localhost$/i.test(host)) return true;
  const addresses =
    isIP(host) > 0
      ? [host]
      : (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);
  return addresses.some((address) => LOCAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}
