import { CommerceDocument } from './commerce-document.ts';
import type { CommerceSink } from './commerce-record.ts';
import type { FeedListener } from './feed.ts';
import { FeedDocument } from './feed-document.ts';
import { GoogleDocument } from './google-document.ts';
import { ImportError } from './import-error.ts';
import { PriceListDocument } from './price-list-document.ts';
import { COMPARISON, KASPI, type PriceListFormat } from './price-list-format.ts';
import type { XmlDocument } from './xml-document.ts';

/** Roots of the feeds that Google Merchant reads: RSS 2.0, RSS 1.0 and Atom. */
const GOOGLE_ROOTS = new Set(['rss', 'rdf:RDF', 'feed']);

/** Price lists by their roots. */
const PRICE_LISTS: ReadonlyMap<string, PriceListFormat> = new Map([
  ['kaspi_catalog', KASPI],
  ['price', COMPARISON],
  ['hotline', COMPARISON],
]);

const KNOWN =
  'a feed in the format of Yandex Market (YML), RetailCRM (ICML), Google Merchant (RSS, Atom, a table), Shopify ' +
  '(JSON, a table), WooCommerce, Wix or Tilda (a table), Kaspi.kz, or both files of 1C (import.xml offers.xml)';

const YML_INSTEAD =
  'Choose its export for Yandex Market (YML) or Google Merchant instead: such a file has names, texts, ' +
  'pictures, categories and prices in one.';

/** Formats of goods that are none to make a shop of, and why, by their root elements. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^(?:SHOP|ZBOZI|SHOPITEM)$/, 'The file is a feed for Heureka or Zboží.cz, whose format is not read here.'],
  [
    /^(?:Ads|realty-feed|AvitoXml)$/i,
    'The file is a list of advertisements (Avito), whose format is not read here.',
  ],
];

/** Why an HTML page is refused. */
export const WEB_PAGE =
  'The file is a web page, not a feed: it begins with <html>, not with <yml_catalog> or <rss>. See in a browser ' +
  'what stands at the address; a page that asks to sign in has to be saved by whoever may.';

/**
 * The reader of a feed by its root element; `openSink` opens what gets the records of an exchange. Throws
 * `ImportError` where no feed begins so.
 */
export function documentOf(
  root: string,
  listener: FeedListener,
  now: Date,
  openSink: () => CommerceSink,
): XmlDocument {
  if (/^(?:\w+:)?КоммерческаяИнформация$/.test(root)) return new CommerceDocument(listener, openSink());
  if (root === 'yml_catalog') return new FeedDocument(listener);
  if (GOOGLE_ROOTS.has(root)) return new GoogleDocument(listener, now);
  const list = PRICE_LISTS.get(root.toLowerCase());
  if (list) return new PriceListDocument(listener, list);
  if (/^html$/i.test(root)) throw new ImportError(WEB_PAGE);
  if (/^sitemapindex$|^urlset$/.test(root))
    throw new ImportError(`The file is a sitemap, which lists addresses and no goods. Name ${KNOWN}.`);
  const other = OTHER_FORMATS.find(([pattern]) => pattern.test(root));
  if (other) throw new ImportError(`${other[1]} ${YML_INSTEAD}`);
  throw new ImportError(
    `The file is no feed of goods: it begins with <${root.slice(0, 80)}>, not with <yml_catalog> or <rss>. Name ${KNOWN}.`,
  );
}
