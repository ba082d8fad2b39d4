import { parseAmount } from './amount.ts';
import type { CategoryPaths } from './category-path.ts';
import type { FeedOffer, FeedParameter } from './feed.ts';
import { offerOfGoogle } from './google-offer.ts';
import { parsePrice } from './written-price.ts';

/** The offer of a row, by the attributes of Google that its columns are; `line` is 0 where it has none. */
export function offerOfRow(
  cells: Iterable<readonly [column: string, cell: string]>,
  line: number,
  categories: CategoryPaths,
  now: Date,
): FeedOffer {
  const fields = new Map<string, string[]>();
  for (const [column, text] of cells) {
    const cell = text.replace(/[^\P{Cc}\t\n\r]|\ufffd/gu, '').trim();
    if (cell !== '') fields.set(column, [...(fields.get(column) ?? []), cell]);
  }
  if (!fields.has('id')) fields.set('id', fields.get('mpn') ?? []);
  readOldPrice(fields);
  const details = (fields.get('product_detail') ?? []).flatMap((text) => text.split(/,(?=[^:,]*:)/));
  return offerOfGoogle(
    { line, fields, details: details.flatMap(detailOf), fault: undefined },
    categories,
    now,
  );
}

/** Sorts out the columns of prices: beside a price before, `price` is the one that is paid. */
function readOldPrice(fields: Map<string, string[]>): void {
  const [price = '', old = ''] = ['price', 'old_price'].map((name) => fields.get(name)?.[0] ?? '');
  const [now, before] = [price, old].map((text) => parseAmount(parsePrice(text).amount));
  if (now === undefined || before === undefined || before <= now || fields.has('sale_price')) return;
  fields.set('sale_price', [price]);
  fields.set('price', [old]);
}

/** `Section:Name:Value` or `Name:Value`. */
function detailOf(text: string): FeedParameter[] {
  const parts = text.split(':').map((part) => part.trim());
  const [name, value] = parts.slice(-2);
  return name && value ? [{ name, unit: '', value }] : [];
}
