import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { CategoryPaths } from './category-path.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';
import { columnsOf, delimiterOf, writtenName } from './table-columns.ts';
import { tableFormatOf } from './table-format.ts';
import { itemOfRow, offerOfItem } from './table-offer.ts';
import { ColumnUse, type RowReader, type TableRow } from './table-row.ts';
import { tellUnread } from './tell-unread.ts';

/** Characters of one line. */
const MAX_LINE = 1_000_000;

const LONG_ROW =
  'its row has more cells than the first line has columns, so that none of them is sure; put cells in which ' +
  'the separator stands into quotes';

const rowSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/** A table whose first line was read. */
interface BegunTable {
  titles: readonly string[];
  columns: readonly string[];
  reader: RowReader;
}

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
  const use = new ColumnUse();
  const tell = (item: Parameters<typeof offerOfItem>[0], fault?: string) =>
    listener.offer(offerOfItem(item, categories, now, fault), shop);
  let table: BegunTable | undefined;
  let lines = 0;

  function begin(titles: readonly string[]): BegunTable {
    const known = tableFormatOf(titles.map(writtenName));
    listener.columns?.(titles);
    if (known) return { titles, columns: known.columns, reader: known.format.createReader(tell) };
    const reader = { read: (row: TableRow) => tell(itemOfRow(row)), end() {} };
    return { titles, columns: columnsOf(titles), reader };
  }

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
    for await (const parsed of rows) {
      const { record, info } = rowSchema.parse(parsed);
      const line = lines + 1;
      lines = info.lines;
      // Spreadsheets say in a first line of its own what parts columns.
      if (!table && /^sep=/i.test(record[0] ?? '')) continue;
      if (!table) {
        table = begin(record);
        continue;
      }
      const { columns, titles, reader } = table;
      const cells = columns.map((column, at) => [column, record[at] ?? '', titles[at] ?? ''] as const);
      const row = use.row(cells, line);
      if (record.slice(columns.length).some((cell) => cell.trim() !== '')) tell(itemOfRow(row), LONG_ROW);
      else reader.read(row);
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new ImportError(
      `The table is broken: ${cause.message.replace(/\.$/, '')}. Nothing was imported; correct the quotes there ` +
        'and try again.',
      { cause },
    );
  }
  table?.reader.end();
  tellUnread(use, listener);
  return shop;
}
