import { z } from 'zod';
import type { Query } from './admin-api.ts';
import { translationSchema } from './channel.ts';

/** Vendure's own most of a list. */
const COLLECTIONS_A_PAGE = 500;
const PRODUCTS_A_PAGE = 100;

const FACET_VALUES = `facetValues {
  translations { languageCode name } facet { code isPrivate translations { languageCode name } } }`;

const PRODUCT = `{
  id enabled translations { languageCode name description }
  featuredAsset { preview } assets { preview } collections { id } ${FACET_VALUES}
  variants {
    id enabled sku priceWithTax trackInventory outOfStockThreshold useGlobalOutOfStockThreshold
    translations { languageCode name } featuredAsset { preview } assets { preview } ${FACET_VALUES}
    stockLevels { stockOnHand stockAllocated }
    options { translations { languageCode name } group { code translations { languageCode name } } } } }`;

const GET_PRODUCTS = `query ($options: ProductListOptions) { products(options: $options) {
  totalItems items ${PRODUCT} } }`;

const GET_COLLECTIONS = `query ($options: CollectionListOptions) { collections(options: $options) {
  totalItems items { id parentId position isPrivate slug featuredAsset { preview }
    translations { languageCode name description } } } }`;

const assetSchema = z.object({ preview: z.string() });
const translationsSchema = z.array(translationSchema);
const facetValuesSchema = z.array(
  z.object({
    translations: translationsSchema,
    facet: z.object({ code: z.string(), isPrivate: z.boolean(), translations: translationsSchema }),
  }),
);
export type FacetValue = z.infer<typeof facetValuesSchema>[number];

const describedSchema = z.array(translationSchema.extend({ description: z.string() }));

const variantSchema = z.object({
  id: z.string(),
  enabled: z.boolean(),
  sku: z.string(),
  priceWithTax: z.int(),
  trackInventory: z.enum(['TRUE', 'FALSE', 'INHERIT']),
  outOfStockThreshold: z.int(),
  useGlobalOutOfStockThreshold: z.boolean(),
  translations: translationsSchema,
  featuredAsset: assetSchema.nullable(),
  assets: z.array(assetSchema),
  facetValues: facetValuesSchema,
  stockLevels: z.array(z.object({ stockOnHand: z.int(), stockAllocated: z.int() })),
  options: z.array(
    z.object({
      translations: translationsSchema,
      group: z.object({ code: z.string(), translations: translationsSchema }),
    }),
  ),
});
export type VendureVariant = z.infer<typeof variantSchema>;

const productSchema = z.object({
  id: z.string(),
  enabled: z.boolean(),
  translations: describedSchema,
  featuredAsset: assetSchema.nullable(),
  assets: z.array(assetSchema),
  collections: z.array(z.object({ id: z.string() })),
  facetValues: facetValuesSchema,
  variants: z.array(variantSchema),
});
export type VendureProduct = z.infer<typeof productSchema>;

/** Addresses of the pictures of a product that is sold. */
export function picturesOf({ enabled, featuredAsset, assets, variants }: VendureProduct): string[] {
  if (!enabled) return [];
  const all = [featuredAsset, ...assets, ...variants.flatMap((one) => [one.featuredAsset, ...one.assets])];
  return [...new Set(all.flatMap((asset) => asset?.preview ?? []))];
}

const collectionSchema = z.object({
  id: z.string(),
  parentId: z.string(),
  position: z.int(),
  isPrivate: z.boolean(),
  slug: z.string(),
  featuredAsset: assetSchema.nullable(),
  translations: describedSchema,
});
export type VendureCollection = z.infer<typeof collectionSchema>;

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ totalItems: z.int(), items: z.array(item) });
const productsSchema = z.object({ products: pageOf(productSchema) });

/** All products of the channel, a page at a time, disabled ones too, and when they were asked for. */
export async function* eachProductPage(
  query: Query,
): AsyncGenerator<{ found: VendureProduct[]; askedAt: number }> {
  for (let skip = 0, total = 1; skip < total; skip += PRODUCTS_A_PAGE) {
    const askedAt = performance.now();
    const options = { take: PRODUCTS_A_PAGE, skip, sort: { id: 'ASC' } };
    const { products } = await query(GET_PRODUCTS, productsSchema, { variables: { options } });
    total = products.totalItems;
    yield { found: products.items, askedAt };
  }
}

/** Those of the products with these ids that the channel has. */
export async function getProducts(
  query: Query,
  ids: readonly string[],
  timeoutMs?: number,
): Promise<VendureProduct[]> {
  const options = { take: ids.length, filter: { id: { in: ids } } };
  const { products } = await query(GET_PRODUCTS, productsSchema, {
    variables: { options },
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return products.items;
}

export async function getCollections(query: Query): Promise<VendureCollection[]> {
  const all: VendureCollection[] = [];
  for (let total = 1; all.length < total; ) {
    const options = { take: COLLECTIONS_A_PAGE, skip: all.length, sort: { id: 'ASC' } };
    const { collections } = await query(
      GET_COLLECTIONS,
      z.object({ collections: pageOf(collectionSchema) }),
      {
        variables: { options },
      },
    );
    if (collections.items.length === 0) break;
    all.push(...collections.items);
    total = collections.totalItems;
  }
  return all;
}

/** Ids of the products that have these variants. */
export async function getProductIds(query: Query, variants: readonly string[]): Promise<string[]> {
  const { productVariants } = await query(
    `query ($options: ProductVariantListOptions) { productVariants(options: $options) {
      totalItems items { productId } } }`,
    z.object({ productVariants: pageOf(z.object({ productId: z.string() })) }),
    { variables: { options: { take: 1_000, filter: { id: { in: variants.slice(0, 1_000) } } } } },
  );
  return productVariants.items.map(({ productId }) => productId);
}
