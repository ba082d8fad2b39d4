import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Order } from '#contract/order/order.ts';
import { stockLevel } from '#domain/pricing/stock-level.ts';
import type { Log } from '#lib/log/log.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { removeFromCollections } from '#platform/areas/product/product-commands.ts';
import { readProduct, removeProduct, writeProduct } from '#platform/areas/product/products.ts';
import { removeUnusedCopies } from '#platform/areas/upload/copies.ts';
import { createKeptIds, type KeptIds } from '#platform/import/kept-ids.ts';
import { readDocument, writeDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Query, VendureError } from './admin-api.ts';
import { type Channel, getChannel } from './channel.ts';
import {
  eachProductPage,
  getCollections,
  getProductIds,
  getProducts,
  picturesOf,
  type VendureProduct,
} from './goods.ts';
import { type Categories, keyOf, makeCategories, ownIdOf } from './make-categories.ts';
import { brandOf, makeProduct } from './make-product.ts';
import { Pictures, pictureOf } from './pictures.ts';
import { readWaitingPieces } from './waiting-pieces.ts';
import {
  type FrameOptions,
  openShop,
  removeGone,
  showShop,
  supplierOf,
  writeCategories,
  writeShowcase,
} from './write-frame.ts';

const PRODUCTS_AT_ONCE = 100;

/** So long an edit waits for its new pictures, in milliseconds, and a page of all goods for theirs. */
const WAIT_OF_EDIT_MS = 1_000;
const WAIT_OF_PAGE_MS = 20_000;

export interface ReplicaOptions extends FrameOptions {
  query: Query;
  /** Token of the channel that `query` asks; the default channel's where left out. */
  channel?: string | undefined;
  /** UZS for one of a currency, by its code. */
  rates: Readonly<Record<string, number>>;
  /** True for an order that Vendure has: its pieces are promised there. */
  isPlaced(orderId: number): boolean;
  log: Log;
  /** Hears of goods of which a picture came after they were written: they are to be read again. */
  onLatePicture(goods: 'collections' | { product: string }): void;
}

/** Products and variants by their ids in Vendure. */
export interface NamedGoods {
  products?: readonly string[];
  variants?: readonly string[];
}

interface State {
  shop: Shop;
  channel: Channel;
  categories: Categories;
  supplierId: number;
}

