import type { PatternField } from '#contract/cart/pattern.ts';
import type { MarketData, News } from '#contract/market/market-schema.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { ProductKind, Text } from './kind.ts';

/** Categories as they are written by hand: two to three levels, leaves are what kinds point at. */
export interface CategorySeed {
  slug: string;
  name: Text;
  /** Drawing that stands for it. */
  picture: string;
  children?: CategorySeed[];
}

/**
 * What a shop is written from by hand; ids, prices, stocks, pictures and reviews are made from it by seed.
 */
export interface ShopSource {
  name: string;
  securityKey: string;
  /** Without `updatedAt` and pictures, which the engine fills in. */
  market: Omit<
    MarketData,
    'updatedAt' | 'logo' | 'favicon' | 'companyOption' | 'allowDebt' | 'websiteDisabled' | 'cashdesk'
  > &
    Partial<Pick<MarketData, 'cashdesk'>>;
  categories: CategorySeed[];
  kinds: ProductKind[];
  suppliers: { name: string; country: string; creationYear: number; phone: string; address: Text }[];
  slides: { title: Text; text: Text; categorySlug: string; picture: string }[];
  banners: { title: Text; text: Text; categorySlug: string; picture: string }[];
  blocks: { title: Text; text: Text; icon: string }[];
  collections: {
    title: Text;
    categorySlug: string | null;
    pick: 'discounted' | 'newest' | 'best-rated' | 'category';
  }[];
  /** Of type `news` where none is named. */
  news: { slug: string; type?: News['type']; title: Text; content: Text; picture: string }[];
  pages: { slug: string; title: Text; content: Text }[];
  /** What is asked before goods of some categories go into the cart. */
  patterns?: {
    name: Text;
    categories: string[];
    fields: { name: Text; type: PatternField['type']; required: boolean; values?: Text[] }[];
  }[];
  /** Slugs of categories whose goods are offered with those of another. */
  related?: { category: string; with: string[] }[];
  /** How strong passwords must be; 1 where left out. */
  passwordLevel?: PasswordLevel;
  /** How many variations the shop has, about. */
  variations: number;
}
