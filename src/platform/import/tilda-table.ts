import type { FeedParameter } from './feed.ts';
import { firstCategory } from './first-category.ts';
import { ProductRows } from './product-rows.ts';
import type { RowReader, TableFormat, TableItem, TableRow } from './table-row.ts';

const UID = 'tilda_uid';
const CHARACTERISTIC = 'characteristics:';

/** The catalogue that Tilda exports: a variation names its product as its parent, and has no text of its own. */
export const TILDA_TABLE: TableFormat = {
  columnsOf: (titles) => (titles.includes(UID) ? [...titles] : undefined),
  createReader: (sell) => new TildaReader(sell),
};

class TildaReader implements RowReader {
  readonly #rows: ProductRows;
  readonly #sell: (item: TableItem) => void;

  constructor(sell: (item: TableItem) => void) {
    this.#sell = sell;
    this.#rows = new ProductRows(sell);
  }

  read(row: TableRow): void {
    const parent = row.text('parent_uid');
    const item = itemOf(row);
    if (parent !== '') this.#rows.addVariation(parent, item);
    else if (item.fields.has('price')) this.#sell(item);
    else this.#rows.addProduct([row.text(UID)], item);
  }

  end(): void {
    this.#rows.end();
  }
}

function itemOf(row: TableRow): TableItem {
  const fields = new Map<string, readonly string[]>();
  const set = (name: string, text: string) => {
    if (text !== '') fields.set(name, [text]);
  };
  set('id', row.text(UID));
  set('title', row.text('title'));
  set('description', row.text('text') || row.text('description'));
  set('brand', row.text('brand'));
  set('mpn', row.text('sku'));
  set('product_type', firstCategory(row.text('category'), /;/));
  set('image_link', row.text('photo'));
  set('price', row.text('price'));
  set('old_price', row.text('price_old'));
  // Of what is not counted there is any number.
  const quantity = row.text('quantity');
  set('quantity', quantity);
  set('availability', quantity === '' ? 'in stock' : '');
  return { line: row.line, fields, details: [...editionsOf(row), ...characteristicsOf(row)] };
}

/** `Packing:500 g;Colour:red` */
function editionsOf(row: TableRow): FeedParameter[] {
  return row
    .text('editions')
    .split(';')
    .flatMap((text) => {
      const [name = '', ...rest] = text.split(':');
      const value = rest.join(':').trim();
      return name.trim() === '' || value === '' ? [] : [{ name: name.trim(), unit: '', value }];
    });
}

function characteristicsOf(row: TableRow): FeedParameter[] {
  return row.startingWith(CHARACTERISTIC).map(([name, value]) => ({ name: sentence(name), unit: '', value }));
}

/** Columns are read in small letters, with low lines for blanks. */
function sentence(column: string): string {
  const text = column.replaceAll('_', ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
