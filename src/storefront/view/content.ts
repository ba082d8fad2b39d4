import type { NewsCategory, PageConfig, PagePosition } from '#contract/market/content.ts';
import type { Banner, Block, News, StaticPage } from '#contract/market/market-schema.ts';
import {
  ALL_CATEGORIES,
  type CollectionEntry,
  type NewsType,
  type PublicationEntry,
  type Teaser,
} from '#storefront/entries/model.ts';
import { pastKey } from '#storefront/entries/time-key.ts';
import type { ShopContext } from './shop-context.ts';

/** Content that a shop's people write and publish. */
export interface ContentView {
  readonly slides: Banner[];
  readonly banners: Banner[];
  readonly blocks: Block[];
  /** The shop's texts for search engines, for a kind of page. */
  pageConfig(position: PagePosition): PageConfig | null;
  readonly collections: CollectionEntry[];
  readonly latestNews: News[];
  staticPage(slug: string): StaticPage | undefined;
  /** Page `n` of the publications of a type, or of one category of it; undefined past the end. */
  publications(type: NewsType, page: number, category?: number): Publications | undefined;
  hasPublications(type: NewsType): boolean;
  publication(type: NewsType, slug: string): PublicationEntry | undefined;
  /** The categories of a type that have publications. */
  newsCategories(type: NewsType): NewsCategory[];
}

/** A page of publications, the newest first. */
export interface Publications {
  items: Teaser[];
  total: number;
  pages: number;
}

export function contentView({ entries }: Pick<ShopContext, 'entries'>): ContentView {
  /** Records that a list depends on the moment of the next publication, so that a build follows then. */
  const awaitNext = () => {
    const next = entries.get('news.next');
    if (next) entries.get(pastKey(next));
  };
  return {
    get slides() {
      return entries.get('slides') ?? [];
    },
    get banners() {
      return entries.get('banners') ?? [];
    },
    get blocks() {
      return entries.get('blocks') ?? [];
    },
    pageConfig: (position) => entries.get(`page-config:${position}`) ?? null,
    get collections() {
      return entries.get('collections') ?? [];
    },
    get latestNews() {
      awaitNext();
      return entries.get('news.latest') ?? [];
    },
    staticPage: (slug) => entries.get(`page:${slug}`),
    publications(type, page, category = ALL_CATEGORIES) {
      awaitNext();
      const list = entries.get(`publications:${type}:${category}`) ?? { total: 0, pages: 1 };
      const items = entries.get(`publications:${type}:${category}:${page}`);
      return items && { items, ...list };
    },
    hasPublications: (type) => (entries.get(`publications:${type}:${ALL_CATEGORIES}`)?.total ?? 0) > 0,
    publication: (type, slug) => entries.get(`publication:${type}:${slug}`),
    newsCategories: (type) => entries.get(`news-categories:${type}`) ?? [],
  };
}
