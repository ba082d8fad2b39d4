/** Shop of a feed; texts are as they stand there, trimmed, empty where they are missing. */
export interface FeedShop {
  name: string;
  company: string;
  url: string;
  phone: string;
  email: string;
  /** Tag of the language of its texts: `ru`, `en-US`. */
  language: string;
}

export interface FeedCurrency {
  id: string;
  /** A number of the feed's main currency for one of this, or the name of a bank: `CBRF`. */
  rate: string;
  /** Percent that the shop adds to a bank's rate. */
  plus: string;
}

export interface FeedCategory {
  id: string;
  parentId: string;
  name: string;
  /** Address of its picture; empty where it has none. */
  picture: string;
  line: number;
}

/**
 * Something that was put right while it was read: what was wrong, and where it can be told, what stood there.
 */
export interface Correction {
  reason: string;
  value: string;
}

export interface FeedParameter {
  name: string;
  unit: string;
  value: string;
}

/** An offer as it stands in the feed. */
export interface FeedOffer {
  id: string;
  /** Line of its beginning, from 1. */
  line: number;
  /** `group_id`, or the `productId` of ICML; empty where it stands alone. */
  group: string;
  /** The attribute `available`; empty where it is missing. */
  available: string;
  /** Pieces in stock by an attribute, `quantity` or `count`; empty where there is none. */
  count: string;
  /** Texts of elements that stand once: `price`, `name`, `vendor` … */
  fields: Map<string, string>;
  pictures: string[];
  barcodes: string[];
  parameters: FeedParameter[];
  /** Pieces at each point of sale. */
  outletStocks: string[];
  /** Why it cannot be read whole. */
  fault: string | undefined;
  corrections: Correction[];
}

/** Receiver of the parts of a feed, in the order of the file. */
export interface FeedListener {
  currency(currency: FeedCurrency): void;
  category(category: FeedCategory): void;
  /** It is a table, with these titles of columns. */
  columns?(titles: readonly string[]): void;
  /** `shop` has what stood before the offer. */
  offer(offer: FeedOffer, shop: Readonly<FeedShop>): void;
  /** Something outside the offers was put right; `line` from 1. */
  correction(correction: Correction, line: number): void;
}

/** Elements of an offer that mean something here; an offer's other elements are left out. */
export const OFFER_FIELDS = new Set([
  'url',
  'price',
  'oldprice',
  'old_price',
  'price_old',
  'oldPrice',
  'sale_price',
  'price_promo',
  'promo_price',
  'discount_price',
  'category',
  'currencyId',
  'categoryId',
  'available',
  'vendor',
  'vendorCode',
  'model',
  'name',
  'name_ru',
  'name_ua',
  'productName',
  'productActivity',
  'title',
  'typePrefix',
  'description',
  'description_ru',
  'description_ua',
  'count',
  'quantity',
  'quantity_in_stock',
  'stock_quantity',
  'stock',
  'min-quantity',
  'unit',
  'weight',
  'dimensions',
  'country_of_origin',
  'country',
  'author',
  'artist',
  'publisher',
  'series',
  'year',
  'ISBN',
  'volume',
  'part',
  'language',
  'binding',
  'page_extent',
  'performed_by',
  'media',
  'director',
  'disabled',
]);
