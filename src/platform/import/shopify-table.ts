import type { RowReader, TableFormat, TableItem, TableRow } from './table-row.ts';

/** The only variant of a product without options. */
const NO_OPTION = /^default title$/i;

const MAX_OPTIONS = 3;

const NEEDED = ['handle', 'variant_price'];

/**
 * The table of goods that Shopify exports: rows of one handle are a product. The first has what the variants
 * share; a row without a price is one of a picture.
 */
export const SHOPIFY_TABLE: TableFormat = {
  columnsOf: (titles) => (NEEDED.every((title) => titles.includes(title)) ? [...titles] : undefined),
  createReader: (sell) => new ShopifyReader(sell),
};

class ShopifyReader implements RowReader {
  readonly #sell: (item: TableItem) => void;
  #rows: TableRow[] = [];

  constructor(sell: (item: TableItem) => void) {
    this.#sell = sell;
  }

  read(row: TableRow): void {
    const [first] = this.#rows;
    if (first && first.text('handle') !== row.text('handle')) this.end();
    this.#rows.push(row);
  }

  end(): void {
    const rows = this.#rows;
    this.#rows = [];
    const [first] = rows;
    if (!first) return;
    const pictures = rows.map((row) => row.text('image_src')).filter(Boolean);
    const isPriced = rows.some((row) => row.text('variant_price') !== '');
    const variants = isPriced ? rows.filter((row) => row.text('variant_price') !== '') : [first];
    const options = Array.from({ length: MAX_OPTIONS }, (_, index) => first.text(`option${index + 1}_name`));
    for (const row of variants) this.#sell(itemOf(first, row, { options, pictures, size: variants.length }));
  }
}

function itemOf(
  first: TableRow,
  row: TableRow,
  { options, pictures, size }: { options: readonly string[]; pictures: readonly string[]; size: number },
): TableItem {
  const handle = first.text('handle');
  const fields = new Map<string, readonly string[]>();
  const set = (name: string, ...texts: string[]) => {
    if (texts.some(Boolean)) fields.set(name, texts.filter(Boolean));
  };
  const details = options.flatMap((name, index) => {
    const value = row.text(`option${index + 1}_value`);
    return name === '' || value === '' || NO_OPTION.test(value) ? [] : [{ name, unit: '', value }];
  });
  set('id', [handle, ...details.map(({ value }) => value)].join('|'));
  if (size > 1) set('item_group_id', handle);
  set('title', first.text('title'));
  set('description', first.text('body_(html)'));
  set('brand', first.text('vendor'));
  set('product_type', first.text('type') || first.text('product_category'));
  set('mpn', row.text('variant_sku'));
  set('gtin', row.text('variant_barcode'));
  set('image_link', row.text('variant_image'), ...pictures);
  set('price', row.text('variant_price'));
  set('old_price', row.text('variant_compare_at_price'));
  const quantity = row.text('variant_inventory_qty');
  if (isCounted(row)) set('quantity', quantity);
  else set('availability', 'in stock');
  const grams = Number(row.text('variant_grams'));
  set('weight', grams > 0 ? String(grams / 1_000) : '');
  const isHidden =
    /^(?:draft|archived)$/i.test(first.text('status')) || /^false$/i.test(first.text('published'));
  set('disabled', isHidden ? 'true' : '');
  return { line: row.line, fields, details };
}

/** Pieces of a row: unlimited if nobody counts them, or sells on without any. */
function isCounted(row: TableRow): boolean {
  const tracker = row.text('variant_inventory_tracker');
  const isTracked = tracker !== '' || !row.hasColumn('variant_inventory_tracker');
  const policy = row.text('variant_inventory_policy');
  return isTracked && !/^continue$/i.test(policy);
}
