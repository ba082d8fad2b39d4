import { randomUUID } from 'node:crypto';
import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { HttpsHosts } from '#lib/https-hosts.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { readProductOfVariation } from '#platform/areas/product/products.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import { removeShop } from '#platform/areas/shop/remove-shop.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { writeShop } from '#platform/areas/shop/write-shop.ts';
import { openDatabase, type Sql } from '#platform/store/database.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import { categoryForest, goodsCategory, NO_CATEGORY } from './category-forest.ts';
import { type CurrencyUse, currencyUses, mainCurrency, ratesOf } from './currency.ts';
import type { Fault } from './fault.ts';
import { ImportError } from './import-error.ts';
import { createKeptIds, type KeptIds } from './kept-ids.ts';
import { refuseFeed } from './refuse-feed.ts';
import { passingName, replaceShop } from './replace-shop.ts';
import type { NewShop, ShopFrame } from './shop-frame.ts';
import { shopSeedOfFeed } from './shop-seed-of-feed.ts';
import { type Staged, stageFeed } from './stage-feed.ts';
import type { StagedFacts } from './staged-facts.ts';
import { Staging } from './staging.ts';
import { shopBase } from './web-url.ts';

export interface ImportOptions {
  /** The feed. */
  feed: string;
  /** Name of the shop: letters, digits and hyphens, as a host name's label. */
  tenant: string;
  /** The platform's file; made where it does not exist. */
  file: string;
  /** Of the shop; where left out, the one it has, else `<tenant>-key`. */
  securityKey?: string | undefined;
  /** Language of the feed's texts. */
  language: Language;
  /** UZS for one of a currency, by its code; before what the feed says. */
  rates: Readonly<Record<string, number>>;
  /** Code of the currency of prices that name none; where left out, the feed's main one. */
  currency?: string | undefined;
  /** Asked whether pictures by http come by https, too; where left out, nobody is. */
  httpsHosts?: HttpsHosts | undefined;
  /** Pages, menus, delivery and payment that a new shop begins with. */
  createFrame(shop: NewShop): ShopFrame;
  now: Date;
  onProgress?(step: { reading: boolean; done: number; total: number }): void;
  /**
   * Called for each thing that was left out or put right, in the order of the feed, once the shop is served
   * or nothing of the feed is left.
   */
  onFault?(fault: Fault): void;
  /** Changes the shop before it is written; left out where it stays as it is made. */
  adapt?(seed: ShopSeed, facts: FeedFacts): ShopSeed;
}

/** Facts of a feed that was read. */
export interface FeedFacts extends StagedFacts {
  /** Currencies of its prices, the one of most offers first. */
  currencies: readonly CurrencyUse[];
  /** Offers that say neither how many there are nor whether they can be had. */
  untoldStock: number;
}

export interface ImportSummary {
  securityKey: string;
  /** Name of the shop in the feed. */
  title: string;
  products: number;
  variations: number;
  categories: number;
  /** Offers and categories that were left out, and what was put right. */
  leftOut: number;
  putRight: number;
  /** Offers that the shop itself has taken off sale. */
  disabled: number;
  facts: FeedFacts;
}

/**
 * Makes a shop of a feed in the platform's file, or puts its goods in place of those of an earlier import.
 * Until all is written the file goes on serving what it had; where this throws, it has what it had before.
 * Throws `ImportError` where the feed cannot be read.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const sql = openDatabase(options.file, SCHEMA, { waitMs: 30_000 });
  const staging = new Staging(`${options.file}.import`);
  try {
    const securityKey = keyFor(sql, options);
    const { untoldStock, ...staged } = await stageFeed(options, staging);
    const { shop, categories, currencies, disabled } = staged;
    const refuse = (sold: number) => {
      try {
        refuseFeed({ ...staged, sold, faults: () => staging.faults() });
      } catch (error) {
        reportFaults(options, staging);
        throw error;
      }
    };
    if (staging.counts().offers === 0) refuse(0);
    options.onProgress?.({ reading: false, done: 0, total: 0 });
    const ids = createKeptIds(sql, options.tenant);
    const named = staging.currencies();
    const currency = options.currency ?? unnamedCurrency(named, mainCurrency(currencies), staging);
    const uses = currencyUses(currencies, options.rates, currency, named);
    const forest = resolveOffers(sql, { ...options, currency }, staging, {
      shop,
      categories,
      currencies,
      ids,
    });
    const { products, offers } = staging.counts();
    refuse(offers);
    const facts = { ...staging.facts(), untoldStock, currencies: uses };
    await write(sql, options, securityKey, { shop, forest, staging, ids, facts, total: offers });
    reportFaults(options, staging);
    return {
      securityKey,
      title: shop.name || shop.company,
      products,
      variations: offers,
      categories: forest.size,
      ...staging.countFaults(),
      disabled,
      facts,
    };
  } finally {
    staging.close();
    sql.close();
  }
}

/** The categories of the shop, once every offer stands in one and has its price in UZS. */
function resolveOffers(
  sql: Sql,
  { language, rates, currency }: ImportOptions,
  staging: Staging,
  {
    shop,
    categories,
    currencies,
    ids,
  }: Pick<Staged, 'shop' | 'categories' | 'currencies'> & { ids: KeptIds },
): Map<string, Category> {
  const goods = staging.categories();
  const forest = sql.transaction(() =>
    categoryForest(categories, {
      ids,
      language,
      base: shopBase(shop.url, ''),
      hasGoods: (id) => goods.has(id),
      note: (fault) => staging.addFault(fault),
    }),
  );
  const known = ratesOf(currencies, rates, currency);
  const named = staging.currencies();
  if (!known.has('') && named.has('') && named.size === 1)
    throw new ImportError(
      currency
        ? `The currency ${currency} has no rate. Give it one: --rate ${currency}=UZS.`
        : 'The feed does not say in which currency its prices are. Name it: --currency UZS, or RUB, USD …',
    );
  staging.resolve([...forest.keys()], known);
  if (staging.categories().has(NO_CATEGORY))
    forest.set(
      NO_CATEGORY,
      sql.transaction(() => goodsCategory(ids)),
    );
  return forest;
}

