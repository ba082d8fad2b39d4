import type { Brand, Supplier } from '#contract/market/market-schema.ts';
import { brandPath, brandsPath, supplierPath, suppliersPath } from '#domain/link/paths.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import { BRAND_SECTION, MAKERS_ON_PAGE, SUPPLIER_SECTION } from '#storefront/entries/model.ts';
import type { ListPages } from './list-entries.ts';
import type { Warnings } from './warnings.ts';

const byName = new Intl.Collator('ru', { numeric: true });

const namesInOrder = (makers: readonly { id: number; name: string }[]): number[] => [
  ...new Set([...makers].sort((a, b) => byName.compare(a.name, b.name) || a.id - b.id).map(({ id }) => id)),
];

/** Writes brands, and who has the page of each slug: of several brands the first. */
export function writeBrands(writer: EntryWriter, brands: readonly Brand[], warnings: Warnings): void {
  for (const brand of brands) writer.set(`brand:${brand.id}`, brand);
  writer.set('brands', namesInOrder(brands));
  const owners = new Map<string, number>();
  for (const { id, slug } of brands) {
    const owner = owners.get(slug);
    if (owner === undefined) {
      owners.set(slug, id);
      writer.set(`brand-slug:${slug}`, id);
    } else if (owner !== id) {
      const reason = `"${slug}" is also the slug of brand ${owner}, which keeps the page`;
      warnings.add('GET /brands', `brand ${id}: slug`, reason);
    }
  }
}

export function writeSuppliers(writer: EntryWriter, suppliers: readonly Supplier[]): void {
  for (const supplier of suppliers) writer.set(`supplier:${supplier.id}`, supplier);
  writer.set('suppliers', namesInOrder(suppliers));
}

/** Writes the pages of brands and of their list; gives their paths. */
export function writeBrandRoutes(
  writer: EntryWriter,
  brands: readonly Brand[],
  pagesOf: ListPages,
): Set<string> {
  const owners = new Map<string, number>();
  for (const { id, slug } of brands) if (!owners.has(slug)) owners.set(slug, id);
  const lists = [...owners].map(([slug, id]) => ({
    id,
    pages: pagesOf('brand', id),
    path: (page: number) => brandPath(slug, page),
  }));
  return writeMakerRoutes(writer, BRAND_SECTION, lists, listOf(brands, brandsPath));
}

/** Writes the pages of suppliers and of their list; gives their paths. */
export function writeSupplierRoutes(
  writer: EntryWriter,
  suppliers: readonly Supplier[],
  pagesOf: ListPages,
): Set<string> {
  const lists = suppliers.map(({ id }) => ({
    id,
    pages: pagesOf('supplier', id),
    path: (page: number) => supplierPath(id, page),
  }));
  return writeMakerRoutes(writer, SUPPLIER_SECTION, lists, listOf(suppliers, suppliersPath));
}

interface PagedRoute {
  id: number;
  pages: number;
  path: (page: number) => string;
}

function listOf(makers: readonly { id: number }[], path: PagedRoute['path']): PagedRoute {
  const count = new Set(makers.map(({ id }) => id)).size;
  return { id: 0, pages: Math.max(Math.ceil(count / MAKERS_ON_PAGE), 1), path };
}

function writeMakerRoutes(
  writer: EntryWriter,
  section: number,
  lists: readonly PagedRoute[],
  all: PagedRoute,
): Set<string> {
  const paths = new Set<string>();
  for (const { id, pages, path } of [all, ...lists]) {
    for (let page = 1; page <= pages; page += 1) {
      paths.add(path(page));
      writer.addRoute(path(page), { section, product: id, position: page });
    }
  }
  return paths;
}
