import { z } from 'zod';
import { codeOf } from '#platform/engines/vendure/orders.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import type { Sql } from '#platform/store/database.ts';
import type { TestVendure } from './a-vendure.ts';

/** UZS for a cent, of which Vendure's sums are: the connector is told 12,000 for a dollar. */
const UZS_OF_CENT = 120;

/** An order as both sides know it. */
interface Booked {
  code: string;
  isCanceled: boolean;
  lines: { sku: string; count: number; price: number }[];
  /** Sum that the shopper pays, with shipping. */
  total: string;
}

/** Orders by their codes, and the pieces that are left of each thing, by its article number. */
export interface Books {
  orders: Booked[];
  left: Record<string, number>;
}

/** Contents of the platform's file. */
export function readOwnBooks(sql: Sql): Books {
  const shop = chooseShop(sql, 'vend');
  const orders = sql.all<{ id: number; token: string; state: string; total: number }>`
    SELECT id, token, state, total FROM sell_group WHERE shop = ${shop.id}`;
  const records = sql.all<{ orderId: number; sku: string; count: number; price: number }>`
    SELECT sell_group AS orderId, variation.data ->> '$.sku' AS sku, sold_record.count, price
    FROM sold_record JOIN variation ON variation.shop = sold_record.shop AND variation.id = variation
    WHERE sold_record.shop = ${shop.id}`;
  const stocks = sql.all<{ sku: string; count: number }>`
    SELECT data ->> '$.sku' AS sku, count FROM variation WHERE shop = ${shop.id}`;
  return booksOf(
    orders.map(({ id, token, state, total }) => ({
      code: codeOf(shop, { id, token }),
      isCanceled: state === 'canceled',
      lines: records.flatMap(({ orderId, ...line }) => (orderId === id ? [line] : [])),
      total: `${total} UZS`,
    })),
    stocks.map(({ sku, count }) => [sku, count]),
  );
}

const booksSchema = z.object({
  orders: z.object({
    totalItems: z.int(),
    items: z.array(
      z.object({
        code: z.string(),
        state: z.string(),
        totalWithTax: z.int(),
        payments: z
          .array(z.object({ amount: z.int(), metadata: z.object({ total: z.string() }) }))
          .nullable(),
        lines: z.array(
          z.object({
            quantity: z.int(),
            linePriceWithTax: z.int(),
            productVariant: z.object({ sku: z.string() }),
          }),
        ),
      }),
    ),
  }),
  productVariants: z.object({
    items: z.array(
      z.object({
        sku: z.string(),
        stockLevels: z.array(z.object({ stockOnHand: z.int(), stockAllocated: z.int() })),
      }),
    ),
  }),
});

/** Contents of Vendure, drafts and all, in the form of the platform's. */
export async function getVendureBooks({ query }: TestVendure): Promise<Books> {
  const { orders, productVariants } = await query(
    `{ orders(options: { take: 1000 }) { totalItems items {
         code state totalWithTax payments { amount metadata }
         lines { quantity linePriceWithTax productVariant { sku } } } }
       productVariants(options: { take: 1000 }) { items {
         sku stockLevels { stockOnHand stockAllocated } } } }`,
    booksSchema,
  );
  return booksOf(
    orders.items.map(({ code, state, totalWithTax, payments, lines }) => ({
      code,
      isCanceled: state === 'Cancelled',
      // Vendure rounds the tax of a line and not of a piece, which may be a cent of the whole line.
      lines: lines.map(({ productVariant: { sku }, quantity, linePriceWithTax }) => ({
        sku,
        count: quantity,
        price: Math.round(linePriceWithTax / quantity) * UZS_OF_CENT,
      })),
      // Each is paid once, and whole; an order that is none yet says its state here.
      total:
        state === 'PaymentSettled' && payments?.length === 1 && payments[0]?.amount === totalWithTax
          ? payments[0].metadata.total
          : `${state}, ${JSON.stringify(payments)} for ${totalWithTax}`,
    })),
    productVariants.items.map(({ sku, stockLevels }) => [
      sku,
      stockLevels.reduce((sum, level) => sum + level.stockOnHand - level.stockAllocated, 0),
    ]),
  );
}

function booksOf(orders: Booked[], left: [string, number][]): Books {
  for (const one of orders) one.lines = inOrder(one.lines);
  return {
    orders: orders.sort((a, b) => a.code.localeCompare(b.code)),
    left: Object.fromEntries(left.sort(([a], [b]) => a.localeCompare(b))),
  };
}

/** Lines by article number, whatever was put into the cart first. */
export function inOrder<Line extends { sku: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => a.sku.localeCompare(b.sku));
}
