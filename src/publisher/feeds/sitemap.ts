import { fullAddress } from '#domain/link/paths.ts';
import { fullImageUrls } from '#domain/picture/picture.ts';
import { escapeXml } from '#lib/escape-xml.ts';
import { isIndexed } from '#storefront/seo/indexed.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { type FeedSource, welcomesCrawlers } from './feed-source.ts';
import { latest, type PageFacts, pageFacts } from './page-facts.ts';
import { ROUTES_PER_PART, type SitemapPart, sitemapParts } from './sitemap-parts.ts';
import { element, XML_START } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pictures of a page that are named. */
const IMAGES = 4;

/** The index of the sitemap: its parts, each with the moment of its newest page. */
export function* sitemapIndex({ shop, routes }: FeedSource): Generator<string> {
  yield `${XML_START}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const part of sitemapParts(routes)) {
    const pages = pagesOfPart(shop, routes, part);
    if (pages.length === 0) continue;
    const loc = element('loc', fullAddress(part.path, shop.origin));
    yield `<sitemap>${loc}${element('lastmod', latest(pages.map(({ facts }) => facts.changedAt)))}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

/** A part of the sitemap: each page in each language, with the others and its pictures. */
export function* sitemapPart({ shop, routes }: FeedSource, path: string): Generator<string> {
  yield `${XML_START}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  const part = sitemapParts(routes).find((one) => one.path === path);
  for (const page of part ? pagesOfPart(shop, routes, part) : []) yield pageElements(shop, page);
  yield '</urlset>\n';
}

interface ListedPage {
  path: string;
  facts: PageFacts;
}

function pagesOfPart(
  shop: ShopView,
  routes: FeedSource['routes'],
  { section, from }: SitemapPart,
): ListedPage[] {
  if (!welcomesCrawlers(shop)) return [];
  const paths = routes.routesOf(section, from, ROUTES_PER_PART).filter(isIndexed);
  return paths.flatMap((path) => {
    const facts = pageFacts(shop, path);
    return facts ? [{ path, facts }] : [];
  });
}

function pageElements(shop: ShopView, { path, facts }: ListedPage): string {
  const { languages, defaultLanguage } = shop;
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
  const alternates =
    languages.length > 1
      ? languages.map((language) => alternate(language, shop.url(path, language))).join('') +
        alternate('x-default', shop.url(path, defaultLanguage))
      : '';
  const images = fullImageUrls(facts.images, shop.origin)
    .slice(0, IMAGES)
    .map((address) => `<image:image>${element('image:loc', address)}</image:image>`)
    .join('');
  const rest = `${element('lastmod', facts.changedAt)}${alternates}${images}</url>\n`;
  return languages.map((language) => `<url>${element('loc', shop.url(path, language))}${rest}`).join('');
}
