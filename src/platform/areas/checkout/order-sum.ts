import { missingToOrder } from '#domain/order/least-order.ts';
import type { OrderLine } from '#platform/areas/order/order-row.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Throws 422 at a field of the call where the goods cost less than the shop delivers. */
export function checkOrderSum(shop: Shop, lines: readonly OrderLine[], field: string): void {
  const { minOrderSum } = readMarketData(shop).settings;
  const goods = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const missing = missingToOrder(goods, minOrderSum);
  if (missing === 0) return;
  const message = `The shop delivers goods from ${minOrderSum} UZS on; ${missing} UZS are missing.`;
  throw new Refusal(422, { code: 'order-too-small', message, field });
}
