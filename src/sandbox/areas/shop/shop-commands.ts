import { z } from 'zod';
import { ALL_CALLS } from '#contract/all-calls.ts';
import { pageQuerySchema } from '#contract/primitive.ts';
import { readWebhook } from '#sandbox/areas/cache/webhook.ts';
import { searchProducts } from '#sandbox/areas/product/search-products.ts';
import { type Command, shopCommand } from '#sandbox/http/command.ts';
import { parseInput } from '#sandbox/http/refusal.ts';
import { readMarketData } from '#sandbox/store/documents.ts';
import type { Shop } from '#sandbox/store/shop.ts';

const productQuerySchema = pageQuerySchema.extend({ q: z.string().max(200).default('') });

/** What an operator looks at before changing it. */
export const listingCommands: Command[] = [
  { method: 'GET', path: '/clock', run: ({ context }) => ({ now: context.clock.now().toISOString() }) },

  /** Every call of the contract in the order of their paths. */
  {
    method: 'GET',
    path: '/calls',
    run: () =>
      Object.entries(ALL_CALLS)
        .map(([name, { method, path, summary, service = 'shop' }]) => ({
          name,
          service,
          method,
          path,
          summary,
        }))
        .sort((a, b) => a.path.localeCompare(b.path)),
  },

  /** The whole market data of the shop, where its storefront is, and how much it has of everything. */
  shopCommand('GET', '', (shop, { context }) => ({
    name: shop.name,
    securityKey: shop.sql.get<{ key: string }>`SELECT security_key AS key FROM shop WHERE id = ${shop.id}`
      ?.key,
    storefront: context.storefront.replace('{subdomain}', shop.name),
    market: readMarketData(shop),
    hasWebhook: readWebhook(shop) !== undefined,
    counts: countAll(shop),
  })),

  /** Customers, newest first, with what is in their wallets. */
  shopCommand('GET', '/customers', (shop, { query }) => {
    const { page, size } = parseInput(pageQuerySchema, query);
    const rows = shop.sql.all<CustomerRow>`
      SELECT customer.id, phone, username, profile, created_at AS createdAt,
        (SELECT coalesce(sum(amount), 0) FROM wallet_entry WHERE wallet_entry.shop = customer.shop AND wallet_entry.customer = customer.id) AS balance
      FROM customer WHERE shop = ${shop.id} AND active = 1 ORDER BY id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`;
    const items = rows.map(({ profile, ...row }) => ({ ...row, name: nameOf(JSON.parse(profile)) }));
    return { items, page, size, total: countAll(shop)['customer'] };
  }),

  /** Products whose name, or whose variations' names, numbers or barcodes have `q` in them, with prices and stocks of each variation. */
  shopCommand('GET', '/products', (shop, { query }) =>
    searchProducts(shop, parseInput(productQuerySchema, query)),
  ),

  /** Everything of one kind (`banner`, `slide`, `menu-item`, …) in the order to show, each with its section: the menu of an entry, the type of news. */
  shopCommand('GET', '/documents/{kind}', (shop, { params }) => {
    const rows = shop.sql.all<{ section: string; data: string }>`
      SELECT section, data FROM document WHERE shop = ${shop.id} AND kind = ${params.kind ?? ''} ORDER BY position, key`;
    return { items: rows.map(({ section, data }) => ({ section, data: JSON.parse(data) })) };
  }),
];

interface CustomerRow {
  id: number;
  phone: string;
  username: string;
  profile: string;
  createdAt: string;
  balance: number;
}

function nameOf({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }): string {
  return `${firstName} ${lastName}`.trim();
}

function countAll(shop: Shop): Record<string, number> {
  const documents = shop.sql.all<{ kind: string; many: number }>`
    SELECT kind, count(*) AS many FROM document WHERE shop = ${shop.id} GROUP BY kind`;
  const rows = shop.sql.get<Record<string, number>>`
    SELECT
      (SELECT count(*) FROM product WHERE shop = ${shop.id}) AS product,
      (SELECT count(*) FROM variation WHERE shop = ${shop.id}) AS variation,
      (SELECT count(*) FROM review WHERE shop = ${shop.id}) AS review,
      (SELECT count(*) FROM customer WHERE shop = ${shop.id} AND active = 1) AS customer,
      (SELECT count(*) FROM message WHERE shop = ${shop.id}) AS message`;
  return { ...Object.fromEntries(documents.map(({ kind, many }) => [kind, many])), ...rows };
}
