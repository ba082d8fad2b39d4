import type { Tier, Variation, VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import type { Franchise } from '#contract/catalogue/franchise.ts';
import type { Review } from '#contract/catalogue/review.ts';
import type { NewsCategory, PageConfig } from '#contract/market/content.ts';
import type {
  Banner,
  Block,
  Brand,
  MarketData,
  MenuPosition,
  News,
  StaticPage,
  Supplier,
} from '#contract/market/market-schema.ts';
import type { Settings } from '#contract/market/settings.ts';
import type { Image, Language, Localized } from '#contract/value/primitive.ts';
import type { ShopTheme } from '#domain/theme/shop-theme.ts';
import type { AppIcons } from './app-icons-key.ts';

/** Products on one page of a list. */
export const LIST_PAGE_SIZE = 20;

/** Brands, or suppliers, on one page of all of them. */
export const MAKERS_ON_PAGE = 120;

/** Publications on one page of a list: one large, and rows of three. */
export const PUBLICATIONS_ON_PAGE = 13;

export type NewsType = News['type'];

/** Stands for all categories of a type of publication. */
export const ALL_CATEGORIES = 0;

/** Place of a category's products: in itself, only in categories below it, or nowhere. */
export type GoodsPlace = 'own' | 'below' | 'none';

/** Kinds of product lists. */
export type ListKind = 'category' | 'brand' | 'supplier';

/** A product card in a list, in all languages. */
export interface CardEntry {
  /** The variation that stands for the product. */
  id: number;
  productId: number;
  name: Localized;
  /** The name that all variations of the product share. */
  productName: Localized;
  /** Labels of this variation's choice, if the product has other variations. */
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
  unit: Localized;
  /** The first characteristics of the product, at most 6. */
  specs: { name: Localized; value: Localized }[];
  categoryId: number;
  /** Number of variations of the product. */
  variations: number;
  /** Colours of all variations, as `#rrggbb`, without repeats. */
  colors: string[];
  rating: { average: number; count: number };
}

/** The part of a variation that its product does not have. */
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

/** The part of a product that all its variations share. Descriptions are sanitised HTML. */
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
  /** Products that are bought together share tags. */
  crossSellTags: string[];
  /** All variations in their order, for the chooser. */
  variations: { id: number; properties: VariationProperty[]; image: Image | null; inStock: boolean }[];
}

