import type { Language } from '#contract/value/primitive.ts';
import {
  CRAWLER_FILE,
  hasMarkdown,
  inLanguage,
  markdownPath,
  robotsPath,
  sitemapPartPath,
  sitemapPath,
  splitLanguage,
  yandexFeedPath,
} from '#domain/link/paths.ts';

const CRAWLER = new RegExp(CRAWLER_FILE);

/** Files that speak for all languages: crawlers look for them at one address. */
const OF_ALL_LANGUAGES: ReadonlySet<string> = new Set([robotsPath(), sitemapPath(), yandexFeedPath()]);
const PARTS = sitemapPartPath('', 0).replace(/[^/]*$/, '');
const FEEDS = yandexFeedPath().replace(/[^/]*$/, '');

/** True for the path, with or without a language, of a file that no browser shows. */
export function isCrawlerFile(path: string): boolean {
  return CRAWLER.test(path);
}

/** Count of the routes that browsers show as pages. */
export function countShopRoutes(paths: readonly string[]): number {
  return paths.filter((path) => !isCrawlerFile(path)).length;
}

/** The route that a page is of, and the language of that page: the other way round. */
export function routeOf(
  page: string,
  languages: readonly [Language, ...Language[]],
): { path: string; language: Language } {
  const { path, language } = splitLanguage(page, languages, languages[0]);
  return { path: path.endsWith(MARKDOWN) ? path.slice(0, -MARKDOWN.length) : path, language };
}

const MARKDOWN = markdownPath('');

/** True for a route, without a language, of a file that tells of the whole catalogue. */
export function isOfCatalogue(path: string): boolean {
  return path === sitemapPath() || path.startsWith(PARTS) || isFeed(path);
}

/** True for a route, without a language, that tells of every offer: it grows with the catalogue. */
export function isFeed(path: string): boolean {
  return path.startsWith(FEEDS);
}

/**
 * The pages of a route by their paths: one a language, the first of which is the shop's default; then as many
 * in Markdown, where it has them. A file that speaks for all languages is one.
 */
export function pagesOf(path: string, languages: readonly Language[]): string[] {
  if (OF_ALL_LANGUAGES.has(path) || path.startsWith(PARTS)) return [path];
  const [first] = languages;
  const pages = languages.map((language) => inLanguage(path, language, first ?? language));
  return hasMarkdown(path) && !isCrawlerFile(path) ? [...pages, ...pages.map(markdownPath)] : pages;
}