/** The currency of prices that name none where all others name one and the same; it is told. */
function unnamedCurrency(
  named: ReadonlyMap<string, number>,
  main: string,
  staging: Staging,
): string | undefined {
  const [other, ...more] = [...named.keys()].filter(Boolean);
  if (main !== '' || !named.has('') || !other || more.length > 0) return undefined;
  const reason = 'prices that name no currency were taken to be in the only one that others name';
  const value = `${other}, ${named.get('')} offers`;
  staging.addFault({ line: 0, what: 'feed', outcome: 'put right', reason, value });
  return other;
}

function reportFaults({ onFault }: ImportOptions, staging: Staging): void {
  if (onFault) for (const fault of staging.faults()) onFault(fault);
}

function keyFor(sql: Sql, { tenant, securityKey }: ImportOptions): string {
  const known = sql.get<{ key: string }>`SELECT security_key AS key FROM shop WHERE name = ${tenant}`;
  const key = securityKey ?? known?.key ?? `${tenant}-key`;
  const owner = sql.get<{
    name: string;
  }>`SELECT name FROM shop WHERE security_key = ${key} AND name <> ${tenant}`;
  if (owner)
    throw new ImportError(
      `The shop ${owner.name} has the security key ${key}. Give ${tenant} another one with --key.`,
    );
  return key;
}

type Writing = Pick<Parameters<typeof shopSeedOfFeed>[0], 'shop' | 'staging' | 'ids'> & {
  forest: Parameters<typeof shopSeedOfFeed>[0]['categories'];
  facts: FeedFacts;
  total: number;
};

async function write(
  sql: Sql,
  options: ImportOptions,
  securityKey: string,
  { shop, forest, staging, ids, facts, total }: Writing,
): Promise<void> {
  const { tenant, language, createFrame, now, onProgress, adapt = (made) => made } = options;
  // An import that was killed leaves such shops.
  for (const stage of ['new', 'old'] as const) removeNamed(sql, passingName(tenant, stage));
  const served = findShopByName(sql, tenant);
  const imported = served !== undefined && cameOfFeed(sql, tenant, served.id);
  const made = shopSeedOfFeed({
    name: passingName(tenant, 'new'),
    securityKey: randomUUID(),
    tenant,
    language,
    createFrame,
    shop,
    categories: forest,
    staging,
    ids,
    previous: (productId, variationId) =>
      served && imported ? readPrevious(served, productId, variationId) : undefined,
    now,
    hasCustomers: served !== undefined,
  });
  await writeShop(sql, adapt(made, facts), (_, done) => onProgress?.({ reading: false, done, total }));
  const newShop = idOf(sql, passingName(tenant, 'new'));
  if (newShop === undefined) throw new Error(`${tenant} was written and is not there.`);
  replaceShop(sql, { tenant, securityKey, newShop, oldShop: idOf(sql, tenant), keepFrame: imported });
  announce({ id: newShop, name: tenant, sql }, now);
  removeNamed(sql, passingName(tenant, 'old'));
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

function cameOfFeed(sql: Sql, tenant: string, shop: number): boolean {
  const found = sql.get`
    SELECT 1 FROM import_id
    WHERE tenant = ${tenant} AND kind = 'product'
      AND id = (SELECT id FROM product WHERE shop = ${shop} LIMIT 1)`;
  return found !== undefined;
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
