import type { PageConfig, PagePosition } from '#contract/content.ts';
import type { Banner, Block, News, StaticPage } from '#contract/market.ts';
import type { CollectionEntry } from '#snapshot/model.ts';
import type { ShopContext } from './shop-context.ts';

/** What a shop's people write and put up. */
export interface ContentView {
  readonly slides: Banner[];
  readonly banners: Banner[];
  readonly blocks: Block[];
  /** What the shop wants search engines to read of a kind of page. */
  pageConfig(position: PagePosition): PageConfig | null;
  readonly collections: CollectionEntry[];
  readonly latestNews: News[];
  staticPage(slug: string): StaticPage | undefined;
}

export function contentView({ entries }: Pick<ShopContext, 'entries'>): ContentView {
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
      return entries.get('news.latest') ?? [];
    },
    staticPage: (slug) => entries.get(`page:${slug}`),
  };
}
