import { ExplainedError } from '#lib/explained-error.ts';
import { countWaiting, readTargets, removeTarget, writeTarget } from '#platform/areas/order/order-out.ts';
import { TARGET_KINDS, type TargetKind } from '#platform/order-sinks/order-sink.ts';
import type { Shop } from '#platform/store/shop.ts';
import { parseAddress, parseSecret, SignedAddressError } from './signed-address.ts';

/** An address that orders cannot go to; the message says what is right. */
export class OrderTargetError extends ExplainedError {
  override name = 'OrderTargetError';
}

const CHAT = /^(?:-?\d{1,20}|@\w{5,32})$/;

/** Has the orders of a shop go to an address from now on. Throws `OrderTargetError`, `SignedAddressError`. */
export function chooseTarget(shop: Shop, kind: TargetKind, address: string, secret?: string): void {
  if (kind === 'webhook') checkWebhook(address, secret);
  else if (!CHAT.test(address))
    throw new OrderTargetError(`--telegram must be a chat's number or @channel, not "${address}".`);
  writeTarget(shop, { kind, address, secret: secret ?? null });
}

/** Stops one kind. Throws `OrderTargetError` for a word that is none. */
export function stopTarget(shop: Shop, word: string): void {
  const kind = TARGET_KINDS.find((one) => one === word);
  if (!kind) throw new OrderTargetError(`--stop must be ${TARGET_KINDS.join(' or ')}, not "${word}".`);
  removeTarget(shop, kind);
}

/** Lines that say where a shop's orders go, and how many wait there; secrets are not among them. */
export function describeTargets(shop: Shop): string[] {
  const waiting = new Map(countWaiting(shop).map((row) => [row.kind, row]));
  const lines = readTargets(shop).map(({ kind, address }) => {
    const { count = 0, fault } = waiting.get(kind) ?? {};
    return `${kind} ${address}: ${count} to be told${fault ? `, since ${fault}` : ''}`;
  });
  return lines.length > 0 ? lines : [`Orders of ${shop.name} go nowhere but into the file.`];
}

/** Orders hold names and phones, so they travel encrypted, unless they stay on this machine. */
function checkWebhook(address: string, secret: string | undefined): void {
  const { protocol, hostname } = parseAddress(address, 'https://orders.example');
  if (protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new SignedAddressError(
      `--webhook must begin with https:// as orders name people, not "${address}".`,
    );
  parseSecret(secret);
}
