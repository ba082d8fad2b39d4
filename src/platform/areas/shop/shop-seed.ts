import type { AddressInput } from '#contract/account/address.ts';
import type { Pattern } from '#contract/cart/pattern.ts';
import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Franchise } from '#contract/catalogue/franchise.ts';
import type { Review } from '#contract/catalogue/review.ts';
import type { NewsCategory, PageConfig } from '#contract/market/content.ts';
import type {
  Banner,
  Block,
  Brand,
  Collection,
  MenuItem,
  MenuPosition,
  News,
  OwnMarketData,
  StaticPage,
  Supplier,
} from '#contract/market/market-schema.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { Profile } from '#platform/areas/customer/customers.ts';
import type { RelatedCategories, ShippingRule } from '#platform/store/document-kinds.ts';

/** A shop as the sandbox stores it. Products and reviews are made one by one, so a shop may have any size. */
export interface ShopSeed {
  name: string;
  securityKey: string;
  market: OwnMarketData;
  menus: { id: number; position: MenuPosition; name: Localized; items: MenuItem[] }[];
  categories: Category[];
  brands: Brand[];
  suppliers: Supplier[];
  slides: Banner[];
  banners: Banner[];
  blocks: Block[];
  collections: Collection[];
  news: News[];
  newsCategories: NewsCategory[];
  pages: StaticPage[];
  pageConfigs: PageConfig[];
  patterns: Pattern[];
  /** Categories whose goods are offered with those of another. */
  relatedCategories: RelatedCategories[];
  /** Branches, the main one first. */
  franchises: Franchise[];
  shippingServices: ShippingRule[];
  paymentMethods: PaymentMethod[];
  /** Nobody where left out. */
  customers?: CustomerSeed[];
  products(): Iterable<Product>;
  reviews(): Iterable<Review>;
}

/** Somebody who has registered before the shop opens. */
export interface CustomerSeed {
  /** `+998901234567`. */
  phone: string;
  /** When they registered, ISO 8601 in UTC. */
  registeredAt: string;
  /** As it is typed. */
  password: string;
  email: string | null;
  profile: Profile;
  /** UZS. */
  wallet: number;
  addresses: AddressInput[];
  /** Confirmed cards: 16 digits, and `MM/YY`. */
  cards: { number: string; expiry: string }[];
}
