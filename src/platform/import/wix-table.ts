import { parseAmount } from './amount.ts';
import type { FeedParameter } from './feed.ts';
import { firstCategory } from './first-category.ts';
import { withoutTags } from './markup.ts';
import type { RowReader, TableFormat, TableItem, TableRow } from './table-row.ts';

/** Wix Stores names a picture as its media server does. */
const MEDIA = 'https://static.wixstatic.com/media/';

/** Options of a product, and titles of what is told of it. */
const MAX_OPTIONS = 6;

/** Combinations of options that are sold without a row of their own. */
const MAX_COMBINATIONS = 100;

interface WixOption {
  name: string;
  values: string[];
}

interface WixProduct {
  row: TableRow;
  options: WixOption[];
  variants: Map<string, { row: TableRow; values: string[] }>;
}

/**
 * The table that Wix Stores exports: a row of a product, then those of its variants, which have neither name
 * nor price but what they cost more.
 */
export const WIX_TABLE: TableFormat = {
  columnsOf: (titles) =>
    titles.includes('handleid') && titles.includes('fieldtype') ? [...titles] : undefined,
  createReader: (sell) => new WixReader(sell),
};

class WixReader implements RowReader {
  readonly #sell: (item: TableItem) => void;
  #product: WixProduct | undefined;

  constructor(sell: (item: TableItem) => void) {
    this.#sell = sell;
  }

  read(row: TableRow): void {
    const isVariant = /^variant$/i.test(row.text('fieldtype'));
    if (isVariant && this.#product && this.#product.row.text('handleid') === row.text('handleid')) {
      const { options, variants } = this.#product;
      const values = options.map((_, index) => choiceAt(row, index));
      variants.set(keyOf(values), { row, values });
      return;
    }
    this.end();
    this.#product = { row, options: optionsOf(row), variants: new Map() };
  }

  end(): void {
    const product = this.#product;
    this.#product = undefined;
    if (!product) return;
    const choices = choicesOf(product);
    if (choices.length === 0) this.#sell(itemOf(product, [], undefined));
    for (const values of choices)
      this.#sell(itemOf(product, values, product.variants.get(keyOf(values))?.row));
  }
}

const keyOf = (values: readonly string[]) => JSON.stringify(values);

/** Of a colour, `#ff0000:red`, the name. */
const valueName = (text: string) => text.replace(/^(?:#[0-9a-f]{3,8}|rgba?\([^)]*\))\s*:\s*/i, '').trim();

const choiceAt = (row: TableRow, index: number) =>
  valueName(row.text(`productoptiondescription${index + 1}`));

function optionsOf(row: TableRow): WixOption[] {
  return numbers().flatMap((number) => {
    const name = row.text(`productoptionname${number}`);
    row.text(`productoptiontype${number}`);
    const values = row.text(`productoptiondescription${number}`).split(';').map(valueName).filter(Boolean);
    return name === '' ? [] : [{ name, values }];
  });
}

/**
 * Choices of a product: its variants, and combinations of its options without a row, at the product's own
 * price. None where there is nothing to choose, or too much of it.
 */
function choicesOf({ options, variants }: WixProduct): string[][] {
  const count = options.reduce((product, { values }) => product * values.length, 1);
  const all =
    options.length === 0 || count > MAX_COMBINATIONS
      ? []
      : options.reduce<string[][]>(
          (some, { values }) => some.flatMap((before) => values.map((value) => [...before, value])),
          [[]],
        );
  const listed = new Set(all.map(keyOf));
  const others = [...variants].filter(([key]) => !listed.has(key)).map(([, { values }]) => values);
  return [...all, ...others];
}

function itemOf(
  { row, options }: WixProduct,
  values: readonly string[],
  variant: TableRow | undefined,
): TableItem {
  const id = row.text('handleid');
  const fields = new Map<string, readonly string[]>();
  const set = (name: string, ...texts: string[]) => {
    if (texts.some(Boolean)) fields.set(name, texts.filter(Boolean));
  };
  set('id', [id, ...values].join('|'));
  if (values.length > 0) {
    set('item_group_id', id);
    set('group_title', row.text('name'));
  }
  set('title', row.text('name'));
  set('description', row.text('description'));
  set('mpn', variant?.text('sku') || row.text('sku'));
  set('brand', row.text('brand'));
  set('weight', variant?.text('weight') || row.text('weight'));
  set('product_type', firstCategory(row.text('collection'), /;/));
  set('image_link', ...row.text('productimageurl').split(';').map(pictureOf));
  const isHidden = [row, variant].some((one) => one?.text('visible').toLowerCase() === 'false');
  set('disabled', isHidden ? 'true' : '');
  setPrices(set, row, variant);
  setStock(set, (variant ?? row).text('inventory'));
  const chosen = options.flatMap(({ name }, index) =>
    values[index] ? [{ name, unit: '', value: values[index] }] : [],
  );
  return { line: (variant ?? row).line, fields, details: [...chosen, ...additionalInfo(row, chosen)] };
}

type Set = (name: string, ...texts: string[]) => void;

function setPrices(set: Set, row: TableRow, variant: TableRow | undefined): void {
  const written = row.text('price');
  const more = parseAmount(variant?.text('surcharge') || row.text('surcharge') || '0') ?? 0;
  const base = parseAmount(written);
  const discount = parseAmount(row.text('discountvalue')) ?? 0;
  const isPercent = /^percent$/i.test(row.text('discountmode'));
  set('price', base === undefined ? written : money(base + more));
  if (base === undefined || discount === 0) return;
  const reduced = isPercent ? (base + more) * (1 - discount / 100) : base + more - discount;
  set('sale_price', reduced > 0 ? money(reduced) : '');
}

const money = (amount: number) => String(Number(amount.toFixed(2)));

function setStock(set: Set, inventory: string): void {
  if (/^instock$/i.test(inventory)) set('availability', 'in stock');
  else if (/^outofstock$/i.test(inventory)) set('availability', 'out of stock');
  else set('quantity', inventory);
}

function pictureOf(name: string): string {
  const text = name.trim();
  return text === '' || /^(?:https?:)?\/\//i.test(text) ? text : `${MEDIA}${text}`;
}

function additionalInfo(row: TableRow, chosen: readonly FeedParameter[]): FeedParameter[] {
  return numbers().flatMap((number) => {
    const name = row.text(`additionalinfotitle${number}`);
    const value = withoutTags(row.text(`additionalinfodescription${number}`))
      .replace(/\s+/g, ' ')
      .trim();
    const isChosen = chosen.some((one) => one.name.toLowerCase() === name.toLowerCase());
    return name === '' || value === '' || isChosen ? [] : [{ name, unit: '', value }];
  });
}

function numbers(): number[] {
  return Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);
}
