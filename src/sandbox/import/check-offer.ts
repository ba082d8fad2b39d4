import { parseAmount } from './amount.ts';
import type { FeedOffer, FeedParameter, FeedShop } from './feed.ts';
import { pictureUrl, webUrl } from './web-url.ts';

/** An offer that can be sold, its prices still in its own currency. */
export interface Offer {
  id: string;
  line: number;
  /** Empty where it stands alone. */
  group: string;
  /** Ids as the feed has them; the currency empty where the feed's main one is meant. */
  category: string;
  currency: string;
  price: number;
  /** The price before the discount; equal to `price` where there is none. */
  oldPrice: number;
  vendor: string;
  /** Pieces; null where the feed does not count them. */
  count: number | null;
  minOrder: number;
  content: OfferContent;
}

/** What of an offer is only shown. */
export interface OfferContent {
  name: string;
  description: string;
  sku: string;
  barcode: string;
  pictures: string[];
  parameters: FeedParameter[];
}

const MAX_ID = 200;
const MAX_NAME = 500;
const MAX_DESCRIPTION = 200_000;
const MAX_PARAMETER = 2_000;
const MAX_PARAMETERS = 200;
const MAX_PICTURES = 30;
const MAX_COUNT = 1_000_000_000;

class OfferFault extends Error {}

/**
 * The offer with its texts read, or why it is left out. `disabled` is what the shop itself has taken off
 * sale.
 */
export function checkOffer(feed: FeedOffer, shop: FeedShop): Offer | { fault: string } | 'disabled' {
  if (feed.fields.get('disabled') === 'true') return 'disabled';
  try {
    return toOffer(feed, shop);
  } catch (error) {
    if (error instanceof OfferFault) return { fault: error.message };
    throw error;
  }
}

function toOffer(feed: FeedOffer, shop: FeedShop): Offer {
  if (feed.fault) throw new OfferFault(feed.fault);
  const field = (name: string) => feed.fields.get(name) ?? '';
  const id = limited('id', feed.id, MAX_ID);
  if (id === '') throw new OfferFault('it has no id');
  const name = limited('name', nameOf(field), MAX_NAME);
  if (name === '') throw new OfferFault('it has no name');
  if (name.includes('\ufffd'))
    throw new OfferFault('its name has bytes that are not of the encoding of the feed');
  const price = amount('price', field('price'));
  if (price === undefined) throw new OfferFault('it has no price');
  if (price === 0) throw new OfferFault('its price is 0');
  const oldPrice = amount('oldprice', field('oldprice')) ?? price;
  if (field('categoryId') === '') throw new OfferFault('it has no category');
  if (field('url') !== '' && !webUrl(field('url'), shop.url))
    throw new OfferFault(`its url is no web address: ${short(field('url'))}`);
  return {
    id,
    line: feed.line,
    group: limited('group_id', feed.group, MAX_ID),
    category: field('categoryId'),
    currency: field('currencyId').toUpperCase(),
    price,
    oldPrice: Math.max(price, oldPrice),
    vendor: limited('vendor', field('vendor') || field('publisher'), MAX_ID).replace(/\s+/g, ' '),
    count: countOf(feed, field),
    minOrder: Math.max(1, Math.ceil(amount('min-quantity', field('min-quantity')) ?? 1)),
    content: {
      name: name.replace(/\s+/g, ' '),
      description: limited('description', field('description'), MAX_DESCRIPTION),
      sku: limited('vendorCode', field('vendorCode') || id, MAX_ID),
      barcode: limited('barcode', feed.barcodes[0] ?? '', MAX_ID),
      pictures: picturesOf(feed, shop),
      parameters: parametersOf(feed, field),
    },
  };
}

/**
 * `name`, or for the type vendor.model what it is, who makes it and which one it is; books and music have
 * title and author.
 */
function nameOf(field: (name: string) => string): string {
  const parts = field('model')
    ? [field('typePrefix'), field('vendor'), field('model')]
    : [field('author') || field('artist'), field('title')];
  return field('name') || parts.filter(Boolean).join(' ');
}

function countOf(feed: FeedOffer, field: (name: string) => string): number | null {
  if (feed.available === 'false') return 0;
  const stocks = feed.outletStocks.filter((text) => text !== '');
  const texts = [field('count') || field('quantity_in_stock') || field('stock_quantity')].filter(Boolean);
  const counted = texts.length > 0 ? texts : stocks;
  if (counted.length === 0) return null;
  const total = counted.reduce(
    (sum, text) => sum + (text.startsWith('-') ? 0 : (amount('count', text) ?? 0)),
    0,
  );
  return Math.min(MAX_COUNT, Math.floor(total));
}

function picturesOf(feed: FeedOffer, shop: FeedShop): string[] {
  const urls = feed.pictures.map((text) => {
    const url = pictureUrl(text, shop.url);
    if (!url) throw new OfferFault(`the address of a picture is no web address: ${short(text)}`);
    return url;
  });
  return [...new Set(urls)].slice(0, MAX_PICTURES);
}

/** Elements that say what parameters say, under the names that shoppers know. */
const NAMED_FIELDS: readonly [string, string, string][] = [
  ['weight', 'Вес', 'кг'],
  ['dimensions', 'Габариты', 'см'],
  ['country_of_origin', 'Страна производства', ''],
  ['author', 'Автор', ''],
  ['artist', 'Исполнитель', ''],
  ['year', 'Год', ''],
];

function parametersOf(feed: FeedOffer, field: (name: string) => string): FeedParameter[] {
  const named = NAMED_FIELDS.flatMap(([element, name, unit]) =>
    field(element) ? [{ name, unit, value: field(element) }] : [],
  );
  const own = feed.parameters.filter(({ name }) => name !== '');
  const missing = named.filter(({ name }) =>
    own.every((one) => one.name.toLowerCase() !== name.toLowerCase()),
  );
  const all = [...own, ...missing].slice(0, MAX_PARAMETERS);
  for (const { name, value } of all) {
    if (name.length > MAX_ID || value.length > MAX_PARAMETER)
      throw new OfferFault(`its parameter ${short(name)} is too long`);
  }
  return all;
}

function amount(name: string, text: string): number | undefined {
  if (text === '') return undefined;
  const value = parseAmount(text);
  if (value === undefined) throw new OfferFault(`its ${name} is no number: ${short(text)}`);
  return value;
}

function limited(name: string, text: string, max: number): string {
  if (text.length > max) throw new OfferFault(`its ${name} has ${text.length} characters, more than ${max}`);
  return text;
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
