import { z } from 'zod';
import type { CategoryPaths } from './category-path.ts';
import type { FeedOffer, FeedParameter } from './feed.ts';

const text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value) => value.trim());
const picture = z.object({ src: text }).nullable().catch(null);

const variantSchema = z.object({
  id: text,
  option1: text,
  option2: text,
  option3: text,
  sku: text,
  barcode: text,
  price: text,
  compare_at_price: text,
  available: z.boolean().optional().catch(undefined),
  inventory_quantity: z.number().optional().catch(undefined),
  /** Null where nobody counts pieces; left out by `products.json`. */
  inventory_management: z.string().nullish().catch(undefined),
  /** `continue` sells on without any. */
  inventory_policy: text,
  grams: z.number().catch(0),
  featured_image: picture,
});

/** A product of `products.json`, the list that every shop of Shopify has at that address. */
export const shopifyProductSchema = z.object({
  id: text,
  title: text,
  body_html: text,
  vendor: text,
  product_type: text,
  /** Of shops' own exports: `active`, `draft`, `archived`. */
  status: text,
  variants: variantSchema.array().min(1),
  options: z.array(z.object({ name: text })).catch([]),
  images: z.array(picture).catch([]),
});

type ShopifyProduct = z.infer<typeof shopifyProductSchema>;
type ShopifyVariant = ShopifyProduct['variants'][number];

/** The only variant of a product without options. */
const NO_OPTION = /^default title$/i;

/** The offers of a product, one for each of its variants. Their prices name no currency. */
export function offersOfShopify(product: ShopifyProduct, categories: CategoryPaths): FeedOffer[] {
  const category = categories.idOf(product.product_type, 0);
  return product.variants.map((variant) => ({
    id: variant.id,
    line: 0,
    group: product.id,
    ...stockOf(variant),
    fields: new Map(fieldsOf(product, variant, category).filter(([, value]) => value !== '')),
    pictures: [variant.featured_image, ...product.images].flatMap((one) => one?.src || []),
    barcodes: [variant.barcode].filter(Boolean),
    parameters: parametersOf(product, variant),
    outletStocks: [],
    fault: undefined,
    corrections: [],
  }));
}

function stockOf(variant: ShopifyVariant): Pick<FeedOffer, 'available' | 'count'> {
  const { available, inventory_quantity: quantity, inventory_management: management } = variant;
  if (management === null || variant.inventory_policy === 'continue')
    return { available: String(available ?? true), count: '' };
  return {
    available: available === undefined ? '' : String(available),
    count: quantity === undefined ? '' : String(quantity),
  };
}

function fieldsOf(product: ShopifyProduct, variant: ShopifyVariant, category: string): [string, string][] {
  return [
    ['name', product.title],
    ['description', product.body_html],
    ['vendor', product.vendor],
    ['vendorCode', variant.sku],
    ['categoryId', category],
    ['price', variant.price],
    ['oldprice', variant.compare_at_price],
    ['weight', variant.grams > 0 ? String(variant.grams / 1_000) : ''],
    ['disabled', /^(?:draft|archived)$/i.test(product.status) ? 'true' : ''],
  ];
}

function parametersOf({ options }: ShopifyProduct, variant: ShopifyVariant): FeedParameter[] {
  const values = [variant.option1, variant.option2, variant.option3];
  return options.flatMap(({ name }, index) => {
    const value = values[index] ?? '';
    return value === '' || NO_OPTION.test(value) ? [] : [{ name, unit: '', value }];
  });
}
