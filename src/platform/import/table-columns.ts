import { ImportError } from './import-error.ts';

/** Other names of columns, as shops and spreadsheets write them, by the attribute of Google that is meant. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['sku_id', 'offer_id', 'product_id', 'item_id'],
  title: [
    'name',
    'product_name',
    'название',
    'наименование',
    'имя',
    'товар',
    'nomi',
    'mahsulot_nomi',
    'номи',
  ],
  description: ['body', 'body_html', 'описание', 'tavsif', 'tavsifi', 'тавсиф'],
  link: ['url', 'product_url', 'ссылка', 'havola'],
  image_link: [
    'image',
    'image_url',
    'image_urls',
    'picture',
    'photo',
    'photos',
    'thumbnail',
    'фото',
    'фотографии',
    'картинка',
    'картинки',
    'изображение',
    'изображения',
    'rasm',
    'rasmi',
    'rasmlar',
    'surat',
    'suratlar',
    'расм',
    'расмлар',
  ],
  additional_image_link: ['additional_image_links', 'images', 'pictures'],
  price: ['regular_price', 'цена', 'narx', 'narxi', 'нарх', 'нархи'],
  old_price: [
    'oldprice',
    'price_old',
    'compare_at_price',
    'старая_цена',
    'eski_narx',
    'eski_narxi',
    'эски_нархи',
  ],
  sale_price: ['special_price', 'discount_price', 'цена_со_скидкой', 'chegirma_narxi'],
  currency: ['currencyid', 'currency_id', 'валюта', 'valyuta'],
  availability: ['available', 'in_stock', 'наличие', 'в_наличии', 'mavjud'],
  quantity: [
    'count',
    'qty',
    'stock_quantity',
    'остаток',
    'остатки',
    'количество',
    'кол_во',
    'soni',
    'qoldiq',
  ],
  brand: ['vendor', 'manufacturer', 'бренд', 'производитель', 'brend'],
  mpn: ['sku', 'vendorcode', 'vendor_code', 'артикул', 'artikul'],
  gtin: ['barcode', 'ean', 'upc', 'isbn', 'штрихкод', 'штрих_код', 'shtrix_kod'],
  item_group_id: ['group_id', 'parent_id', 'parent', 'group'],
  product_type: ['category', 'categories', 'category_path', 'категория', 'раздел', 'kategoriya', 'turkum'],
  product_detail: ['product_details'],
  color: ['colour', 'цвет', 'rang', 'rangi'],
  size: ['размер', 'olcham', 'olchami'],
};

const ATTRIBUTES = new Map(
  Object.entries(OTHER_NAMES).flatMap(([attribute, names]) => names.map((name) => [name, attribute])),
);

/** Other names of a column that a message tells. */
const MAX_OTHERS = 7;

const NEEDED = ['id', 'title', 'price'];

/** Separators of columns, the likeliest first where a line says nothing. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** The sign that parts the columns of a table, by its first line. */
export function delimiterOf(head: string): string {
  const plain = head.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => plain.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? '\t';
}

/** A title in small letters, with low lines for blanks and hyphens: `In stock?` is `in_stock`. */
export function writtenName(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\?$/, '')
    .replace(/[ʻʼ‘’'`]/g, '')
    .replace(/[\s-]+/g, '_');
}

/** The attribute of each column by its title, `Image link` or `g:image_link`; titles that are none stay. */
export function columnNames(titles: readonly string[]): string[] {
  const written = titles.map(writtenName);
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
  throw new ImportError(
    `The file is no feed: its first line must name the columns, and ${missing.join(', ')} ` +
      `${missing.length === 1 ? 'is' : 'are'} not among them. It has: ${toldTitles(titles)}. ${columnsLookedFor(missing)} ` +
      'Name a feed of Google Merchant, Yandex Market or RetailCRM, a table that Shopify, WooCommerce, Wix or ' +
      'Tilda exports, or one with such columns.',
  );
}

/** Titles as a message shows them. */
export function toldTitles(titles: readonly string[]): string {
  const found = titles
    .map((title) =>
      title
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 30),
    )
    .filter(Boolean);
  return `${found.slice(0, 12).join(', ') || 'none'}${found.length > 12 ? ' …' : ''}`;
}

/** Titles that would be known for these columns. */
export function columnsLookedFor(names: readonly string[] = NEEDED): string {
  const told = names.map((name) => {
    const others = [...(OTHER_NAMES[name] ?? []), ...(name === 'id' ? (OTHER_NAMES['mpn'] ?? []) : [])];
    return `${name} (or ${others.slice(0, MAX_OTHERS).join(', ')})`;
  });
  return `Looked for: ${told.join('; ')}.`;
}
