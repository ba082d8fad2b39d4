import { parseAmount } from './amount.ts';
import type { CategoryPaths } from './category-path.ts';
import type { FeedOffer, FeedParameter } from './feed.ts';
import { parsePrice } from './written-price.ts';

/** An item of a feed of Google Merchant, from XML or from a table. */
export interface GoogleItem {
  line: number;
  /** Attributes without their prefix, in small letters; one may stand several times. */
  fields: { get(name: string): readonly string[] | undefined };
  /** `product_detail`. */
  details: readonly FeedParameter[];
  fault: string | undefined;
}

/** Attributes that mean the same as an element of YML. */
const SAME_FIELDS: readonly (readonly [google: string, yml: string])[] = [
  ['link', 'url'],
  ['brand', 'vendor'],
  ['mpn', 'vendorCode'],
  ['title', 'name'],
  ['description', 'description'],
  ['color', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
  ['gender', 'gender'],
  ['age_group', 'age_group'],
  ['content_language', 'content_language'],
  ['group_title', 'productName'],
  ['weight', 'weight'],
  ['disabled', 'disabled'],
];

const COUNTS = ['quantity', 'inventory', 'quantity_to_sell_on_facebook', 'sell_on_google_quantity', 'stock'];

const AVAILABLE =
  /^(?:in ?stock|available|available for order|limited ?availability|true|yes|1|да|есть|в наличии|bor|mavjud)$/;
const GONE =
  /^(?:out ?of ?stock|sold ?out|discontinued|unavailable|oos|false|no|0|нет|нет в наличии|yo[ʻʼ‘’'`]?q|mavjud emas)$/;
const LATER = /^(?:pre ?order|back ?order)$/;

/** The item as the offer of a feed. `now` tells whether a reduced price is one. */
export function offerOfGoogle(item: GoogleItem, categories: CategoryPaths, now: Date): FeedOffer {
  const field = (name: string) => item.fields.get(name)?.find(Boolean)?.trim() ?? '';
  const fields = new Map<string, string>();
  const set = (name: string, value: string) => void (value !== '' && fields.set(name, value));
  const offer: FeedOffer = {
    id: field('id'),
    line: item.line,
    group: field('item_group_id'),
    available: '',
    count: COUNTS.map(field).find(Boolean) ?? '',
    fields,
    pictures: picturesOf(item.fields),
    barcodes: [field('gtin')].filter(Boolean),
    parameters: [...item.details],
    outletStocks: [],
    fault: item.fault,
    corrections: [],
  };
  for (const [google, yml] of SAME_FIELDS) set(yml, field(google));
  if (!/^new$/i.test(field('condition'))) set('condition', field('condition'));
  set('categoryId', categories.idOf(categoryText(field), item.line));
  setPrices(offer, field, now);
  setAvailability(offer, field('availability'));
  return offer;
}

function picturesOf(fields: GoogleItem['fields']): string[] {
  const first = fields.get('image_link') ?? fields.get('image') ?? [];
  return [...first, ...(fields.get('additional_image_link') ?? [])];
}

/** The shop's own tree before that of Google, whose numbers name nothing here. */
function categoryText(field: (name: string) => string): string {
  const google = field('google_product_category') || field('fb_product_category');
  return field('product_type') || (/\p{L}/u.test(google) ? google : '');
}

function setPrices({ fields, corrections }: FeedOffer, field: (name: string) => string, now: Date): void {
  const full = parsePrice(field('price'));
  const reduced = parsePrice(field('sale_price'));
  const [price, sale] = [parseAmount(full.amount), parseAmount(reduced.amount)];
  const isSale = sale !== undefined && sale > 0 && (price === undefined || sale < price);
  if (reduced.number !== '' && sale === undefined)
    corrections.push({ reason: 'its sale_price is no number and was left out', value: field('sale_price') });
  const onSale = isSale && isWithin(field('sale_price_effective_date'), now);
  if (onSale && price !== undefined) fields.set('oldprice', full.number);
  const shown = onSale ? reduced : full;
  if (shown.number !== '') fields.set('price', shown.number);
  const currency = shown.currency || field('currency').toUpperCase();
  if (currency) fields.set('currencyId', currency);
}

/** True for a moment within `2026-11-01T00:00+05:00/2026-11-30T00:00+05:00`; a missing bound is open. */
function isWithin(period: string, now: Date): boolean {
  const [from = Number.NaN, to = Number.NaN] = period.split('/').map((text) => Date.parse(text.trim()));
  return !(now.getTime() < from) && !(now.getTime() > to);
}

function setAvailability(offer: FeedOffer, text: string): void {
  const word = text
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  if (word === '') return;
  if (AVAILABLE.test(word)) offer.available = 'true';
  else if (GONE.test(word)) offer.available = 'false';
  else if (LATER.test(word)) {
    offer.available = 'false';
    const reason = 'it can be ordered before it is there, which no page can say; it is shown as sold out';
    offer.corrections.push({ reason, value: text });
  } else
    offer.corrections.push({ reason: 'its availability is no known word and was left out', value: text });
}
