import { dirname } from 'node:path';
import { listProducts } from '#contract/catalogue/catalogue.ts';
import { listReviews } from '#contract/catalogue/review.ts';
import type { HttpsHosts } from '#lib/https-hosts.ts';
import { diskFaultText } from '#lib/storage-fault.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { entryHash } from '#publisher/snapshot/entry-hash.ts';
import { SnapshotError } from '#publisher/snapshot/snapshot-file.ts';
import { createSnapshotWriter, type SnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';
import { type CategoryTree, growCategoryTree } from './category-tree.ts';
import { createHtmlCleaner, type HtmlCleaner } from './clean-html.ts';
import { cleanProducts } from './clean-products.ts';
import { openCleanedTexts } from './cleaned-texts.ts';
import { createCleaningClient } from './cleaning-client.ts';
import { writeCollections } from './collection-entries.ts';
import { type Frame, pullFrame } from './frame.ts';
import { writeFrame } from './frame-entries.ts';
import { writeLists } from './list-entries.ts';
import { withListErrors } from './list-pages.ts';
import { writeBrandRoutes, writeSupplierRoutes } from './maker-entries.ts';
import { missedProducts } from './missed-products.ts';
import { createProductStore } from './product-store.ts';
import { writePublications } from './publication-entries.ts';
import { createReviewStore } from './review-store.ts';
import { writeCategoryRoutes, writeFrameRoutes, writeSections } from './routes.ts';
import { storeList } from './store-list.ts';
import { PULL_TABLES } from './tables.ts';
import { type PullWarning, Warnings } from './warnings.ts';

export type PullStep = 'frame' | 'products' | 'reviews' | 'lists';

export interface PullProgress {
  tenant: string;
  step: PullStep;
  /** Items done and items in all; both 0 where the step has no count. */
  done: number;
  total: number;
}

export interface PullShopOptions {
  client: ShopClient;
  /** The snapshot that the pull writes anew. */
  snapshotFile: string;
  /** Keeps pages of a recent pull that died. Leave it off if a change was announced: they may be older. */
  resume?: boolean | undefined;
  /** Items asked for in one call; 100 where left out. */
  pageSize?: number | undefined;
  /** Most products, and most reviews, that the shop may have; a million if left out. */
  maxItems?: number | undefined;
  onProgress?: ((progress: PullProgress) => void) | undefined;
  /** Hosts of pictures by http that are asked for https; left out, all of them are. */
  httpsHosts?: HttpsHosts | undefined;
  /** The present time: publications of later are left out. */
  clock?: (() => Date) | undefined;
  signal?: AbortSignal | undefined;
}

export interface PullReport {
  tenant: string;
  products: number;
  variations: number;
  categories: number;
  /** Pages, without languages. */
  routes: number;
  milliseconds: number;
  /** True if work of an earlier pull was used. */
  resumed: boolean;
  warnings: PullWarning[];
  /** Number of all warnings, of which `warnings` has the first. */
  warningCount: number;
}

/** Items in one answer, and answers in memory: few calls, and some megabytes. */
const PAGE_SIZE = 100;
const PAGES_AHEAD = 4;

const MAX_ITEMS = 1_000_000;

/** A catalogue that changes while it is read is read again, this many times in all. */
const ATTEMPTS = 3;

/**
 * Pulls everything of a shop into a new snapshot and puts it in place of the old one. Throws a ShopError (or
 * a SnapshotError) and leaves the last good snapshot where the platform fails; single references that lead
 * nowhere are warnings.
 */
export async function pullShop(options: PullShopOptions): Promise<PullReport> {
  const started = performance.now();
  const { client, snapshotFile, pageSize = PAGE_SIZE, onProgress, signal } = options;
  onProgress?.({ tenant: client.tenant, step: 'frame', done: 0, total: 0 });
  const frameWarnings = new Warnings();
  const frame = await pullFrame(createCleaningClient(client, frameWarnings, options.httpsHosts));
  const source = entryHash(JSON.stringify([client.platformUrl, pageSize, frame])).toString(16);

  for (let attempt = 1; ; attempt += 1) {
    const warnings = new Warnings(frameWarnings);
    const writer = createSnapshotWriter(snapshotFile, {
      source,
      tenant: client.tenant,
      resume: attempt === 1 && options.resume,
    });
    const cleaned = openCleanedTexts(writer, snapshotFile);
    try {
      const html = createHtmlCleaner(cleaned);
      const tree = growCategoryTree(frame.categories, html.cleanAll, warnings);
      const counts = await fillSnapshot(writer, { options, frame, tree, html, warnings });
      if (!counts) {
        writer.abort();
        if (attempt < ATTEMPTS) continue;
        throw new ShopError({
          kind: 'unsteady',
          tenant: client.tenant,
          call: 'GET /products',
          reason: `changed ${ATTEMPTS} times while it was read`,
        });
      }
      signal?.throwIfAborted();
      writer.finish();
      return {
        tenant: client.tenant,
        ...counts,
        categories: tree.nodes.length,
        milliseconds: Math.round(performance.now() - started),
        resumed: writer.resumed,
        warnings: warnings.list,
        warningCount: warnings.count,
      };
    } catch (error) {
      const fault = diskFaultText(error, dirname(snapshotFile));
      if (fault === undefined) writer.abort();
      else writer.discard();
      throw fault === undefined ? error : new SnapshotError(snapshotFile, fault, { cause: error });
    } finally {
      cleaned.close();
    }
  }
}

interface Work {
  options: PullShopOptions;
  frame: Frame;
  tree: CategoryTree;
  html: HtmlCleaner;
  warnings: Warnings;
}

/** Fills the snapshot; undefined where the catalogue changed while it was read. */
async function fillSnapshot(writer: SnapshotWriter, { options, frame, tree, html, warnings }: Work) {
  const { pageSize = PAGE_SIZE, maxItems = MAX_ITEMS, onProgress, signal } = options;
  const { clock = () => new Date() } = options;
  const client = createCleaningClient(options.client, warnings, options.httpsHosts);
  const report = (step: PullStep) => (done: number, total: number) =>
    onProgress?.({ tenant: client.tenant, step, done, total });
  if (!writer.resumed) writer.transaction(() => writer.database.exec(PULL_TABLES));

  const brandIds = new Set(frame.brands.map((one) => one.id));
  const supplierIds = new Set(frame.suppliers.map((one) => one.id));
  const references = {
    categoryPath: (id: number) => tree.byId.get(id)?.path,
    hasBrand: (id: number) => brandIds.has(id),
    hasSupplier: (id: number) => supplierIds.has(id),
  };
  const products = createProductStore(writer, references, warnings);
  const isSteady = await withListErrors(client, listProducts, () =>
    storeList(writer, {
      list: 'products',
      load: (page) => client.call(listProducts, { query: { page, size: pageSize } }),
      prepare: (items) => cleanProducts(items, html),
      store: (items) => items.forEach(products.add),
      ahead: PAGES_AHEAD,
      maxItems,
      onProgress: report('products'),
      signal,
    }),
  );
  if (!isSteady) return undefined;
  for await (const missed of missedProducts(client, writer.database, options.snapshotFile)) {
    signal?.throwIfAborted();
    const clean = await cleanProducts(missed, html);
    writer.transaction(() => clean.forEach(products.add));
  }

  const reviews = createReviewStore(writer);
  await withListErrors(client, listReviews, () =>
    storeList(writer, {
      list: 'reviews',
      load: (page) => client.call(listReviews, { query: { page, size: pageSize, status: 'approved' } }),
      store: reviews.addAll,
      ahead: PAGES_AHEAD,
      maxItems,
      onProgress: report('reviews'),
      signal,
    }),
  );

  report('lists')(0, 0);
  writer.transaction(() => {
    writeFrame(writer, frame, tree, html, warnings);
    const slugs = new Set(tree.nodes.map((node) => node.entry.slug));
    writeCollections(writer, frame.collections, slugs, warnings);
    reviews.write();
    writePublications(writer, frame, html, clock(), warnings);
  });
  const pagesOf = await writeLists(writer, tree, frame);
  writer.transaction(() => {
    writeSections(writer, tree);
    writeFrameRoutes(
      writer,
      frame.pages.map((page) => page.slug),
      frame.market.settings,
    );
    writeCategoryRoutes(writer, tree, pagesOf);
    writeBrandRoutes(writer, frame.brands, pagesOf);
    writeSupplierRoutes(writer, frame.suppliers, pagesOf);
  });
  const routes = Number(writer.database.prepare('SELECT count(*) AS n FROM route').get()?.['n']);
  return { products: products.countProducts(), variations: products.countVariations(), routes };
}
