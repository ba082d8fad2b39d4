import { fullAddress, sitemapPath } from '#domain/link/paths.ts';
import { PRIVATE_PATHS } from '#storefront/seo/indexed.ts';
import { type FeedSource, welcomesCrawlers } from './feed-source.ts';

/** `robots.txt`: what crawlers may ask for, in all languages. */
export function* robotsFile({ shop }: FeedSource): Generator<string> {
  yield 'User-agent: *\n';
  if (!welcomesCrawlers(shop)) {
    yield 'Disallow: /\n';
    return;
  }
  const paths = PRIVATE_PATHS.flatMap((path) => shop.languages.map((language) => shop.path(path, language)));
  for (const path of paths) yield `Disallow: ${path}\n`;
  yield `\nSitemap: ${fullAddress(sitemapPath(), shop.origin)}\n`;
}
