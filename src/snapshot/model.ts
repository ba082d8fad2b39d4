import type { Tier, Variation, VariationProperty } from '#contract/catalogue.ts';
import type { PageConfig } from '#contract/content.ts';
import type {
  Banner,
  Block,
  Brand,
  MarketData,
  MenuPosition,
  News,
  StaticPage,
  Supplier,
} from '#contract/market.ts';
import type { Image, Localized } from '#contract/primitive.ts';
import type { Review } from '#contract/review.ts';
import type { Settings, Theme } from '#contract/settings.ts';
import type { Emblem } from './emblem-key.ts';

/** Products on one page of a list. */
export const LIST_PAGE_SIZE = 20;

/** What a card in a list shows, in all languages. */
export interface CardEntry {
  /** Variation that the card stands for. */
  id: number;
  productId: number;
  name: Localized;
  /** What the variations of the product are called together. */
  productName: Localized;
  /** Labels of what this variation is, where the product has others. */
  choices: Localized[];
  image: Image | null;
  /** Pictures after the first, for the dots; at most 4. */
  moreImages: Image[];
  newPrice: number;
  oldPrice: number;
  tiers: Tier[];
  stock: Variation['stock'];
  tracking: boolean;
  minOrder: number;
  brandId: number | null;
  categoryId: number;
  /** How many variations the product has. */
  variations: number;
  /** Colours of all variations, as `#rrggbb`, without repeats. */
  colors: string[];
  rating: { average: number; count: number };
}

/** What only this variation has. */
export interface VariationEntry {
  id: number;
  productId: number;
  name: Localized;
  sku: string;
  barcode: string;
  unit: Localized;
  images: Image[];
  videos: string[];
  properties: VariationProperty[];
  stock: Variation['stock'];
  tracking: boolean;
  newPrice: number;
  oldPrice: number;
  tiers: Tier[];
}

/** What all variations of a product share. Descriptions are sanitised HTML. */
export interface ProductEntry {
  id: number;
  name: Localized;
  description: Localized;
  shortDescription: Localized;
  /** From the top category down to the product's own. */
  categoryIds: number[];
  brandId: number | null;
  supplierId: number;
  minOrder: number;
  characteristics: { name: Localized; value: Localized }[];
  rating: { average: number; count: number; bars: [number, number, number, number, number] };
  seo: { title?: Localized | undefined; description?: Localized | undefined };
  /** All variations in their order, for the chooser. */
  variations: { id: number; properties: VariationProperty[]; image: Image | null; inStock: boolean }[];
}

export interface CategoryEntry {
  id: number;
  slug: string;
  name: Localized;
  description: Localized;
  image: Image | null;
  /** From the top down to the parent. */
  ancestorIds: number[];
  /** Sorted by the shop's own order. */
  childIds: number[];
}

export interface MenuEntry {
  id: number;
  name: Localized;
  image: Image | null;
  target:
    | { kind: 'page'; slug: string }
    | { kind: 'link'; url: string; newTab: boolean }
    | { kind: 'category'; slug: string };
  children: MenuEntry[];
}

export interface CollectionEntry {
  id: number;
  title: Localized;
  categorySlug: string | null;
  variationIds: number[];
}

/** Every kind of entry by the pattern of its key. */
export interface Entries extends Record<`menu:${MenuPosition}`, MenuEntry[]> {
  /** The entry of any menu that leads to the page of sizes; null where the shop has none. */
  'menu.size-table': MenuEntry | null;
  'market.identity': Pick<MarketData, 'name' | 'slogan' | 'logo' | 'favicon' | 'lang'>;
  'market.contact': Pick<MarketData, 'phones' | 'email' | 'address' | 'workingHours' | 'socialLinks'>;
  /** Who may enter the shop. */
  'market.entry': { allowDebt: boolean };
  'market.theme': Theme;
  'market.company': MarketData['companyOption'];
  [setting: `setting:${string}`]: Settings[keyof Settings];
  /** Ids of the categories without a parent, in the shop's order. */
  'categories.top': number[];
  [category: `category:${number}`]: CategoryEntry;
  [slug: `category-slug:${string}`]: number;
  /** How long the list of a category (with all categories below it) is. */
  [list: `list:category:${number}`]: { total: number; pages: number };
  /** Variation ids on page n of the list: one variation a product. */
  [listPage: `list-page:category:${number}:${number}`]: number[];
  [card: `card:${number}`]: CardEntry;
  [variation: `variation:${number}`]: VariationEntry;
  [product: `product:${number}`]: ProductEntry;
  /** Up to 10 variations of other products near this product. */
  [similar: `similar:${number}`]: number[];
  /** The newest reviews of a product, at most 5. */
  [reviews: `reviews:${number}`]: Review[];
  [supplier: `supplier:${number}`]: Supplier;
  [brand: `brand:${number}`]: Brand;
  slides: Banner[];
  banners: Banner[];
  blocks: Block[];
  /** Titles and descriptions that the shop gives to a kind of page; null where it gives none. */
  [config: `page-config:${string}`]: PageConfig | null;
  /** Collections of the home page in their order. */
  collections: CollectionEntry[];
  /** The newest publications of type news, at most 6. */
  'news.latest': News[];
  [page: `page:${string}`]: StaticPage;
  /** Addresses of the style sheets of a kind of page, which are in no snapshot: see `style-key.ts`. */
  [style: `style:${string}`]: readonly string[];
  /** Pictures that stand for the shop, which are in no snapshot either. */
  emblem: Emblem;
  /** Time, which is read like entries but is in no snapshot: see `time-key.ts`. */
  'time:year': number;
  [past: `time:past:${string}`]: boolean;
}

export type EntryKey = keyof Entries & string;

/**
 * Reads one entry; undefined where the snapshot has none. A missing entry is a read, too: it may appear
 * later.
 */
export interface EntryReader {
  get<Key extends EntryKey>(key: Key): Entries[Key] | undefined;
}
