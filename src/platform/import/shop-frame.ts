import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import type { Theme } from '#contract/market/settings.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';

/** A shop that comes of a feed, as its pages, menus and terms have to know it. */
export interface NewShop {
  /** Name of the tenant, which the first ids come of (`firstIds` of one variation). */
  tenant: string;
  title: string;
  /** Name of the only supplier. */
  seller: string;
  language: Language;
  /** Empty where the feed has none. */
  phone: string;
  email: string;
  theme: Theme;
  categories: readonly Category[];
}

/** All that a feed does not bring: pages, promises, menus, titles, news, delivery and payment. */
export type ShopFrame = Omit<
  ShopSeed,
  'name' | 'securityKey' | 'categories' | 'brands' | 'collections' | 'products' | 'reviews'
>;
