import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The nearest hop that is not ours: what a request says counts only where our proxy has added to it. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const [told] = trustProxy ? [request.headers['x-forwarded-for']].flat() : [];
  return told?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

/**
 * Name under which a client's calls are counted: its address, of IPv6 the first half, since one customer of a
 * provider has 2^64 addresses. An address of IPv4 that is written as IPv6 is one of IPv4.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const gap = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : [];
  const groups = [...head, ...gap, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
