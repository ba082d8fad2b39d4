import { z } from 'zod';
import type { Pattern } from '#contract/cart/pattern.ts';
import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import type { FilterConfiguration } from '#contract/catalogue/filter.ts';
import type { Franchise } from '#contract/catalogue/franchise.ts';
import type { NewsCategory, PageConfig } from '#contract/market/content.ts';
import type {
  Banner,
  Block,
  Brand,
  Collection,
  MenuItem,
  MenuPosition,
  News,
  StaticPage,
  Supplier,
} from '#contract/market/market-schema.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { SHIPPING_KINDS } from '#contract/order/shipping.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { idSchema, localizedSchema, moneySchema } from '#contract/value/primitive.ts';

const zoneSchema = z.strictObject({
  country: z.enum(['UZ', 'KZ']),
  /** As far as this from the nearest branch; null: the whole country. */
  withinKm: z.number().positive().nullable(),
  /** UZS for one parcel. */
  price: moneySchema,
  days: z.strictObject({ min: z.int().nonnegative(), max: z.int().nonnegative() }),
});
export type ShippingZone = z.infer<typeof zoneSchema>;

/** A shipping service as the shop's owner sets it up. Of its zones the first that a place is in counts. */
export const shippingRuleSchema = z.strictObject({
  id: idSchema,
  name: localizedSchema,
  kind: z.enum(SHIPPING_KINDS),
  sort: z.int(),
  active: z.boolean(),
  /** Suppliers whose goods it carries; null: all. */
  supplierIds: z.array(idSchema).nullable(),
  /** Goods worth this much in UZS go for nothing; null: never. */
  freeFrom: moneySchema.nullable(),
  zones: z.array(zoneSchema).min(1),
});
export type ShippingRule = z.infer<typeof shippingRuleSchema>;

/** From which categories goods are offered with those of the category `id`. */
export const relatedCategoriesSchema = z.object({ id: idSchema, categoryIds: z.array(idSchema) });
export type RelatedCategories = z.infer<typeof relatedCategoriesSchema>;

/** The small things of a shop, each kept whole under its kind and its key (id or slug). */
export interface Documents {
  category: Category;
  brand: Brand;
  supplier: Supplier;
  slide: Banner;
  banner: Banner;
  block: Block;
  collection: Collection;
  menu: { id: number; position: MenuPosition; name: Localized };
  /** Its section is the id of the menu. */
  'menu-item': MenuItem;
  /** Its section is the type. */
  news: News;
  /** Its section is the type. */
  'news-category': NewsCategory;
  page: StaticPage;
  'page-config': PageConfig;
  pattern: Pattern;
  'related-categories': RelatedCategories;
  /** Its id is the category. */
  'filter-configuration': FilterConfiguration;
  franchise: Franchise;
  'payment-method': PaymentMethod;
  'shipping-service': ShippingRule;
}
export type DocumentKind = keyof Documents;
