import { orderFailedPath, orderPlacedPath } from '#domain/link/paths.ts';
import type { PlacedOrder } from '#domain/order/order-attempt.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Parameters of the address of the page after an order. */
export interface OrderAddress {
  id: number;
  token: string;
  /** The total that the shopper saw before ordering; null if unknown. */
  shown: number | null;
  /** The shopper is to be led on to the page where the order is paid. */
  pay: boolean;
}

/** Address of the page of a placed order. */
export function placedHref(
  { id, token, toPay }: Pick<PlacedOrder, 'id' | 'token' | 'toPay'>,
  shown: number | null = null,
): string {
  const query = new URLSearchParams({ order: String(id), token });
  if (shown !== null) query.set('shown', String(shown));
  if (toPay) query.set('pay', '1');
  return `${pagePath(orderPlacedPath())}?${query}`;
}

/** Address of the page of a failed order. */
export function failedHref({ id, token }: Pick<PlacedOrder, 'id' | 'token'>): string {
  return `${pagePath(orderFailedPath())}?${new URLSearchParams({ order: String(id), token })}`;
}

/** Parses the order of an address; undefined if it names none. */
export function readOrderAddress(search: string): OrderAddress | undefined {
  const query = new URLSearchParams(search);
  const [id, token, shown] = [Number(query.get('order')), query.get('token'), query.get('shown')];
  if (!Number.isSafeInteger(id) || id <= 0 || !token) return;
  const pay = query.get('pay') === '1';
  return { id, token, pay, shown: shown !== null && /^\d{1,12}$/.test(shown) ? Number(shown) : null };
}
