import type { CommerceLedger } from './commerce-ledger.ts';
import type { CommerceFacts, PriceType } from './commerce-record.ts';
import type { FeedListener, FeedOffer, FeedParameter, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';

/** Names of the price that shoppers pay. */
const RETAIL = /рознич|retail|чакана|chakana|для сайта|интернет/i;

/** Goods whose prices have not come yet. */
export class UnfinishedExchangeError extends ImportError {
  override name = 'UnfinishedExchangeError';
}

const NOTHING: CommerceFacts = {
  ...{ name: '', article: '', barcode: '', unit: '', vendor: '', description: '', weight: '' },
  ...{ groups: [], pictures: [], properties: [], characteristics: [] },
};

/**
 * Offers in the order of their goods, which they name, or have the barcode of. Goods that were taken away
 * have none.
 */
const OFFERS = `
  WITH found AS (
    SELECT offer.*, CASE
      WHEN EXISTS (SELECT 1 FROM good WHERE id = offer.id) THEN offer.id
      WHEN EXISTS (SELECT 1 FROM good WHERE id = offer.good) THEN offer.good
      ELSE (SELECT min(id) FROM good WHERE barcode <> '' AND barcode = json_extract(offer.facts, '$.barcode')
        HAVING count(*) = 1)
    END AS found FROM offer)
  SELECT found.id, found.line, found.count, found.facts AS said, good.id AS goodId, good.facts AS good,
    amount, price.currency AS currency
  FROM found LEFT JOIN good ON good.id = found.found
  LEFT JOIN price ON price.offer = found.id AND price.type = ?
  WHERE coalesce(good.deleted, 0) = 0 AND (good.id IS NOT NULL OR found.facts IS NOT NULL)
  ORDER BY good.seq IS NULL, good.seq, found.seq`;

interface OfferRow {
  id: string;
  line: number;
  count: string | null;
  said: string | null;
  goodId: string | null;
  good: string | null;
  amount: string | null;
  currency: string | null;
}

/**
 * Tells a listener of the goods of a ledger as of the offers of a feed. `priceType` is the name or id of the
 * price that is paid, `pictureOf` makes an address of a picture's path. Throws `ImportError` where prices or
 * goods are missing, and where there are several prices and none is said to be for shoppers.
 */
export function tellCommerce(
  ledger: CommerceLedger,
  listener: FeedListener,
  { priceType, pictureOf }: { priceType?: string | undefined; pictureOf(path: string): string },
): FeedShop {
  const { database } = ledger;
  const owner = ledger.fact('owner');
  const shop: FeedShop = { name: owner, company: '', url: '', phone: '', email: '', language: '' };
  const { goods, sold, offers, prices } = database
    .prepare(
      `SELECT (SELECT count(*) FROM good) AS goods, (SELECT count(*) FROM good WHERE deleted = 0) AS sold,
         (SELECT count(*) FROM offer) AS offers, (SELECT count(*) FROM price) AS prices`,
    )
    .get() as Record<'goods' | 'sold' | 'offers' | 'prices', number>;
  if (goods === 0)
    throw new ImportError(
      'There are prices without goods. Name both files of the exchange: import.xml offers.xml.',
    );
  if (offers === 0 || prices === 0)
    throw new UnfinishedExchangeError(
      'There are goods without prices. Name both files of the exchange: import.xml offers.xml.',
    );
  const type = choosePriceType(ledger, priceType);
  for (const row of database.prepare('SELECT id, parent, name FROM category ORDER BY seq').all())
    listener.category({
      id: String(row['id']),
      parentId: String(row['parent']),
      name: String(row['name']),
      picture: '',
      line: 0,
    });
  const names = new Map(
    database
      .prepare('SELECT id, name FROM property')
      .all()
      .map((row) => [String(row['id']), String(row['name'])]),
  );
  const value = database.prepare('SELECT text FROM property_value WHERE id = ?');
  const textOf = (id: string) => String(value.get(id)?.['text'] ?? id);
  const rows = database.prepare(OFFERS);
  let [known, unknown] = [0, 0];
  let last: string | null = null;
  for (const row of rows.iterate(type.id) as Iterable<unknown> as Iterable<OfferRow>) {
    if (row.goodId === null) unknown += 1;
    else if (row.goodId !== last) known += 1;
    last = row.goodId;
    const good: CommerceFacts = row.good === null ? NOTHING : JSON.parse(row.good);
    const said: CommerceFacts = row.said === null ? NOTHING : JSON.parse(row.said);
    const parameters = [
      ...said.characteristics,
      ...(said.characteristics.length === 0 ? good.characteristics : []),
      ...[...good.properties, ...said.properties].map(([id, text]): [string, string] => [
        names.get(id) ?? '',
        textOf(text),
      ]),
    ].map(([name, text]): FeedParameter => ({ name, unit: '', value: text }));
    listener.offer(
      toOffer(row, good, said, { parameters, currency: row.currency || type.currency, pictureOf }),
      shop,
    );
  }
  const without = sold - known;
  const tell = (reason: string, count: number) =>
    count > 0 && listener.correction({ reason, value: String(count) }, 0);
  tell('goods have no offer, so no price, and were left out', without);
  tell('offers are of goods that are not there; they stand without category and pictures', unknown);
  return shop;
}

function toOffer(
  row: OfferRow,
  good: CommerceFacts,
  said: CommerceFacts,
  {
    parameters,
    currency,
    pictureOf,
  }: { parameters: FeedParameter[]; currency: string; pictureOf(path: string): string },
): FeedOffer {
  const [first] = row.id.split('#');
  const isVariation = row.id.includes('#');
  const fields: [string, string][] = [
    ['name', said.name || good.name],
    ['productName', isVariation ? good.name : ''],
    ['description', said.description || good.description],
    ['vendor', said.vendor || good.vendor],
    ['vendorCode', said.article || good.article],
    ['unit', said.unit || good.unit],
    ['categoryId', good.groups[0] ?? said.groups[0] ?? ''],
    ['price', row.amount ?? ''],
    ['currencyId', currencyOf(currency)],
    ['weight', said.weight || good.weight],
  ];
  return {
    id: row.id,
    line: row.line,
    group: isVariation ? (first ?? '') : '',
    available: '',
    count: row.count ?? '',
    fields: new Map(fields.filter(([, text]) => text !== '')),
    pictures: [...said.pictures, ...good.pictures].map(pictureOf),
    barcodes: [said.barcode, good.barcode].filter(Boolean),
    parameters,
    outletStocks: [],
    fault: undefined,
    corrections: [],
  };
}

function choosePriceType({ database }: CommerceLedger, wanted: string | undefined): PriceType {
  const types = database
    .prepare(
      `SELECT price.type AS id, coalesce(max(name), price.type) AS name,
         coalesce(max(price_type.currency), '') AS currency
       FROM price LEFT JOIN price_type ON price_type.id = price.type GROUP BY price.type ORDER BY name`,
    )
    .all() as unknown as PriceType[];
  const named = types.map(({ name }) => name).join(', ');
  if (wanted !== undefined) {
    const found = types.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted.toLowerCase());
    if (found) return found;
    throw new ImportError(`There is no price "${wanted}". There are: ${named}.`);
  }
  const retail = types.filter(({ name }) => RETAIL.test(name));
  const [only] = types.length === 1 ? types : retail.length === 1 ? retail : [];
  if (only) return only;
  throw new ImportError(
    `There are several prices, and none is the retail one by its name: ${named}. ` +
      `Name it: --price-type "${types[0]?.name}".`,
  );
}

/** Codes of currencies as 1C and its users write them. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:сум|so.?m|sum|860|uzs)\.?$/i, 'UZS'],
  [/^(?:руб(?:ль|лей)?|р|643|810|rub|rur|₽)\.?$/i, 'RUB'],
  [/^(?:тенге|тг|398|₸)\.?$/i, 'KZT'],
  [/^(?:грн|980|₴)\.?$/i, 'UAH'],
  [/^(?:дол(?:л|лар)?|\$|840|у\.?е)\.?$/i, 'USD'],
  [/^(?:евро|€|978)\.?$/i, 'EUR'],
];

function currencyOf(text: string): string {
  const [, code] = CURRENCIES.find(([pattern]) => pattern.test(text.trim())) ?? [];
  return code ?? text.trim().toUpperCase();
}
