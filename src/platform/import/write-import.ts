import { randomUUID } from 'node:crypto';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { readProductOfVariation } from '#platform/areas/product/products.ts';
import { ratingOfReviews } from '#platform/areas/review/reviews.ts';
import { removeShop } from '#platform/areas/shop/remove-shop.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { writeShop } from '#platform/areas/shop/write-shop.ts';
import type { Sql } from '#platform/store/database.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import { applyChanges } from './apply-changes.ts';
import type { FeedFacts, ImportOptions, ImportSummary } from './import-options.ts';
import { planChanges } from './plan-changes.ts';
import { passingName, replaceShop } from './replace-shop.ts';
import { shopSeedOfFeed } from './shop-seed-of-feed.ts';

/** A feed that was read, as it becomes a shop. */
export type Writing = Pick<Parameters<typeof shopSeedOfFeed>[0], 'shop' | 'staging' | 'ids'> & {
  forest: Parameters<typeof shopSeedOfFeed>[0]['categories'];
  facts: FeedFacts;
  total: number;
};

/** Changes a shop of an earlier import; undefined where it has to be written anew. */
export async function changeShop(
  served: Shop,
  options: ImportOptions,
  securityKey: string,
  parts: Writing,
): Promise<ImportSummary['changed']> {
  const { now, onProgress, adapt = (made) => made } = options;
  const made = seedOf(served.sql, options, served.name, parts);
  const changes = await planChanges(served, adapt(made, parts.facts), now, (done) =>
    onProgress?.({ reading: false, done, total: parts.total }),
  );
  if (!changes) return undefined;
  served.sql.run`UPDATE shop SET security_key = ${securityKey} WHERE id = ${served.id}`;
  await applyChanges(served, changes.steps, now);
  return { written: changes.written, removed: changes.removed };
}

/** Writes a shop beside the one that is served, and puts it in its place. */
export async function writeNewShop(
  sql: Sql,
  options: ImportOptions,
  securityKey: string,
  parts: Writing,
): Promise<void> {
  const { tenant, now, onProgress, adapt = (made) => made } = options;
  // An import that was killed leaves such shops.
  for (const stage of ['new', 'old'] as const) removeNamed(sql, passingName(tenant, stage));
  const keepFrame = importedShop(sql, tenant) !== undefined;
  const made = seedOf(sql, options, passingName(tenant, 'new'), parts);
  const { total } = parts;
  await writeShop(sql, adapt(made, parts.facts), (_, done) => onProgress?.({ reading: false, done, total }));
  const newShop = idOf(sql, passingName(tenant, 'new'));
  if (newShop === undefined) throw new Error(`${tenant} was written and is not there.`);
  replaceShop(sql, { tenant, securityKey, newShop, oldShop: idOf(sql, tenant), keepFrame });
  announce({ id: newShop, name: tenant, sql }, now);
  removeNamed(sql, passingName(tenant, 'old'));
}

function seedOf(
  sql: Sql,
  { tenant, language, createFrame, now }: ImportOptions,
  name: string,
  { shop, forest, staging, ids }: Writing,
): ShopSeed {
  const imported = importedShop(sql, tenant);
  return shopSeedOfFeed({
    name,
    securityKey: randomUUID(),
    tenant,
    language,
    createFrame,
    shop,
    categories: forest,
    staging,
    ids,
    previous: (productId, variationId) => imported && readPrevious(imported, productId, variationId),
    ratingOf: (productId) => imported && ratingOfReviews(imported, productId),
    now,
    hasCustomers: findShopByName(sql, tenant) !== undefined,
  });
}

/**
 * Storefronts that are told of changes learn of this one from the sandbox that runs on the file, or from the
 * next one that does.
 */
function announce(shop: Shop, now: Date): void {
  shop.sql.transaction(() => {
    recordChange(shop, [{ kind: 'shop' }], now);
  });
}

/** The shop of this name where it came of a feed. */
export function importedShop(sql: Sql, tenant: string): Shop | undefined {
  const shop = findShopByName(sql, tenant);
  const found = sql.get`
    SELECT 1 FROM import_id
    WHERE tenant = ${tenant} AND kind = 'product'
      AND id = (SELECT id FROM product WHERE shop = ${shop?.id ?? 0} LIMIT 1)`;
  return found === undefined ? undefined : shop;
}

function readPrevious(served: Shop, productId: number, variationId: number): Product | undefined {
  const product = readProductOfVariation(served, variationId);
  return product?.id === productId ? product : undefined;
}

function idOf(sql: Sql, name: string): number | undefined {
  return sql.get<{ id: number }>`SELECT id FROM shop WHERE name = ${name}`?.id;
}

function removeNamed(sql: Sql, name: string): void {
  const id = idOf(sql, name);
  if (id !== undefined) removeShop(sql, id);
}
