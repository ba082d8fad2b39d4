import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeProduct } from '#platform/areas/product/products.ts';
import type { Sql } from '#platform/store/database.ts';
import { writeDocument } from '#platform/store/documents.ts';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';
import type { Shop } from '#platform/store/shop.ts';
import { removeShop } from './remove-shop.ts';
import type { ShopSeed } from './shop-seed.ts';
import { hashPasswords, writeCustomer } from './write-customer.ts';

const ROWS_PER_TRANSACTION = 1_000;

/** Called from time to time while a shop is written. */
export type SeedProgress = (shop: string, variations: number) => void;

/**
 * Writes the shop unless the file has one of its name; returns whether it wrote. Products and reviews are
 * taken one by one, so memory does not grow with the shop. A shop whose writing was cut short is written
 * anew.
 */
export async function writeShop(sql: Sql, seed: ShopSeed, onProgress?: SeedProgress): Promise<boolean> {
  const existing = sql.get<{
    id: number;
    seeded: number;
  }>`SELECT id, seeded FROM shop WHERE name = ${seed.name}`;
  if (existing?.seeded === 1) return false;
  if (existing) removeShop(sql, existing.id);
  const shop = sql.transaction(() => writeFrame(sql, seed));
  let variations = 0;
  await inBatches(
    sql,
    seed.products(),
    (product) => {
      writeProduct(shop, product);
      variations += product.variations.length;
    },
    () => onProgress?.(shop.name, variations),
  );
  await inBatches(sql, seed.reviews(), (review) => {
    sql.run`
      INSERT INTO review (shop, id, product, created_at, data)
      VALUES (${shop.id}, ${review.id}, ${review.productId}, ${review.createdAt}, ${JSON.stringify(review)})`;
  });
  const customers = await hashPasswords(seed.customers ?? []);
  sql.transaction(() => {
    for (const customer of customers) writeCustomer(shop, customer);
    sql.run`UPDATE shop SET seeded = 1 WHERE id = ${shop.id}`;
  });
  return true;
}

async function inBatches<Item>(
  sql: Sql,
  items: Iterable<Item>,
  write: (item: Item) => void,
  onBatch?: () => void,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let done = false;
  while (!done) {
    sql.transaction(() => {
      for (let row = 0; row < ROWS_PER_TRANSACTION && !done; row += 1) {
        const next = iterator.next();
        if (next.done) done = true;
        else write(next.value);
      }
    });
    onBatch?.();
    // Lets signals and other requests through between batches.
    await nextTurn();
  }
}

function writeFrame(sql: Sql, seed: ShopSeed): Shop {
  const owner = sql.get<{ name: string }>`SELECT name FROM shop WHERE security_key = ${seed.securityKey}`;
  if (owner)
    throw new PlatformFileError(
      `Shops ${owner.name} and ${seed.name} have the same security key; give each its own.`,
    );
  sql.run`
    INSERT INTO shop (name, security_key, market)
    VALUES (${seed.name}, ${seed.securityKey}, ${JSON.stringify(seed.market)})`;
  const { id } = sql.get<{ id: number }>`SELECT id FROM shop WHERE name = ${seed.name}` ?? { id: 0 };
  const shop: Shop = { id, name: seed.name, sql };
  for (const { items, ...menu } of seed.menus) {
    writeDocument(shop, 'menu', menu);
    for (const item of items) writeDocument(shop, 'menu-item', item, String(menu.id));
  }
  for (const category of seed.categories) writeDocument(shop, 'category', category);
  for (const brand of seed.brands) writeDocument(shop, 'brand', brand);
  for (const supplier of seed.suppliers) writeDocument(shop, 'supplier', supplier);
  for (const slide of seed.slides) writeDocument(shop, 'slide', slide);
  for (const banner of seed.banners) writeDocument(shop, 'banner', banner);
  for (const block of seed.blocks) writeDocument(shop, 'block', block);
  for (const collection of seed.collections) writeDocument(shop, 'collection', collection);
  for (const news of seed.news) writeDocument(shop, 'news', news, news.type);
  for (const category of seed.newsCategories) writeDocument(shop, 'news-category', category, category.type);
  for (const page of seed.pages) writeDocument(shop, 'page', page);
  for (const franchise of seed.franchises) writeDocument(shop, 'franchise', franchise);
  for (const service of seed.shippingServices) writeDocument(shop, 'shipping-service', service);
  for (const method of seed.paymentMethods) writeDocument(shop, 'payment-method', method);
  for (const config of seed.pageConfigs) writeDocument(shop, 'page-config', config);
  for (const pattern of seed.patterns) writeDocument(shop, 'pattern', pattern);
  for (const related of seed.relatedCategories) writeDocument(shop, 'related-categories', related);
  return shop;
}
