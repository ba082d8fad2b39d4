import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { parseAmount } from './amount.ts';
import { CategoryPaths } from './category-path.ts';
import type { FeedListener, FeedParameter, FeedShop } from './feed.ts';
import { offerOfGoogle } from './google-offer.ts';
import { parsePrice } from './google-price.ts';
import { ImportError } from './import-error.ts';
import { columnsOf, delimiterOf } from './table-columns.ts';

/** Characters of one line. */
const MAX_LINE = 1_000_000;

const rowSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/**
 * Reads a feed that is a table, with tabs, commas or semicolons between columns; memory does not grow with
 * it. Throws `ImportError`, which names the line, where it is broken or is no feed.
 */
export async function readTable(
  text: AsyncIterable<string>,
  head: string,
  listener: FeedListener,
  now: Date,
): Promise<FeedShop> {
  const shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '', language: '' };
  const categories = new CategoryPaths((category) => listener.category(category));
  let columns: string[] | undefined;
  let lines = 0;
  const rows = Readable.from(text).pipe(
    parse({
      delimiter: delimiterOf(head),
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
    }),
  );
  try {
    for await (const row of rows) {
      const { record, info } = rowSchema.parse(row);
      const line = lines + 1;
      lines = info.lines;
      if (!columns) columns = columnsOf(record);
      else listener.offer(offerOf(columns, record, line, categories, now), shop);
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new ImportError(
      `The table is broken: ${cause.message.replace(/\.$/, '')}. Nothing was imported; correct the quotes there ` +
        'and try again.',
      { cause },
    );
  }
  return shop;
}

function offerOf(
  columns: readonly string[],
  cells: readonly string[],
  line: number,
  categories: CategoryPaths,
  now: Date,
) {
  const fields = new Map<string, string[]>();
  for (const [index, column] of columns.entries()) {
    const cell = (cells[index] ?? '').replace(/[^\P{Cc}\t\n\r]|\ufffd/gu, '').trim();
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

/** Where a table has the price of before, `price` is what is paid. */
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
