import type { OwnMarketData } from '#contract/market/market-schema.ts';
import { settingsSchema } from '#contract/market/settings.ts';
import type { DocumentKind, Documents } from './document-kinds.ts';
import type { Shop } from './shop.ts';

interface DataRow {
  data: string;
}

/** All documents of a kind in the order to show; of one section where one is given. */
export function readDocuments<Kind extends DocumentKind>(
  shop: Shop,
  kind: Kind,
  section: string | null = null,
): Documents[Kind][] {
  const rows = shop.sql.all<DataRow>`
    SELECT data FROM document WHERE shop = ${shop.id} AND kind = ${kind}
      AND (${section} IS NULL OR section = ${section})
    ORDER BY position, key`;
  return rows.map((row) => JSON.parse(row.data));
}

export interface PageQuery {
  page: number;
  size: number;
}

/** One page of a list, as paged calls answer it. */
export interface Page<Item> extends PageQuery {
  items: Item[];
  total: number;
}

/** One page of the documents of a kind, as `readDocuments` orders them. */
export function readDocumentPage<Kind extends DocumentKind>(
  shop: Shop,
  kind: Kind,
  { page, size }: PageQuery,
  section: string | null = null,
): Page<Documents[Kind]> {
  const all = readDocuments(shop, kind, section);
  return { items: all.slice((page - 1) * size, page * size), page, size, total: all.length };
}

export function readDocument<Kind extends DocumentKind>(
  shop: Shop,
  kind: Kind,
  key: string,
): { data: Documents[Kind]; section: string } | undefined {
  const row = shop.sql.get<DataRow & { section: string }>`
    SELECT data, section FROM document WHERE shop = ${shop.id} AND kind = ${kind} AND key = ${key}`;
  return row && { data: JSON.parse(row.data), section: row.section };
}

/** Adds the document or puts it in place of the one with its key. */
export function writeDocument<Kind extends DocumentKind>(
  shop: Shop,
  kind: Kind,
  data: Documents[Kind],
  section = '',
): void {
  const key = keyOf(kind, data);
  shop.sql.run`
    INSERT OR REPLACE INTO document (shop, kind, key, section, position, data)
    VALUES (${shop.id}, ${kind}, ${key}, ${section}, ${positionOf(data)}, ${JSON.stringify(data)})`;
}

/** Removes a document; false where there was none. */
export function removeDocument(shop: Shop, kind: DocumentKind, key: string): boolean {
  return shop.sql.run`DELETE FROM document WHERE shop = ${shop.id} AND kind = ${kind} AND key = ${key}` > 0;
}

const DEFAULT_SETTINGS = settingsSchema.parse({});

/** Market data of a shop. Settings that came after its file was written are as they are by default. */
export function readMarketData(shop: Shop): OwnMarketData {
  const row = shop.sql.get<{ market: string }>`SELECT market FROM shop WHERE id = ${shop.id}`;
  if (!row) throw new Error(`shop ${shop.name} has no row`);
  const market: OwnMarketData = JSON.parse(row.market);
  return { ...market, settings: { ...DEFAULT_SETTINGS, ...market.settings } };
}

export function writeMarketData(shop: Shop, market: OwnMarketData): void {
  shop.sql.run`UPDATE shop SET market = ${JSON.stringify(market)} WHERE id = ${shop.id}`;
}

function keyOf<Kind extends DocumentKind>(kind: Kind, data: Documents[Kind]): string {
  if (kind === 'page' && 'slug' in data) return data.slug;
  return 'id' in data ? String(data.id) : 'position' in data ? data.position : data.slug;
}

/** Publications go newest first, what has a `sort` by it, the rest by id. */
function positionOf(data: Documents[DocumentKind]): number {
  if ('publishedAt' in data) return -Date.parse(data.publishedAt);
  if ('sort' in data) return data.sort;
  return 'id' in data && !('content' in data) ? data.id : 0;
}
