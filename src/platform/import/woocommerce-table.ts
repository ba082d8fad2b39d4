import type { FeedParameter } from './feed.ts';
import { firstCategory } from './first-category.ts';
import { ProductRows } from './product-rows.ts';
import type { RowReader, TableFormat, TableItem, TableRow } from './table-row.ts';

/** Titles of the Russian WooCommerce, by those of the English one. */
const RUSSIAN: readonly (readonly [RegExp, string])[] = [
  [/^тип$/, 'type'],
  [/^артикул$/, 'sku'],
  [/^(?:имя|название|наименование)$/, 'name'],
  [/^опубликован[оа]?$/, 'published'],
  [/^(?:рекомендуемый|рекомендуется)$/, 'is_featured'],
  [/^видимость_в_каталоге$/, 'visibility_in_catalog'],
  [/^(?:короткое|краткое)_описание$/, 'short_description'],
  [/^описание$/, 'description'],
  [/^(?:в_наличии|наличие)$/, 'in_stock'],
  [/^(?:запасы?|остат(?:ок|ки))$/, 'stock'],
  [/предзаказ/, 'backorders_allowed'],
  [/^(?:базовая|обычная|регулярная)_цена$/, 'regular_price'],
  [/^(?:акционная_цена|цена_распродажи|цена_со_скидкой)$/, 'sale_price'],
  [/^дата_начала_действия_(?:продажной_цены|скидки)$/, 'date_sale_price_starts'],
  [/^дата_окончания_действия_(?:продажной_цены|скидки)$/, 'date_sale_price_ends'],
  [/^gtin,_upc,_ean,?_(?:or|или)_isbn$/, 'gtin,_upc,_ean,_or_isbn'],
  [/^категории$/, 'categories'],
  [/^изображения$/, 'images'],
  [/^родител(?:ь|ьский)$/, 'parent'],
  [/^бренды?$/, 'brands'],
  [/^вес_\((?:kg|кг)\)$/, 'weight_(kg)'],
  [/^(?:название|имя)_атрибута_(\d+)$/, 'attribute_$1_name'],
  [/^значени\p{L}*(?:\([^)]*\))?_атт?рибут\p{L}*(?:\([^)]*\))?_(\d+)$/u, 'attribute_$1_value(s)'],
];

const MAX_ATTRIBUTES = 30;

/** Commas part values; one that belongs to a value stands behind a backslash. */
const COMMA = /(?<!\\),\s*/;

/**
 * The table of goods that WooCommerce exports, in English or Russian. A variation names its product by its
 * article number or its id; without a column of ids the article number is the id.
 */
export const WOOCOMMERCE_TABLE: TableFormat = {
  columnsOf(titles) {
    const columns = titles.map((title) => {
      const [pattern, english] = RUSSIAN.find(([one]) => one.test(title)) ?? [];
      return pattern && english ? title.replace(pattern, english) : title;
    });
    const has = (...names: string[]) => names.every((name) => columns.includes(name));
    return has('type', 'name', 'regular_price') && (has('id') || has('sku')) ? columns : undefined;
  },
  createReader: (sell) => new WooCommerceReader(sell),
};

class WooCommerceReader implements RowReader {
  readonly #rows: ProductRows;
  readonly #sell: (item: TableItem) => void;

  constructor(sell: (item: TableItem) => void) {
    this.#sell = sell;
    this.#rows = new ProductRows(sell);
  }

  read(row: TableRow): void {
    const kinds = row
      .text('type')
      .split(',')
      .map((kind) => kind.trim().toLowerCase());
    const item = itemOf(row);
    const parent = row.text('parent');
    const keys = [row.text('id') && `id:${row.text('id')}`, row.text('sku'), row.text('id')];
    if (kinds.includes('variation') && parent !== '') this.#rows.addVariation(parent, item);
    else if (kinds.some((kind) => kind.startsWith('variable'))) this.#rows.addProduct(keys, item);
    else this.#sell(item);
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
  set('id', row.text('id') || row.text('sku'));
  set('title', row.text('name'));
  set('description', row.text('description') || row.text('short_description'));
  set('brand', valuesOf(row.text('brands'))[0] ?? '');
  set('mpn', row.text('sku'));
  set('gtin', row.text('gtin,_upc,_ean,_or_isbn'));
  set('product_type', firstCategory(row.text('categories'), COMMA).replaceAll('\\,', ','));
  set('image_link', row.text('images'));
  set('price', row.text('regular_price'));
  set('sale_price', row.text('sale_price'));
  const period = [row.text('date_sale_price_starts'), row.text('date_sale_price_ends')];
  set('sale_price_effective_date', period.some(Boolean) ? period.join('/') : '');
  set('weight', row.text('weight_(kg)'));
  setStock(set, row);
  set('disabled', isShown(row) ? '' : 'true');
  return { line: row.line, fields, details: attributesOf(row) };
}

function setStock(set: (name: string, text: string) => void, row: TableRow): void {
  const [stock, inStock] = [row.text('stock'), row.text('in_stock')];
  const sellsOn = /^(?:1|yes|notify)$/i.test(row.text('backorders_allowed'));
  // A variation of which the product's pieces are counted says `parent`.
  if (/\d/.test(stock) && !(sellsOn && inStock === '1')) set('quantity', stock);
  else set('availability', inStock);
}

/** `'-1` is a draft, 0 is private. */
function isShown(row: TableRow): boolean {
  const published = row.text('published').replace(/^'/, '');
  const isPublished = published === '' || /^(?:1|true|yes|да)$/i.test(published);
  return isPublished && row.text('visibility_in_catalog') !== 'hidden';
}

function attributesOf(row: TableRow): FeedParameter[] {
  return Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1).flatMap((number) => {
    const name = row.text(`attribute_${number}_name`);
    const value = valuesOf(row.text(`attribute_${number}_value(s)`)).join(', ');
    return name === '' || value === '' ? [] : [{ name, unit: '', value }];
  });
}

function valuesOf(text: string): string[] {
  return text
    .split(COMMA)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}
