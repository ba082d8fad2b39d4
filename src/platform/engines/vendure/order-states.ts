import { z } from 'zod';
import type { OrderState } from '#contract/order/order.ts';
import { rereadOrder } from '#platform/areas/order/change-state.ts';
import { moveOrder } from '#platform/areas/order/move-order.ts';
import { noteRefund } from '#platform/areas/order/note-refund.ts';
import { type OrderRow, readOrderRow } from '#platform/areas/order/order-row.ts';
import { isActive } from '#platform/areas/order/schedule.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Query, VendureError } from './admin-api.ts';

export const ORDER_FIELDS = `{ id code state updatedAt totalWithTax lines { productVariant { id } }
  payments { state refunds { state total } }
  history(options: { take: 1, sort: { createdAt: DESC }, filter: { type: { eq: "ORDER_CANCELLATION" } } }) {
    items { data } } }`;

export const vendureOrderSchema = z.object({
  id: z.string(),
  updatedAt: z.iso.datetime(),
  code: z.string(),
  state: z.string(),
  totalWithTax: z.int(),
  lines: z.array(z.object({ productVariant: z.object({ id: z.string() }) })),
  payments: z
    .array(z.object({ state: z.string(), refunds: z.array(z.object({ state: z.string(), total: z.int() })) }))
    .nullable(),
  history: z.object({ items: z.array(z.object({ data: z.object({ reason: z.string() }).partial() })) }),
});
export type VendureOrder = z.infer<typeof vendureOrderSchema>;

const ordersSchema = z.object({ orders: z.object({ items: z.array(vendureOrderSchema) }) });

/** Those of the orders with these codes that the channel has. */
export async function getOrders(query: Query, codes: readonly string[]): Promise<VendureOrder[]> {
  const text = `query ($options: OrderListOptions) { orders(options: $options) { items ${ORDER_FIELDS} } }`;
  const options = { take: codes.length, filter: { code: { in: codes } } };
  return (await query(text, ordersSchema, { variables: { options } })).orders.items;
}

const REFUNDED = { ru: 'Деньги возвращены.', uz: 'Pul qaytarildi.', en: 'The money was given back.' };

/** States of Vendure as those of the shop; all others change nothing. */
const STATES: Readonly<Record<string, OrderState>> = {
  PartiallyShipped: 'on-the-way',
  Shipped: 'on-the-way',
  PartiallyDelivered: 'on-the-way',
  Delivered: 'delivered',
  Cancelled: 'canceled',
};

export interface FollowOptions {
  /** UZS for the smallest part of Vendure's sums. */
  unitPrice: number;
  now: Date;
}

/**
 * Moves an order to where it is in Vendure, and notes money that went back; true where either is new. One
 * whose money went back whole is canceled while it can be. An order never moves backward.
 */
export function followOrder(
  shop: Shop,
  id: number,
  found: VendureOrder,
  { unitPrice, now }: FollowOptions,
): boolean {
  const refunds = found.payments?.flatMap((payment) => payment.refunds) ?? [];
  const refunded = refunds.reduce((sum, { state, total }) => sum + (state === 'Settled' ? total : 0), 0);
  const isRefunded = found.totalWithTax > 0 && refunded >= found.totalWithTax;
  return shop.sql.transaction(() => {
    const row = readOrderRow(shop, id);
    if (!row) return false;
    const state = isRefunded ? 'canceled' : STATES[found.state];
    const said =
      found.history.items[0]?.data.reason || (isRefunded ? REFUNDED[readMarketData(shop).lang] : '');
    const isMoved = state !== undefined && tryToMove(shop, row, state, now, said);
    // Shipping may cost another sum there: whole is whole here, too.
    const sum = isRefunded ? row.total : Math.round(refunded * unitPrice);
    const isTold = isMoved && isRefunded;
    return noteRefund(shop, rereadOrder(shop, id), sum, now, { isTold }) || isMoved;
  });
}

/** False for an order that has ended or has been moved further here than it is there. */
function tryToMove(shop: Shop, row: OrderRow, state: OrderState, now: Date, said: string): boolean {
  if (row.state === state || !isActive(row.state)) return false;
  try {
    moveOrder(shop, row, state, now, said || undefined);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Cancels an order in Vendure where it has one that can be. Throws VendureError where it does not answer. */
export async function cancelOrder(query: Query, code: string): Promise<void> {
  const [found] = await getOrders(query, [code]);
  if (!found || found.state === 'Cancelled') return;
  const [call, schema] =
    found.state === 'Draft'
      ? ['deleteDraftOrder(orderId: $id) { result }', z.unknown()]
      : found.state === 'ArrangingPayment'
        ? ['transitionOrderToState(id: $id, state: "Cancelled") { __typename }', z.unknown()]
        : [
            `done: cancelOrder(input: { orderId: $id, cancelShipping: true }) {
              ... on ErrorResult { errorCode message } }`,
            z.object({ done: z.object({ errorCode: z.string(), message: z.string() }).partial() }),
          ];
  const done = await query(`mutation ($id: ID!) { ${call} }`, schema, { variables: { id: found.id } });
  const refusal = z.object({ done: z.object({ message: z.string() }) }).safeParse(done).data?.done.message;
  if (refusal) throw new VendureError(`Vendure did not cancel ${code}: ${refusal}`);
}
