import { ImportError } from './import-error.ts';

/** Other names of columns, as shops and spreadsheets write them, by the attribute of Google that is meant. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['sku_id', 'offer_id', 'product_id', 'item_id'],
  title: ['name', 'product_name', 'название', 'наименование', 'nomi'],
  description: ['body', 'body_html', 'описание', 'tavsif'],
  link: ['url', 'product_url', 'ссылка'],
  image_link: [
    'image',
    'image_url',
    'picture',
    'photo',
    'thumbnail',
    'фото',
    'картинка',
    'изображение',
    'rasm',
  ],
  additional_image_link: ['additional_image_links', 'images', 'pictures'],
  price: ['regular_price', 'цена', 'narx', 'narxi'],
  old_price: ['oldprice', 'price_old', 'старая_цена'],
  sale_price: ['special_price', 'discount_price'],
  currency: ['currencyid', 'currency_id', 'валюта'],
  availability: ['available', 'in_stock', 'наличие'],
  quantity: ['count', 'qty', 'stock_quantity', 'остаток', 'количество', 'soni'],
  brand: ['vendor', 'manufacturer', 'бренд', 'производитель', 'brend'],
  mpn: ['sku', 'vendorcode', 'vendor_code', 'артикул', 'artikul'],
  gtin: ['barcode', 'ean', 'upc', 'isbn', 'штрихкод', 'штрих-код'],
  item_group_id: ['group_id', 'parent_id', 'parent', 'group'],
  product_type: ['category', 'categories', 'category_path', 'категория', 'раздел', 'kategoriya', 'turkum'],
  color: ['colour', 'цвет', 'rang'],
  size: ['размер', 'olcham'],
};

const ATTRIBUTES = new Map(
  Object.entries(OTHER_NAMES).flatMap(([attribute, names]) => names.map((name) => [name, attribute])),
);

const NEEDED = ['id', 'title', 'price'];

/** Separators of columns, the likeliest first where a line says nothing. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** The sign that parts the columns of a table, by its first line. */
export function delimiterOf(head: string): string {
  const plain = head.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => plain.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? '\t';
}

/** The attribute of each column by its title, `Image link` or `g:image_link`; titles that are none stay. */
export function columnNames(titles: readonly string[]): string[] {
  const written = titles.map((title) =>
    title
      .trim()
      .toLowerCase()
      .replace(/^g:/, '')
      .replace(/\?$/, '')
      .replace(/[\s-]+/g, '_'),
  );
  const taken = new Set(written);
  return written.map((name) => {
    const attribute = ATTRIBUTES.get(name);
    return attribute !== undefined && !taken.has(attribute) ? attribute : name;
  });
}

/** As `columnNames`. Throws `ImportError` where a column is missing that every offer needs. */
export function columnsOf(titles: readonly string[]): string[] {
  const columns = columnNames(titles);
  // A shop without ids has article numbers.
  if (!columns.includes('id') && columns.includes('mpn')) columns.push('id');
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length === 0) return columns;
  const found = titles
    .map((title) =>
      title
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 30),
    )
    .filter(Boolean);
  throw new ImportError(
    `The file is no feed: its first line must name the columns, and ${missing.join(', ')} ` +
      `${missing.length === 1 ? 'is' : 'are'} not among them. It has: ${found.slice(0, 12).join(', ') || 'none'}. ` +
      'Name a feed of Google Merchant, Yandex Market or RetailCRM, or a table with such columns.',
  );
}
