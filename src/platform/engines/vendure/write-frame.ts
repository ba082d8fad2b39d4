import { isDeepStrictEqual } from 'node:util';
import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import { text } from '#domain/text/every-language.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { firstIds } from '#platform/areas/shop/first-ids.ts';
import { writeShop } from '#platform/areas/shop/write-shop.ts';
import type { NewShop, ShopFrame } from '#platform/import/shop-frame.ts';
import { themeOf } from '#platform/import/shop-theme.ts';
import type { Sql } from '#platform/store/database.ts';
import { readDocument, readDocuments, removeDocument, writeDocument } from '#platform/store/documents.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import type { Channel } from './channel.ts';

const SHOWCASE_SIZE = 12;

/** Names and rows of a shop that no channel has. */
export interface FrameOptions {
  sql: Sql;
  /** Name of the shop. */
  tenant: string;
  /** Key of a new shop; the channel's token where left out. */
  securityKey?: string | undefined;
  /** Name of a new shop, as shoppers read it; the tenant's where left out. */
  title?: string | undefined;
  /** Pages, menus, delivery and payment that a new shop begins with. */
  createFrame(shop: NewShop): ShopFrame;
}

/** The shop of the tenant; a new one is not served until `showShop`. */
export async function openShop(options: FrameOptions, channel: Channel): Promise<Shop> {
  const { sql, tenant, securityKey = channel.token } = options;
  const known = findShopByName(sql, tenant);
  if (known) return known;
  const frame = frameOf(options, channel, []);
  const nothing = { categories: [], brands: [], collections: [], products: () => [], reviews: () => [] };
  // A seller of the shop's own name says nothing beside it.
  const settings = { ...frame.market.settings, showSupplier: false };
  const market = { ...frame.market, settings, logo: null, favicon: null };
  await writeShop(sql, { ...frame, ...nothing, name: tenant, securityKey, market });
  const made = findShopByName(sql, tenant);
  if (!made) throw new Error(`${tenant} was written and is not there.`);
  sql.run`UPDATE shop SET seeded = 0 WHERE id = ${made.id}`;
  return made;
}

export function showShop({ id, sql }: Shop): void {
  sql.run`UPDATE shop SET seeded = 1 WHERE id = ${id}`;
}

/** Writes categories that differ, and the menus that are made of them; true where any did. */
export function writeCategories(
  options: FrameOptions,
  shop: Shop,
  channel: Channel,
  categories: readonly Category[],
): boolean {
  return shop.sql.transaction(() => {
    const known = new Map(readDocuments(shop, 'category').map((one) => [one.id, one]));
    const differ = categories.filter((one) => !isDeepStrictEqual(known.get(one.id), one));
    if (differ.length === 0 && known.size === categories.length) return false;
    for (const category of differ) writeDocument(shop, 'category', category);
    for (const kind of ['menu', 'menu-item'] as const)
      shop.sql.run`DELETE FROM document WHERE shop = ${shop.id} AND kind = ${kind}`;
    for (const { items, ...menu } of frameOf(options, channel, categories).menus) {
      writeDocument(shop, 'menu', menu);
      for (const item of items) writeDocument(shop, 'menu-item', item, String(menu.id));
    }
    recordChange(shop, [{ kind: 'category' }, { kind: 'menu-item' }], new Date());
    return true;
  });
}

/** Removes categories and brands that no longer are there, once no product stands in them. */
export function removeGone(shop: Shop, categories: readonly Category[]): void {
  shop.sql.transaction(() => {
    const kept = new Set(categories.map(({ id }) => id));
    for (const { id } of readDocuments(shop, 'category'))
      if (!kept.has(id)) removeDocument(shop, 'category', String(id));
    const unused = shop.sql.all<{ key: string }>`
      SELECT key FROM document WHERE shop = ${shop.id} AND kind = 'brand' AND CAST(key AS INTEGER) NOT IN (
        SELECT brand FROM product WHERE shop = ${shop.id} AND brand IS NOT NULL)`;
    for (const { key } of unused) removeDocument(shop, 'brand', key);
    if (unused.length > 0) recordChange(shop, [{ kind: 'brand' }], new Date());
  });
}

/** A row of goods for the home page, of every category some; one that is there stays while its goods do. */
export function writeShowcase(shop: Shop): void {
  const { collection: id } = firstIds(shop.name, 1);
  if ((readDocument(shop, 'collection', String(id))?.data.variationIds.length ?? 0) > 0) return;
  const rows = shop.sql.all<{ id: number }>`
    SELECT variation.id FROM product JOIN variation
      ON variation.shop = product.shop AND product = product.id AND position = 0
    WHERE product.shop = ${shop.id}
    ORDER BY row_number() OVER (PARTITION BY category ORDER BY product.id), category LIMIT ${SHOWCASE_SIZE}`;
  shop.sql.transaction(() => {
    const title = text('Из каталога', 'Katalogdan', 'From the catalogue');
    const variationIds = rows.map((row) => row.id);
    writeDocument(shop, 'collection', { id, title, categorySlug: null, sort: 10, variationIds });
    recordChange(shop, [{ kind: 'collection' }], new Date());
  });
}

/** Of an existing shop the first; new shops have one, the shop itself. */
export function supplierOf(shop: Shop): number {
  const [supplier] = readDocuments(shop, 'supplier');
  if (!supplier) throw new Error(`${shop.name} has no supplier whose goods could be sold.`);
  return supplier.id;
}

function frameOf(
  { tenant, title = tenant, createFrame }: FrameOptions,
  channel: Channel,
  categories: readonly Category[],
) {
  const [language] = channel.languages;
  return createFrame({
    tenant,
    title,
    seller: title,
    language,
    phone: '',
    email: '',
    theme: themeOf(tenant),
    categories,
  });
}
