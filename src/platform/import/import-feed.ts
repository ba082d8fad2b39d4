import { dirname } from 'node:path';
import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import { takeLock } from '#lib/process-lock.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import { openDatabase, type Sql } from '#platform/store/database.ts';
import { findShopByName } from '#platform/store/shop.ts';
import { categoryForest, goodsCategory, NO_CATEGORY } from './category-forest.ts';
import { CommercePictures } from './commerce-pictures.ts';
import { currencyUses, mainCurrency, ratesOf } from './currency.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions, ImportSummary } from './import-options.ts';
import { createKeptIds, type KeptIds } from './kept-ids.ts';
import { refuseFeed } from './refuse-feed.ts';
import { refuseShrunken } from './refuse-shrunken.ts';
import { type Staged, stageFeed } from './stage-feed.ts';
import { Staging } from './staging.ts';
import { shopBase } from './web-url.ts';
import { changeShop, importedShop, writeNewShop } from './write-import.ts';

/**
 * Makes a shop of a feed in the platform's file, or changes the goods of an earlier import to those of the
 * feed: what is the same is not touched. Until all of a new shop is written the file goes on serving what it
 * had; where the feed cannot be read, it has what it had before. One import into a file runs at a time.
 * Throws `ImportError` where the feed cannot be read, and `LockedError` while another import runs.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const { file } = options;
  const unlock = takeLock(`${file}.import.lock`, `Another import into ${file} runs. Wait for its end.`);
  try {
    return await importAlone(options);
  } finally {
    unlock();
  }
}

async function importAlone(options: ImportOptions): Promise<ImportSummary> {
  const sql = openDatabase(options.file, SCHEMA, { waitMs: 30_000 });
  const staging = new Staging(`${options.file}.import`);
  try {
    const securityKey = keyFor(sql, options);
    const [first = ''] = [options.feed].flat();
    const pictures = new CommercePictures(options.exchange?.files ?? dirname(first), options.tenant);
    const { untoldStock, ...staged } = await stageFeed(options, staging, {
      ledgerFile: options.exchange?.ledger ?? `${options.file}.goods`,
      session: options.exchange?.session,
      keep: options.exchange !== undefined,
      priceType: options.priceType,
      pictures,
    });
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
    const served = importedShop(sql, options.tenant);
    if (options.guardSize && served) refuseShrunken(served, products);
    const facts = { ...staging.facts(), untoldStock, currencies: uses };
    const parts = { shop, forest, staging, ids, facts, total: offers };
    const before = findShopByName(sql, options.tenant);
    if (before) pictures.keep(sql, before.id, options.now);
    const changed = served && (await changeShop(served, options, securityKey, parts));
    if (!changed) await writeNewShop(sql, options, securityKey, parts);
    const after = findShopByName(sql, options.tenant);
    if (!before && after) pictures.keep(sql, after.id, options.now);
    reportFaults(options, staging);
    return {
      securityKey,
      title: shop.name || shop.company,
      products,
      variations: offers,
      categories: forest.size,
      ...staging.countFaults(),
      disabled,
      changed,
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
