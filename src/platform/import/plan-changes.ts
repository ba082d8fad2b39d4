import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChangeKind } from '#contract/cache/webhook.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Change } from '#platform/areas/cache/shop-update.ts';
import { readProduct, removeProduct, writeProduct } from '#platform/areas/product/products.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { DocumentKind, Documents } from '#platform/store/document-kinds.ts';
import { readDocuments, removeDocument, writeDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Pieces, readKeptPieces, withoutKept } from './kept-pieces.ts';

/** More changed products than this are written as a new shop: a storefront asks for everything then, too. */
const MAX_CHANGES = 2_000;

const PRODUCTS_PER_TURN = 500;

/** One difference between a shop and its feed. */
export interface ShopStep {
  change: Change;
  /** Writes it; false where the shop has come to be so meanwhile. */
  apply(shop: Shop): boolean;
}

/** All that a feed changes in a shop. */
export interface ShopChanges {
  steps: ShopStep[];
  /** Products that are new or different, and that are gone. */
  written: number;
  removed: number;
}

type Onward = (variations: number) => void;

/**
 * The differences between a served shop and the goods that a feed makes, in an order in which nothing names
 * what is not there; undefined where there are too many to be written one by one. Products that are the same
 * are no part of it, so nobody is told of them.
 */
export async function planChanges(
  shop: Shop,
  seed: ShopSeed,
  now: Date,
  onProgress: Onward = () => {},
): Promise<ShopChanges | undefined> {
  const kept = readKeptPieces(shop);
  const written: ShopStep[] = [];
  const seen = new Set<number>();
  let variations = 0;
  for (const product of seed.products()) {
    seen.add(product.id);
    variations += product.variations.length;
    if (isDifferent(shop, product, kept, now)) written.push(productStep(product));
    if (written.length > MAX_CHANGES) return undefined;
    if (seen.size % PRODUCTS_PER_TURN > 0) continue;
    onProgress(variations);
    await nextTurn();
  }
  onProgress(variations);
  const gone = productIds(shop).filter((id) => !seen.has(id));
  if (written.length + gone.length > MAX_CHANGES) return undefined;
  const [categories, brands, suppliers, collections] = [
    documentSteps(shop, 'category', seed.categories),
    documentSteps(shop, 'brand', seed.brands),
    documentSteps(shop, 'supplier', seed.suppliers),
    documentSteps(shop, 'collection', seed.collections),
  ];
  const makers = [categories, brands, suppliers];
  // Entries of menus are made of the categories; where those stay, what an operator made of them stays, too.
  const menus = Object.values(categories).flat().length > 0 ? menuSteps(seed) : [];
  return {
    steps: [
      ...makers.flatMap((one) => one.written),
      ...written,
      ...menus,
      ...collections.written,
      ...collections.removed,
      ...gone.map(removalStep),
      ...makers.flatMap((one) => one.removed),
    ],
    written: written.length,
    removed: gone.length,
  };
}

/** A product that is the same as in the shop keeps its moment, unless an order keeps some of its pieces. */
function isDifferent(shop: Shop, product: Product, kept: Pieces, now: Date): boolean {
  const isKept = product.variations.some(({ stock }) => kept.has(stock.id));
  if (!isKept && product.updatedAt !== now.toISOString()) return false;
  const before = readProduct(shop, product.id);
  return !before || !isSame(before, withoutKept(product, kept));
}

/** True if the products differ in nothing but the moment of their change. */
function isSame(one: Product, other: Product): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...other, updatedAt: one.updatedAt });
}

function productStep(made: Product): ShopStep {
  return {
    change: { kind: 'product', id: String(made.id) },
    apply(shop) {
      // An order or a review may have come since it was compared.
      const before = readProduct(shop, made.id);
      const rating = before?.rating ?? made.rating;
      const product = { ...withoutKept(made, readKeptPieces(shop, made)), rating };
      if (before && isSame(before, product)) return false;
      writeProduct(shop, product);
      return true;
    },
  };
}

function removalStep(id: number): ShopStep {
  return {
    change: { kind: 'product', id: String(id) },
    // It may come back with the next feed, to those who wrote about it.
    apply: (shop) => removeProduct(shop, id, { keepReviews: true }) !== undefined,
  };
}

function productIds(shop: Shop): number[] {
  return shop.sql.all<{ id: number }>`SELECT id FROM product WHERE shop = ${shop.id}`.map(({ id }) => id);
}

function documentSteps<Kind extends DocumentKind & ChangeKind>(
  shop: Shop,
  kind: Kind,
  documents: readonly (Documents[Kind] & { id: number })[],
): { written: ShopStep[]; removed: ShopStep[] } {
  const before = readDocuments(shop, kind) as (Documents[Kind] & { id: number })[];
  const known = new Map(before.map((one) => [one.id, JSON.stringify(one)]));
  const ids = new Set(documents.map(({ id }) => id));
  return {
    written: documents
      .filter((one) => known.get(one.id) !== JSON.stringify(one))
      .map((one) => ({
        change: { kind, id: String(one.id) },
        apply(shop) {
          writeDocument(shop, kind, one);
          return true;
        },
      })),
    removed: before
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => ({
        change: { kind, id: String(id) },
        apply: (shop) => removeDocument(shop, kind, String(id)),
      })),
  };
}

function menuSteps({ menus }: ShopSeed): ShopStep[] {
  const apply = (shop: Shop) => {
    shop.sql.run`DELETE FROM document WHERE shop = ${shop.id} AND kind IN ('menu', 'menu-item')`;
    for (const { items, ...menu } of menus) {
      writeDocument(shop, 'menu', menu);
      for (const item of items) writeDocument(shop, 'menu-item', item, String(menu.id));
    }
    return true;
  };
  return [{ change: { kind: 'menu-item' }, apply }];
}