/** Neighbours in a category; null at its ends. */
export interface Beside {
  previous: number | null;
  next: number | null;
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

/** A publication as lists show it. */
export interface Teaser {
  slug: string;
  title: Localized;
  /** The beginning of its text, without HTML. */
  summary: Localized;
  image: Image | null;
  publishedAt: string;
  categoryId: number | null;
}

/** A publication as its page shows it; its content is sanitised. */
export interface PublicationEntry extends News {
  /** Minutes to read it, by language. */
  minutes: Partial<Record<Language, number>>;
  /** The one before it in time, and the one after it, of the same type. */
  older: Pick<Teaser, 'slug' | 'title'> | null;
  newer: Pick<Teaser, 'slug' | 'title'> | null;
  /** Up to 3 near it in time, of its category first. */
  related: Teaser[];
}

/** Every kind of entry by the pattern of its key. */
export interface Entries
  extends Record<`menu:${MenuPosition}`, MenuEntry[]>,
    /** The categories that have publications, in their order. */
    Record<`news-categories:${NewsType}`, NewsCategory[]> {
  /** The entry of any menu that leads to the page of sizes; null where the shop has none. */
  'menu.size-table': MenuEntry | null;
  'market.identity': Pick<MarketData, 'name' | 'slogan' | 'logo' | 'logoOnDark' | 'favicon' | 'lang'>;
  'market.contact': Pick<MarketData, 'phones' | 'email' | 'address' | 'workingHours' | 'socialLinks'>;
  /** Access to the shop: only for signed-in shoppers, or closed to all. */
  'market.entry': Pick<MarketData, 'allowDebt' | 'websiteDisabled'>;
  'market.cashdesk': MarketData['cashdesk'];
  'market.free-shipping': MarketData['freeShippingFrom'];
  'market.theme': ShopTheme;
  'market.company': MarketData['companyOption'];
  [setting: `setting:${string}`]: Settings[keyof Settings];
  /** Ids of the categories without a parent, in the shop's order. */
  'categories.top': number[];
  [category: `category:${number}`]: CategoryEntry;
  [slug: `category-slug:${string}`]: number;
  /** Apart from the number of products, so that pages that only link the category rarely change. */
  [goods: `goods:${number}`]: GoodsPlace;
  /**
   * Length of the list of a category (with all categories below it), a brand or a supplier. The pages of the
   * latter two may not show all of it.
   */
  [list: `list:${ListKind}:${number}`]: { total: number; pages: number };
  /** Variation ids on page n of the list: one variation a product. */
  [listPage: `list-page:${ListKind}:${number}:${number}`]: number[];
  [card: `card:${number}`]: CardEntry;
  [variation: `variation:${number}`]: VariationEntry;
  [product: `product:${number}`]: ProductEntry;
  /** Time of the last change of a product or one of its variations, by the platform; ISO 8601. */
  [updated: `updated:${number}`]: string;
  /** Up to 10 variations of other products near this product. */
  [similar: `similar:${number}`]: number[];
  /** Variations of the products before and after this one in its category, by their ids. */
  [beside: `beside:${number}`]: Beside;
  /** The newest reviews of a product, at most 5. */
  [reviews: `reviews:${number}`]: Review[];
  [supplier: `supplier:${number}`]: Supplier;
  [brand: `brand:${number}`]: Brand;
  [brandSlug: `brand-slug:${string}`]: number;
  /** Ids by name. */
  brands: number[];
  suppliers: number[];
  /** The shop's branches in their order. */
  franchises: Franchise[];
  /** Names of the payment methods, in their order. */
  payments: Localized[];
  slides: Banner[];
  banners: Banner[];
  blocks: Block[];
  /** Titles and descriptions that the shop gives to a kind of page; null where it gives none. */
  [config: `page-config:${string}`]: PageConfig | null;
  /** Collections of the home page in their order. */
  collections: CollectionEntry[];
  /** The newest publications of type news, at most 6. */
  'news.latest': News[];
  /** Publication time of the next publication that the platform still leaves out; null if there is none. */
  'news.next': string | null;
  [publication: `publication:${NewsType}:${string}`]: PublicationEntry;
  /** Number of publications of a category, or of a type as category 0, and of their pages. */
  [publications: `publications:${NewsType}:${number}`]: { total: number; pages: number };
  /** Page n of these publications, newest first. */
  [publications: `publications:${NewsType}:${number}:${number}`]: Teaser[];
  [page: `page:${string}`]: StaticPage;
  /** Addresses of the style sheets of a kind of page; in no snapshot, see `style-key.ts`. */
  [style: `style:${string}`]: readonly string[];
  /** The app icons, in no snapshot either: see `app-icons-key.ts`. */
  'app-icons': AppIcons;
  /** Time, read like entries but in no snapshot: see `time-key.ts`. */
  'time:year': number;
  [past: `time:past:${string}`]: boolean;
}

export type EntryKey = keyof Entries & string;

/**
 * Reads one entry; undefined if the snapshot has none. That counts as a read, too: the entry may appear
 * later.
 */
export interface EntryReader {
  get<Key extends EntryKey>(key: Key): Entries[Key] | undefined;
}

/** Section of the pages that show no list and no product. */
export const FRAME_SECTION = -1;

/** Sections of brands and of suppliers with the lists of all of them, and of publications. */
export const BRAND_SECTION = -2;
export const SUPPLIER_SECTION = -3;
export const PUBLICATION_SECTION = -4;

/** Section of products without a category; other sections are categories by their ids. */
export const NO_CATEGORY = 0;

/** Routes of a shop by section: the sections in their order, each with the number of its routes. */
export interface RouteReader {
  sections(): { id: number; routes: number }[];
  /** Some routes of a section in their order. */
  routesOf(section: number, from: number, count: number): string[];
}
