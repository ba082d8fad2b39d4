import { z } from 'zod';
import type { Query } from './admin-api.ts';
import { ORDER_FIELDS, type VendureOrder, vendureOrderSchema } from './order-states.ts';

/** The most of a kind that one look names; more are a reason to read everything. */
const MOST = 500;

const LOOK = `query ($since: DateTime!) {
  products(options: { take: ${MOST}, filter: { updatedAt: { after: $since } } }) { totalItems items { id } }
  productVariants(options: { take: ${MOST}, filter: { updatedAt: { after: $since } } }) {
    totalItems items { productId } }
  collections(options: { take: 1, sort: { updatedAt: DESC } }) { totalItems items { updatedAt } }
  facetValues(options: { take: 1, sort: { updatedAt: DESC } }) { totalItems items { updatedAt } }
  orders(options: { take: ${MOST}, sort: { updatedAt: ASC }, filter: { updatedAt: { after: $since } } }) {
    items ${ORDER_FIELDS} }
  allProducts: products(options: { take: 1 }) { totalItems }
  allVariants: productVariants(options: { take: 1 }) { totalItems } }`;

const countSchema = z.object({ totalItems: z.int() });
const newestSchema = countSchema.extend({ items: z.array(z.object({ updatedAt: z.string() })) });
const lookSchema = z.object({
  products: countSchema.extend({ items: z.array(z.object({ id: z.string() })) }),
  productVariants: countSchema.extend({ items: z.array(z.object({ productId: z.string() })) }),
  collections: newestSchema,
  facetValues: newestSchema,
  orders: z.object({ items: z.array(vendureOrderSchema) }),
  allProducts: countSchema,
  allVariants: countSchema,
});

/** Changes of a channel since a moment. */
export interface Changes {
  products: string[];
  orders: VendureOrder[];
  /** The moment that all orders are told up to; undefined where it is now. */
  ordersUntil: string | undefined;
  /** More products changed than can be named. */
  isWhole: boolean;
  /**
   * Of what many products have, and of how many there are: where it is another one than before, everything
   * has to be read.
   */
  fingerprint: string;
}

/** Asks what changed. Counts of pieces change with orders, which are told, too. Throws VendureError. */
export async function getChanges(query: Query, since: Date): Promise<Changes> {
  const found = await query(LOOK, lookSchema, { variables: { since: since.toISOString() } });
  const { products, productVariants, orders } = found;
  return {
    products: [
      ...new Set([
        ...products.items.map(({ id }) => id),
        ...productVariants.items.map((one) => one.productId),
      ]),
    ],
    orders: orders.items,
    ordersUntil: orders.items.length < MOST ? undefined : orders.items.at(-1)?.updatedAt,
    isWhole: [products, productVariants].some(({ totalItems }) => totalItems > MOST),
    fingerprint: JSON.stringify([
      found.collections,
      found.facetValues,
      found.allProducts.totalItems,
      found.allVariants.totalItems,
    ]),
  };
}
