import { createHash, randomBytes } from 'node:crypto';
import type { SellRecord } from '#contract/cart/cart.ts';
import type { CancelReason, Order, OrderState } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { takeStock } from './stock.ts';

/** Fields of an order that are only shown. */
export interface OrderData
  extends Pick<Order, 'shippingService' | 'shippingTime' | 'shippingAddress' | 'note'> {
  name: string;
  paymentMethod: { id: number | null; name: Localized };
  returnUrl: string | null;
  /** The soonest that the shipping service delivers, in whole days. */
  shippingDays: number;
  /** Fetched by the shopper: no driver brings it. */
  pickUp: boolean;
  cancelReason?: CancelReason;
  /** The branch that hands it out; orders from before branches could be chosen have none. */
  franchise?: Order['franchise'];
}

/** An order as its row has it. */
export interface OrderRow {
  id: number;
  customer: number | null;
  token: string;
  source: Order['source'];
  state: OrderState;
  payment: Order['payment']['gatewayType'];
  paid: number;
  goodsTotal: number;
  shippingPrice: number;
  total: number;
  /** UZS of the total that went back. */
  refunded: number;
  phone: string;
  data: string;
  createdAt: string;
  nextAt: string | null;
}

/** One thing to order, priced. */
export interface OrderLine
  extends Pick<
    SellRecord,
    'variationId' | 'stockId' | 'count' | 'price' | 'subtotal' | 'discount' | 'propertyValues'
  > {
  supplier: { id: number; name: string };
  productId: number;
  /** True where the stock is counted. */
  tracked: boolean;
  name: Localized;
  image: SellRecord['variation']['image'];
  /** Path of the line in the request, for refusals. */
  field: string;
}

/** Fields of a line that are only shown. */
export type LineData = Pick<OrderLine, 'name' | 'image' | 'discount' | 'propertyValues'> & {
  supplierName: string;
};

/** A wish to order that may be sent twice. */
export interface OrderKey {
  key: string;
  /** Of the whole request, to tell the same wish from another one. */
  digest: string;
}

export interface NewOrder {
  /** Null for a guest. */
  customerId: number | null;
  source: Order['source'];
  payment: OrderRow['payment'];
  phone: string;
  shippingPrice: number;
  lines: readonly OrderLine[];
  data: OrderData;
  key: OrderKey | undefined;
}

export function orderKeyOf({
  orderKey,
  ...request
}: {
  orderKey?: string | undefined;
}): OrderKey | undefined {
  if (orderKey === undefined) return undefined;
  return { key: orderKey, digest: createHash('sha256').update(JSON.stringify(request)).digest('base64url') };
}

/** Something nobody guesses: opens an order or a delivery. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Takes the stock of every line and writes the order, for the caller's transaction; returns its id. Throws
 * 409 `over-stock`, and 422 `invalid` for a sum that no number holds. The order has no state yet: the caller
 * moves it to its first one.
 */
export function insertOrder(shop: Shop, order: NewOrder, state: OrderState, now: Date): number {
  const { customerId, source, payment, phone, shippingPrice, lines, data, key } = order;
  for (const line of lines) if (line.tracked) takeStock(shop, line, line.field, now);
  const goodsTotal = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  // A sum that numbers do not hold exactly could be written, but never be read again.
  if (!Number.isSafeInteger(goodsTotal + shippingPrice)) {
    throw new Refusal(422, {
      code: 'invalid',
      message: 'The goods are worth more than one order can be.',
      field: lines[0]?.field ?? '',
    });
  }
  const at = now.toISOString();
  const row = shop.sql.get<{ id: number }>`
    INSERT INTO sell_group (shop, customer, token, order_key, order_digest, source, state, payment, paid,
      goods_total, shipping_price, total, phone, data, created_at)
    VALUES (${shop.id}, ${customerId}, ${newToken()}, ${key?.key ?? null}, ${key?.digest ?? null}, ${source},
      ${state}, ${payment}, 0,
      ${goodsTotal}, ${shippingPrice}, ${goodsTotal + shippingPrice}, ${phone},
      ${JSON.stringify(data)}, ${at})
    RETURNING id`;
  const id = row?.id ?? 0;
  for (const {
    supplier,
    productId,
    variationId,
    stockId,
    tracked,
    count,
    price,
    subtotal,
    name,
    image,
    discount,
    propertyValues,
  } of lines) {
    const shown: LineData = { name, image, discount, propertyValues, supplierName: supplier.name };
    shop.sql.run`
      INSERT INTO sold_record (shop, sell_group, supplier, product, variation, stock, tracked, count, price,
        subtotal, data)
      VALUES (${shop.id}, ${id}, ${supplier.id}, ${productId}, ${variationId}, ${stockId}, ${tracked ? 1 : 0},
        ${count}, ${price}, ${subtotal},
        ${JSON.stringify(shown)})`;
  }
  return id;
}

export function readOrderRow(shop: Shop, id: number): OrderRow | undefined {
  return readOrderRows(shop, [id])[0];
}

/** The orders that the shop has of these, the newest first. */
export function readOrderRows(shop: Shop, ids: readonly number[]): OrderRow[] {
  // The plus keeps SQLite from walking all orders of the shop by an index that begins with it.
  return shop.sql.all<OrderRow>`
    SELECT id, customer, token, source, state, payment, paid, goods_total AS goodsTotal,
      shipping_price AS shippingPrice, total, refunded, phone, data,
      created_at AS createdAt, next_at AS nextAt
    FROM sell_group WHERE +shop = ${shop.id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    ORDER BY id DESC`;
}

/** The order that a token opens; undefined where it opens another one or none. */
export function findOrderByToken(shop: Shop, id: number, token: string): OrderRow | undefined {
  const order = readOrderRow(shop, id);
  return order?.token === token ? order : undefined;
}
