import type { FeedParameter } from './feed.ts';

/** Goods that a row of a table sells, under the names that Google Merchant has for its attributes. */
export interface TableItem {
  line: number;
  fields: Map<string, readonly string[]>;
  details: FeedParameter[];
}

/** The cells of a row by their columns. */
export interface TableRow {
  /** From 1; 0 where the row has none. */
  line: number;
  /** All cells of the column that hold something. */
  get(column: string): readonly string[] | undefined;
  /** True if the table has the column, whatever the row has in it. */
  hasColumn(column: string): boolean;
  /** The first of them, else an empty text. */
  text(column: string): string;
  set(column: string, cells: readonly string[]): void;
  /** Columns whose names begin so, by the rest of their names. */
  startingWith(start: string): [rest: string, cell: string][];
}

/** Makes items of the rows of a table, in their order. */
export interface RowReader {
  read(row: TableRow): void;
  /** There are no more rows. */
  end(): void;
}

/** A table that one program exports: a row of it is more than one offer, or less. */
export interface TableFormat {
  /** The columns as they are read, by their titles in small letters; undefined where it is none of these. */
  columnsOf(titles: readonly string[]): string[] | undefined;
  createReader(sell: (item: TableItem) => void): RowReader;
}

/** Columns of a table: those that hold something, and those that a reader asked for. */
export class ColumnUse {
  /** Titles as they are written, by the column. */
  readonly #titles = new Map<string, string>();
  readonly #filled = new Set<string>();
  readonly #asked = new Set<string>();

  row(cells: Iterable<readonly [column: string, cell: string, title: string]>, line: number): TableRow {
    const known = new Map<string, readonly string[]>();
    const columns = new Set<string>();
    for (const [column, text, title] of cells) {
      columns.add(column);
      const cell = text.replace(/[^\P{Cc}\t\n\r]|\ufffd/gu, '').trim();
      if (cell === '') continue;
      known.set(column, [...(known.get(column) ?? []), cell]);
      this.#filled.add(column);
      if (!this.#titles.has(column)) this.#titles.set(column, title);
    }
    const get = (column: string) => {
      this.#asked.add(column);
      return known.get(column);
    };
    return {
      line,
      get,
      hasColumn: (column) => columns.has(column),
      text: (column) => get(column)?.[0] ?? '',
      set: (column, texts) => void known.set(column, texts),
      startingWith: (start) =>
        [...known.keys()]
          .filter((column) => column.startsWith(start))
          .map((column) => [column.slice(start.length), get(column)?.[0] ?? '']),
    };
  }

  /** Titles of the columns that hold something and that nothing reads. */
  unread(): string[] {
    return [...this.#filled]
      .filter((column) => !this.#asked.has(column))
      .map((column) => this.#titles.get(column) ?? column);
  }
}
