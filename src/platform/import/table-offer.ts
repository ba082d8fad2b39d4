import { parseAmount } from './amount.ts';
import type { CategoryPaths } from './category-path.ts';
import type { FeedOffer, FeedParameter } from './feed.ts';
import { offerOfGoogle } from './google-offer.ts';
import type { TableRow } from './table-row.ts';
import { parsePrice } from './written-price.ts';

/** Attributes of something that is sold, as Google Merchant calls them. */
interface Attributes {
  get(name: string): readonly string[] | undefined;
  set(name: string, texts: readonly string[]): void;
}

interface SoldItem {
  line: number;
  fields: Attributes;
  details: readonly FeedParameter[];
}

/** The offer of an item of a table. `fault` says why its row cannot be read. */
export function offerOfItem(
  { line, fields, details }: SoldItem,
  categories: CategoryPaths,
  now: Date,
  fault?: string,
): FeedOffer {
  readOldPrice(fields);
  return offerOfGoogle({ line, fields, details, fault }, categories, now);
}

/** The item of a row whose columns are attributes of Google. */
export function itemOfRow(row: TableRow): SoldItem {
  if (!row.get('id')) row.set('id', row.get('mpn') ?? []);
  const details = (row.get('product_detail') ?? []).flatMap((text) => text.split(/,(?=[^:,]*:)/));
  return { line: row.line, fields: row, details: details.flatMap(detailOf) };
}

/** Sorts out the columns of prices: beside a price before, `price` is the one that is paid. */
function readOldPrice(fields: Attributes): void {
  const [price = '', old = ''] = ['price', 'old_price'].map((name) => fields.get(name)?.[0] ?? '');
  const [now, before] = [price, old].map((text) => parseAmount(parsePrice(text).amount));
  if (now === undefined || before === undefined || before <= now || fields.get('sale_price')) return;
  fields.set('sale_price', [price]);
  fields.set('price', [old]);
}

/** `Section:Name:Value` or `Name:Value`. */
function detailOf(text: string): FeedParameter[] {
  const parts = text.split(':').map((part) => part.trim());
  const [name, value] = parts.slice(-2);
  return name && value ? [{ name, unit: '', value }] : [];
}
