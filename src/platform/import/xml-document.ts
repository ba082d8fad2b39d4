import type { FeedListener, FeedShop } from './feed.ts';
import { FeedDocument } from './feed-document.ts';
import { GoogleDocument } from './google-document.ts';
import { ImportError } from './import-error.ts';

/** Makes a shop and its offers of the tags and texts of a feed, and tells a listener of them. */
export interface XmlDocument {
  readonly shop: FeedShop;
  /** `line` is where the tag stands. */
  beginTag(name: string, line: number): void;
  openTag(attributes: Readonly<Record<string, string>>): void;
  addText(piece: string): void;
  closeTag(name: string): void;
  /** True once the root element is closed: what comes then is not of the feed. */
  isOver(): boolean;
  /** Notes what was put right. */
  correct(reason: string, value?: string): void;
}

/** Roots of the feeds that Google Merchant reads: RSS 2.0, RSS 1.0 and Atom. */
const GOOGLE_ROOTS = new Set(['rss', 'rdf:RDF', 'feed']);

const KNOWN =
  'a feed in the format of Yandex Market (YML), RetailCRM (ICML), Google Merchant (RSS, Atom, a table), Shopify ' +
  '(JSON, a table), WooCommerce, Wix or Tilda (a table)';

const YML_INSTEAD =
  'Choose its export for Yandex Market (YML) or Google Merchant instead: such a file has names, texts, ' +
  'pictures, categories and prices in one.';

/** Formats of goods that are none to make a shop of, and why, by their root elements. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [
    /^КоммерческаяИнформация$/,
    'The file is an exchange of 1C (CommerceML): goods and prices are in two files, import.xml and offers.xml, ' +
      'which a shop program reads. In 1C that is the exchange with a site; the site itself has a feed.',
  ],
  [
    /^kaspi_catalog$/,
    'The file is a price list for Kaspi.kz: it has prices and stock by place, but no pictures and no categories, ' +
      'which Kaspi adds itself. The program that writes it knows them.',
  ],
  [/^(?:SHOP|ZBOZI|SHOPITEM)$/, 'The file is a feed for Heureka or Zboží.cz, whose format is not read here.'],
  [/^(?:price|hotline)$/i, 'The file is a price list for a price comparison, whose format is not read here.'],
  [
    /^(?:Ads|realty-feed|AvitoXml)$/i,
    'The file is a list of advertisements (Avito), whose format is not read here.',
  ],
];

/** Why an HTML page is refused. */
export const WEB_PAGE =
  'The file is a web page, not a feed: it begins with <html>, not with <yml_catalog> or <rss>. See in a browser ' +
  'what stands at the address; a page that asks to sign in has to be saved by whoever may.';

/** The reader of a feed by its root element. Throws `ImportError` where no feed begins so. */
export function documentOf(root: string, listener: FeedListener, now: Date): XmlDocument {
  if (root === 'yml_catalog') return new FeedDocument(listener);
  if (GOOGLE_ROOTS.has(root)) return new GoogleDocument(listener, now);
  if (/^html$/i.test(root)) throw new ImportError(WEB_PAGE);
  if (/^sitemapindex$|^urlset$/.test(root))
    throw new ImportError(`The file is a sitemap, which lists addresses and no goods. Name ${KNOWN}.`);
  const other = OTHER_FORMATS.find(([pattern]) => pattern.test(root));
  if (other) throw new ImportError(`${other[1]} ${YML_INSTEAD}`);
  throw new ImportError(
    `The file is no feed of goods: it begins with <${root.slice(0, 80)}>, not with <yml_catalog> or <rss>. Name ${KNOWN}.`,
  );
}
