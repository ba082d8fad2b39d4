import type { Correction, FeedOffer } from './feed.ts';

/** An offer or a category with all that stands in it. */
export interface Goods {
  kind: string;
  attributes: Readonly<Record<string, string>>;
  texts: Map<string, string[]>;
  parts: { name: string; attributes: Readonly<Record<string, string>> }[];
}

/** A price list of one program: where its offers stand, and what they say. */
export interface PriceListFormat {
  /** Element of one offer. */
  item: string;
  /** Elements that name the shop. */
  shopName: readonly string[];
  offerOf(
    goods: Goods,
    text: (name: string) => string,
  ): Pick<FeedOffer, 'id' | 'fields'> & Partial<FeedOffer>;
}

/** The price list for Kaspi.kz, in tenge: a price for each city, pieces for each place. */
export const KASPI: PriceListFormat = {
  item: 'offer',
  shopName: ['company'],
  offerOf({ attributes, texts, parts }, text) {
    const places = parts.filter(({ name }) => name === 'availability').map((part) => part.attributes);
    const open = places.filter(({ available }) => !/^(?:no|false)$/i.test(available ?? ''));
    const prices = texts.get('cityprice') ?? [];
    const corrections: Correction[] =
      text('price') === '' && new Set(prices).size > 1
        ? [
            {
              reason: 'its prices differ by city; the first was taken',
              value: prices.join(', ').slice(0, 80),
            },
          ]
        : [];
    return {
      id: attributes['sku'] ?? '',
      available: places.length > 0 && open.length === 0 ? 'false' : '',
      outletStocks: open.map(({ stockCount }) => stockCount?.trim() ?? ''),
      corrections,
      fields: fieldsOf([
        ['name', text('model')],
        ['vendor', text('brand')],
        ['description', text('description')],
        ['price', text('price') || (prices[0] ?? '')],
        ['currencyId', 'KZT'],
      ]),
    };
  },
};

/** Elements of a price by their currencies. */
const PRICES: readonly (readonly [element: string, currency: string])[] = [
  ['priceRUAH', 'UAH'],
  ['priceUAH', 'UAH'],
  ['priceRUSD', 'USD'],
  ['priceUSD', 'USD'],
  ['price', ''],
];

/** Price lists for comparisons, with the root `price`, as Hotline and Rozetka took them. */
export const COMPARISON: PriceListFormat = {
  item: 'item',
  shopName: ['firmName', 'name'],
  offerOf({ attributes, texts, parts }, text) {
    const [priced, currency] = PRICES.find(([element]) => text(element) !== '') ?? ['price', ''];
    const stock = text('stock_quantity') || text('quantity') || text('stock');
    const names = parts.filter(({ name }) => name === 'param').map((part) => part.attributes);
    return {
      id: text('id') || attributes['id'] || text('code'),
      available: /^(?:нет|немає|под заказ|під замовлення|out of stock|false|0$)/i.test(stock) ? 'false' : '',
      count: /^\d+$/.test(stock) ? stock : '',
      pictures: ['image', 'picture'].flatMap((name) => texts.get(name) ?? []),
      barcodes: [text('barcode')].filter(Boolean),
      parameters: (texts.get('param') ?? []).map((value, at) => ({
        name: names[at]?.['name'] ?? '',
        unit: names[at]?.['unit'] ?? '',
        value,
      })),
      fields: fieldsOf([
        ['name', text('name')],
        ['vendor', text('vendor')],
        ['vendorCode', text('code')],
        ['description', text('description')],
        ['url', text('url')],
        ['categoryId', text('categoryId')],
        ['price', text(priced)],
        ['oldprice', text('oldprice') || text('price_old')],
        ['currencyId', text('currencyId') || currency],
      ]),
    };
  },
};

function fieldsOf(pairs: [name: string, text: string][]): Map<string, string> {
  return new Map(pairs.filter(([, text]) => text !== ''));
}
