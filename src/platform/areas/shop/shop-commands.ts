import { FONT_NAMES } from '#domain/theme/font.ts';
import { findingText, parseTheme } from '#domain/theme/shop-theme.ts';
import { readWebhook } from '#platform/areas/cache/webhook.ts';
import { type Command, shopCommand } from '#platform/http/command.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { listShopSummaries } from './shop-summary.ts';

export const shopCommands: Command[] = [
  { method: 'GET', path: '/shops', run: ({ context }) => listShopSummaries(context.sql) },

  /** The whole market data of the shop, where its storefront is, and how much it has of everything. */
  shopCommand('GET', '', (shop, { context }) => ({
    name: shop.name,
    securityKey: shop.sql.get<{ key: string }>`SELECT security_key AS key FROM shop WHERE id = ${shop.id}`
      ?.key,
    storefront: context.storefront.replace('{subdomain}', shop.name),
    market: readMarketData(shop),
    look: lookOf(shop),
    hasWebhook: readWebhook(shop) !== undefined,
    counts: countAll(shop),
  })),
];

/** Findings of a storefront in the shop's theme, and its fonts. */
function lookOf(shop: Shop) {
  const { findings } = parseTheme(readMarketData(shop).theme);
  return {
    notes: findings.map((finding) => `${finding.field}: ${findingText(finding)}.`),
    fonts: FONT_NAMES,
  };
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
