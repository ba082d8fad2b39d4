import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { CategoryPaths } from './category-path.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';
import { columnsOf, delimiterOf } from './table-columns.ts';
import { offerOfRow } from './table-offer.ts';

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
      // Spreadsheets say in a first line of its own what parts columns.
      if (!columns && /^sep=/i.test(record[0] ?? '')) continue;
      if (!columns) columns = columnsOf(record);
      else {
        const cells = columns.map((column, index) => [column, record[index] ?? ''] as const);
        listener.offer(offerOfRow(cells, line, categories, now), shop);
      }
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
