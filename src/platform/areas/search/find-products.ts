import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { MIN_QUERY_LENGTH } from '#contract/catalogue/search-limit.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import type { Scope } from '#platform/areas/listing/scope.ts';
import { entryOf } from '#platform/areas/product/text-index.ts';
import { soundOf, wordsOf } from '#platform/areas/product/words.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { placeOf } from './find-menu-items.ts';
import { type Hit, rankHits } from './rank-hits.ts';

/** Products that a search found, before filters. */
export interface Found {
  /** Products, the best first. */
  scope: Scope;
  /** Variations by product, where the query is their full SKU or barcode. */
  named: ReadonlyMap<number, number>;
  words: readonly string[];
}

/** Hits whose brand and category count; further ones go by their words and by what sells. */
const RANKED = 200;

/** Shorter beginnings are looked for in names only: nearly every description has one. */
const MIN_BEGINNING = 3;

const NOTHING: Found = { scope: [], named: new Map(), words: [] };

/**
 * Products whose sku or barcode is the query, then those with all its words in names, those with the
 * beginnings of words in names, and those with what is left in descriptions. In each group `rankHits` has the
 * order, and behind its reach what sells most comes first.
 */
export function findProducts(shop: Shop, query: string): Found {
  const words = [...new Set(wordsOf(query))];
  if (query.trim().length < MIN_QUERY_LENGTH || words.length === 0) return NOTHING;
  const named = findByCode(shop, query.trim());
  const whole = matchAll(shop, words, () => false);
  const begun = matchAll(shop, words, () => true);
  const described = matchAll(shop, words, (word) => word.length >= MIN_BEGINNING);
  const rows = shop.sql.all<{ id: number; place: number }>`
    WITH hit AS (
      SELECT rowid AS key, 1 AS place FROM product_text WHERE product_text MATCH ${`name : (${whole})`}
      UNION ALL SELECT rowid, 2 FROM product_text WHERE product_text MATCH ${`name : (${begun})`}
      UNION ALL SELECT rowid, 3 FROM product_text WHERE product_text MATCH ${described}
    ), best AS MATERIALIZED (SELECT key, min(place) AS place FROM hit GROUP BY key)
    SELECT product.id, place FROM best CROSS JOIN product INDEXED BY product_for_search ON product.key = best.key
    ORDER BY place, popularity DESC, product.id`;
  const first = rankFirst(shop, rows.slice(0, RANKED), words);
  const scope = new Set([...named.keys(), ...first, ...rows.slice(RANKED).map(({ id }) => id)]);
  return { scope: [...scope], named, words };
}

function rankFirst(
  shop: Shop,
  rows: readonly Pick<Hit, 'id' | 'place'>[],
  words: readonly string[],
): number[] {
  const known = shop.sql.all<Omit<Hit, 'place'>>`
    SELECT product.id, category, brand, EXISTS (
      SELECT 1 FROM variation INDEXED BY variation_by_product
      WHERE variation.shop = ${shop.id} AND product = product.id AND (tracking = 0 OR count > 0)
    ) AS available
    FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}) AS hit
      CROSS JOIN product INDEXED BY product_for_list ON product.shop = ${shop.id} AND product.id = hit.value`;
  const places = new Map(rows.map(({ id, place }) => [id, place]));
  const tree = readCategoryTree(shop);
  const isNamed = (name: Localized) => words.some((word) => placeOf(name, [word]) === 1);
  const idsOf = (all: readonly { id: number; name: Localized }[]) =>
    all.flatMap(({ id, name }) => (isNamed(name) ? [id] : []));
  const hits = known.map((hit) => ({ ...hit, place: places.get(hit.id) ?? 0 }));
  return rankHits(hits, {
    brands: new Set(idsOf(readDocuments(shop, 'brand').map(({ id, name }) => ({ id, name: { en: name } })))),
    categories: tree.branchOf(idsOf(tree.all)),
    sectionOf: (category) => tree.pathOf(category)[0]?.id ?? category,
  }).map(({ id }) => id);
}

/**
 * The variation of a product whose name has most of the words; the first of those in `choice`, where several
 * have as many.
 */
export function bestVariation(
  product: Product,
  choice: ReadonlySet<number>,
  words: readonly string[],
): number | undefined {
  const asked = words.map(soundOf);
  let best: { id: number; hits: number } | undefined;
  for (const { id, name } of product.variations) {
    if (!choice.has(id)) continue;
    const sounds = Object.values(name).flatMap(wordsOf).map(soundOf);
    const hits = asked.filter((word) => sounds.some((sound) => sound.startsWith(word))).length;
    if (!best || hits > best.hits) best = { id, hits };
  }
  return best?.id;
}

function findByCode(shop: Shop, code: string): Map<number, number> {
  // Named, since without statistics the planner walks the whole shop.
  const rows = shop.sql.all<{ product: number; id: number }>`
    SELECT product, id FROM variation INDEXED BY variation_by_sku
    WHERE shop = ${shop.id} AND sku = ${code.toLowerCase()}
    UNION ALL SELECT product, id FROM variation INDEXED BY variation_by_barcode
    WHERE shop = ${shop.id} AND barcode = ${code}`;
  return new Map(rows.map(({ product, id }) => [product, id]));
}

/**
 * The condition that all words are there, each as it is written or as it sounds; whole, or as the beginning
 * of a word.
 */
function matchAll(shop: Shop, words: readonly string[], asBeginning: (word: string) => boolean): string {
  const terms = words.map((word) => {
    const forms = [...new Set([word, soundOf(word)])].filter((form) => form !== '');
    return `(${forms.map((form) => `"${entryOf(shop, form)}"${asBeginning(word) ? '*' : ''}`).join(' OR ')})`;
  });
  return terms.join(' AND ');
}