/** The goods of a channel in the platform's file, kept the same product by product. */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #ids: KeptIds;
  readonly #pictures: Pictures;
  #state: State | undefined;
  /** When each product was last asked for: no answer is written over that to a later question. */
  readonly #askedAt = new Map<number, number>();

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#ids = createKeptIds(options.sql, options.tenant);
    this.#pictures = new Pictures(options.log);
  }

  /** Undefined until it was read whole. */
  get shop(): Shop | undefined {
    return this.#state?.shop;
  }

  /** UZS for the smallest part of a price; 0 until it was read whole. */
  get unitPrice(): number {
    return this.#state?.channel.unitPrice ?? 0;
  }

  /**
   * Reads everything, and removes what the channel does not have. A new shop is served once it is complete.
   * Throws VendureError; what was written by then stays.
   */
  async pullAll(): Promise<{ channel: Channel; products: number; changed: number }> {
    const { sql, query, rates } = this.#options;
    const channel = await getChannel(query, rates, this.#options.channel);
    const collections = await getCollections(query);
    const shop = await openShop(this.#options, channel);
    const used = new Set(collections.flatMap(({ featuredAsset }) => featuredAsset?.preview ?? []));
    const shown = [{ id: 'collections', previews: [...used] }];
    const onLate = () => this.#options.onLatePicture('collections');
    // An asset server that is slow once is not waited for again.
    let waitMs = (await this.#pictures.bring(shop, shown, { waitMs: WAIT_OF_PAGE_MS, onLate }))
      ? WAIT_OF_PAGE_MS
      : 0;
    const imageOf = (preview: string) => pictureOf(shop, preview);
    const categories = sql.transaction(() =>
      makeCategories(collections, { ids: this.#ids, channel, imageOf }),
    );
    this.#state = { shop, channel, categories, supplierId: supplierOf(shop) };
    let isOtherTree = this.#writeCategories();
    const seen = new Set<number>();
    let changed = 0;
    for await (const { found, askedAt } of eachProductPage(query)) {
      for (const preview of found.flatMap(picturesOf)) used.add(preview);
      if (!(await this.#bring(shop, found, waitMs))) waitMs = 0;
      changed += this.#write(found, askedAt);
      for (const { id } of found) seen.add(this.#idOf(id));
    }
    const all = sql.all<{ id: number }>`SELECT id FROM product WHERE shop = ${shop.id}`;
    const gone = all.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
    if (seen.size === 0 && gone.length > 0)
      throw new VendureError(`The channel ${channel.code} has no products at all.`);
    for (const id of gone) if (this.#keyOf(id) === undefined) changed += this.#remove(shop, id);
    // Pages shift while others add and remove: what was missed by them may be there.
    changed += await this.pullSome({ products: gone.flatMap((id) => this.#keyOf(id) ?? []) });
    isOtherTree = this.#writeCategories() || isOtherTree;
    if (isOtherTree || changed > 0) removeGone(shop, this.#usedCategories());
    writeShowcase(shop);
    showShop(shop);
    await removeUnusedCopies(shop, used, new Date());
    return { channel, products: seen.size, changed };
  }

  /** Reads these goods anew; gives how many products differed. Throws VendureError. */
  async pullSome({ products = [], variants = [] }: NamedGoods, timeoutMs?: number): Promise<number> {
    const { query } = this.#options;
    const unknown = variants.filter((id) => this.#productOf(id) === undefined);
    const wanted = new Set([
      ...products,
      ...variants.flatMap((id) => this.#productOf(id) ?? []),
      ...(unknown.length > 0 ? await getProductIds(query, unknown) : []),
    ]);
    let changed = 0;
    for (const ids of chunksOf([...wanted], PRODUCTS_AT_ONCE)) {
      const askedAt = performance.now();
      const found = await getProducts(query, ids, timeoutMs);
      // A shopper who waits for an answer waits for no picture.
      const waitMs = timeoutMs === undefined ? WAIT_OF_EDIT_MS : 0;
      if (this.#state) await this.#bring(this.#state.shop, found, waitMs);
      changed += this.#write(found, askedAt);
      const there = new Set(found.map(({ id }) => id));
      for (const id of ids)
        if (this.#state && !there.has(id)) changed += this.#remove(this.#state.shop, this.#idOf(id));
    }
    if (changed > 0) this.#writeCategories();
    return changed;
  }

  /** Drops pictures that are under way. */
  close(): Promise<void> {
    return this.#pictures.close();
  }

  /** Ids in Vendure of the variants with these stocks. */
  variantsOf(stockIds: readonly number[]): string[] {
    const { shop } = this;
    if (!shop) return [];
    return shop.sql.all<{ id: number }>`
        SELECT id FROM variation
        WHERE shop = ${shop.id} AND stock IN (SELECT value FROM json_each(${JSON.stringify(stockIds)}))`.flatMap(
      ({ id }) => this.variantOf(id) ?? [],
    );
  }

  /** Ids in Vendure of the variants that an order has. */
  variantsIn({ sells }: Order): string[] {
    const records = sells.flatMap(({ sellRecords }) => sellRecords);
    return records.flatMap(({ variationId }) => this.variantOf(variationId) ?? []);
  }

  /** Id in Vendure of a variation; undefined where it came from elsewhere. */
  variantOf(variationId: number): string | undefined {
    return ownIdOf(this.#ids.keyOf('variation', variationId));
  }

  /** True where a category or a menu differs now. */
  #writeCategories(): boolean {
    if (!this.#state) return false;
    const { shop, channel } = this.#state;
    return writeCategories(this.#options, shop, channel, this.#usedCategories());
  }

  #usedCategories(): Category[] {
    if (!this.#state) return [];
    const { shop, categories } = this.#state;
    const { goods } = categories;
    const isUsed = shop.sql
      .get`SELECT 1 FROM product WHERE shop = ${shop.id} AND category = ${goods.id} LIMIT 1`;
    return isUsed ? [...categories.all, goods] : [...categories.all];
  }

  /** Waits for pictures that the goods did not have; false where some are still to come. */
  #bring(shop: Shop, found: readonly VendureProduct[], waitMs: number): Promise<boolean> {
    const things = found.map((product) => ({ id: product.id, previews: picturesOf(product) }));
    const onLate = (product: string) => this.#options.onLatePicture({ product });
    return this.#pictures.bring(shop, things, { waitMs, onLate });
  }

  /** Writes those products that differ; gives how many. */
  #write(found: readonly VendureProduct[], askedAt: number): number {
    const state = this.#state;
    if (!state) return 0;
    const { shop } = state;
    const now = new Date();
    return shop.sql.transaction(() => {
      const waiting = readWaitingPieces(shop, this.#options.isPlaced);
      return found.filter((product) => this.#writeOne(state, product, waiting, askedAt, now)).length;
    });
  }

  #writeOne(
    { shop, ...state }: State,
    found: VendureProduct,
    waiting: ReadonlyMap<number, number>,
    askedAt: number,
    now: Date,
  ): boolean {
    const id = this.#idOf(found.id);
    if ((this.#askedAt.get(id) ?? 0) > askedAt) return false;
    this.#askedAt.set(id, askedAt);
    const previous = readProduct(shop, id);
    const context = {
      ...state,
      ids: this.#ids,
      imageOf: (preview: string) => pictureOf(shop, preview),
      waiting: (stockId: number) => waiting.get(stockId) ?? 0,
      previous,
      now: previous?.updatedAt ?? now.toISOString(),
    };
    const product = makeProduct(found, context);
    if (!product) return this.#remove(shop, id) > 0;
    if (previous && JSON.stringify(previous) === JSON.stringify(product)) return false;
    const brand = brandOf(found, context);
    if (brand && !readDocument(shop, 'brand', String(brand.id))) {
      writeDocument(shop, 'brand', brand);
      recordChange(shop, [{ kind: 'brand', id: String(brand.id) }], now);
    }
    // Pages say plenty, little or nothing: a count that changes within that changes none.
    const isShown = !previous || shownOf(previous) !== shownOf(product);
    writeProduct(shop, isShown ? { ...product, updatedAt: now.toISOString() } : product);
    const stays = new Set(product.variations.map((one) => one.id));
    const gone = previous?.variations.filter((one) => !stays.has(one.id)) ?? [];
    if (gone.length > 0) removeFromCollections(shop, new Set(gone.map((one) => one.id)));
    if (isShown) recordChange(shop, [{ kind: 'product', id: String(id) }], now);
    return true;
  }

  #remove(shop: Shop, id: number): number {
    const removed = removeProduct(shop, id);
    if (!removed) return 0;
    removeFromCollections(shop, new Set(removed));
    recordChange(shop, [{ kind: 'product', id: String(id) }], new Date());
    return 1;
  }

  /** Id in Vendure of the product that has a variant. */
  #productOf(variant: string): string | undefined {
    const { shop } = this;
    if (!shop) return undefined;
    const variationId = this.#ids.idOf('variation', keyOf(variant));
    const row = shop.sql.get<{ product: number }>`
      SELECT product FROM variation WHERE shop = ${shop.id} AND id = ${variationId}`;
    return row && this.#keyOf(row.product);
  }

  /** Id in Vendure of a product; undefined where it came from elsewhere. */
  #keyOf(productId: number): string | undefined {
    return ownIdOf(this.#ids.keyOf('product', productId));
  }

  #idOf(product: string): number {
    return this.#ids.idOf('product', keyOf(product));
  }
}

function shownOf({ variations, ...product }: Product): string {
  const levels = variations.map(({ stock, ...one }) => [one, stockLevel(stock.count, one.tracking)]);
  return JSON.stringify([product, levels]);
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
