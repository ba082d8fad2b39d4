import type { Brand, Supplier } from '#contract/market/market-schema.ts';
import { brandPath, supplierPath } from '#domain/link/paths.ts';
import type { Frame } from '#publisher/pull/frame.ts';
import type { ListPages } from '#publisher/pull/list-entries.ts';
import {
  writeBrandRoutes,
  writeBrands,
  writeSupplierRoutes,
  writeSuppliers,
} from '#publisher/pull/maker-entries.ts';
import { makerList } from '#publisher/pull/product-list.ts';
import type { Warnings } from '#publisher/pull/warnings.ts';
import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { BRAND_SECTION, type ListKind, SUPPLIER_SECTION } from '#storefront/entries/model.ts';
import { removeOtherRoutes, removeOthers } from './remove-others.ts';
import { removeList, rewriteList } from './write-lists.ts';
import type { Touched, TouchedLists } from './write-products.ts';

type MakerKind = 'brand' | 'supplier';

/** Puts brands in place of those of the snapshot; products name only brands that are there. */
export function writeChangedBrands(
  editor: SnapshotEditor,
  brands: readonly Brand[],
  warnings: Warnings,
): void {
  const come = brands.filter(({ id }) => !editor.has(`brand:${id}`));
  writeBrands(editor, brands, warnings);
  const slugs = brands.map(({ slug }) => `brand-slug:${slug}` as const);
  removeOthers(editor, 'brand-slug:', slugs);
  const gone = exchangeLists(editor, 'brand', brands, come);
  for (const { id } of come) showBrand(editor, id, id);
  for (const id of gone) showBrand(editor, id, null);
}

/** Puts suppliers in place of those of the snapshot. */
export function writeChangedSuppliers(editor: SnapshotEditor, suppliers: readonly Supplier[]): void {
  const come = suppliers.filter(({ id }) => !editor.has(`supplier:${id}`));
  writeSuppliers(editor, suppliers);
  exchangeLists(editor, 'supplier', suppliers, come);
}

/** Lists of who has come are written, those of who is gone removed; gives the latter. */
function exchangeLists(
  editor: SnapshotEditor,
  kind: MakerKind,
  makers: readonly { id: number }[],
  come: readonly { id: number }[],
): number[] {
  const kept = makers.map(({ id }) => `${kind}:${id}` as const);
  const gone = removeOthers(editor, `${kind}:`, kept).map((key) => Number(key.slice(kind.length + 1)));
  for (const { id } of come) rewriteList(editor, makerList(kind, id));
  for (const id of gone) removeList(editor, { kind, id });
  return gone;
}

/**
 * Brings the pages of brands and suppliers in line with their lists: of all where they were exchanged, else
 * of those with touched products.
 */
export function writeMakerPages(
  editor: SnapshotEditor,
  { brands, suppliers }: Pick<Partial<Frame>, 'brands' | 'suppliers'>,
  touched: TouchedLists,
): void {
  const pages: ListPages = (kind, id) => pagesOf(editor, kind, id);
  if (brands) removeOtherRoutes(editor, BRAND_SECTION, writeBrandRoutes(editor, brands, pages));
  else
    for (const id of listsOf(touched.brand)) {
      const slug = editor.get(`brand:${id}`)?.slug;
      if (slug !== undefined && editor.get(`brand-slug:${slug}`) === id)
        alignPages(editor, BRAND_SECTION, id, pages('brand', id), (page) => brandPath(slug, page));
    }
  if (suppliers) removeOtherRoutes(editor, SUPPLIER_SECTION, writeSupplierRoutes(editor, suppliers, pages));
  else
    for (const id of listsOf(touched.supplier))
      if (editor.has(`supplier:${id}`))
        alignPages(editor, SUPPLIER_SECTION, id, pages('supplier', id), (page) => supplierPath(id, page));
}

const listsOf = (touched: readonly Touched[]) => new Set(touched.map(({ list }) => list));

function alignPages(
  editor: SnapshotEditor,
  section: number,
  id: number,
  pages: number,
  path: (page: number) => string,
): void {
  for (let page = 1; page <= pages; page += 1)
    editor.addRoute(path(page), { section, product: id, position: page });
  const select = editor.database.prepare(
    'SELECT path FROM route WHERE section = ? AND product = ? AND position > ?',
  );
  for (const row of select.all(section, id, pages)) editor.removeRoute(String(row['path']));
}

const pagesOf = (editor: SnapshotEditor, kind: ListKind, id: number) =>
  editor.get(`list:${kind}:${id}`)?.pages ?? 1;

function showBrand(editor: SnapshotEditor, given: number, brandId: number | null): void {
  const products = editor.database.prepare('SELECT id FROM product WHERE brand = ?').all(given);
  const variations = editor.database.prepare('SELECT id FROM variation WHERE product = ?');
  for (const row of products) {
    const product = editor.get(`product:${Number(row['id'])}`);
    if (product) editor.set(`product:${product.id}`, { ...product, brandId });
    for (const { id } of variations.all(Number(row['id']))) {
      const card = editor.get(`card:${Number(id)}`);
      if (card) editor.set(`card:${card.id}`, { ...card, brandId });
    }
  }
}
