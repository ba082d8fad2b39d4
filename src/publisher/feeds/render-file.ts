import {
  agentGuidePath,
  catalogueFeedPath,
  googleFeedPath,
  robotsPath,
  searchWordsPath,
  sitemapPartPath,
  sitemapPath,
  yandexFeedPath,
} from '#domain/link/paths.ts';
import { agentGuide } from './agent-guide.ts';
import { catalogueFeed } from './catalogue-feed.ts';
import { categoryMarkdown } from './category-markdown.ts';
import type { FeedSource } from './feed-source.ts';
import { googleFeed } from './google-feed.ts';
import { productMarkdown } from './product-markdown.ts';
import { robotsFile } from './robots.ts';
import { searchWords } from './search-words.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';
import { yandexFeed } from './yandex-feed.ts';

const FILES: Readonly<Record<string, (source: FeedSource) => Iterable<string>>> = {
  [robotsPath()]: robotsFile,
  [sitemapPath()]: sitemapIndex,
  [agentGuidePath()]: agentGuide,
  [googleFeedPath()]: googleFeed,
  [yandexFeedPath()]: yandexFeed,
  [catalogueFeedPath()]: catalogueFeed,
  [searchWordsPath()]: searchWords,
};

const PARTS = sitemapPartPath('', 0).replace(/[^/]*$/, '');
const PRODUCT = /^\/product\/(\d+)\.md$/;
const CATEGORY = /^\/category\/([^/]+?)(?:\/page\/(\d+))?\.md$/;

/**
 * The file at a path without its language, in pieces none of which ends within an offer. Throws where the
 * shop has no such file.
 */
export function renderFile(path: string, source: FeedSource): Iterable<string> {
  const { shop } = source;
  const make = FILES[path];
  if (make) return make(source);
  if (path.startsWith(PARTS)) return sitemapPart(source, path);
  const [, id] = PRODUCT.exec(path) ?? [];
  const found = id === undefined ? undefined : shop.variation(Number(id));
  if (found) return [productMarkdown(shop, found)];
  const [, slug, page = '1'] = CATEGORY.exec(path) ?? [];
  const category = slug === undefined ? undefined : shop.category(slug);
  const list = category && shop.productPage('category', category.id, Number(page));
  if (list) return [categoryMarkdown(shop, category, list, Number(page))];
  throw new Error(`${path} is a file of no shop, or its data is missing.`);
}
