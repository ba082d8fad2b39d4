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
  'a feed in the format of Yandex Market (YML), RetailCRM (ICML), Google Merchant (RSS, Atom, a table) or Shopify (JSON)';

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
  throw new ImportError(
    `The file is no feed of goods: it begins with <${root.slice(0, 80)}>, not with <yml_catalog> or <rss>. Name ${KNOWN}.`,
  );
}
