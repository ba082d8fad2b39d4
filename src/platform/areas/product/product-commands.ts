import { z } from 'zod';
import { type Product, stockSchema, type Variation } from '#contract/catalogue/catalogue-schema.ts';
import { localizedSchema, moneySchema, pageQuerySchema } from '#contract/value/primitive.ts';
import { shopCommand } from '#platform/http/command.ts';
import { invalid, notFound, parseInput } from '#platform/http/refusal.ts';
import { parseId } from '#platform/http/route.ts';
import { readDocuments, writeDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readProduct, removeProduct, writeProduct } from './products.ts';
import { searchProducts } from './search-products.ts';

const NOTHING_TO_CHANGE = 'names nothing to change';

const productQuerySchema = pageQuerySchema.extend({ q: z.string().max(200).default('') });

const variationPatchSchema = z
  .strictObject({
    name: localizedSchema,
    newPrice: moneySchema,
    oldPrice: moneySchema,
    count: stockSchema.shape.count,
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, NOTHING_TO_CHANGE);

const productPatchSchema = z
  .strictObject({ name: localizedSchema, description: localizedSchema })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, NOTHING_TO_CHANGE);

export const productCommands = [
  /**
   * Products whose name, or whose variations' names, numbers or barcodes have `q` in them, with prices and
   * stocks of each variation.
   */
  shopCommand('GET', '/products', (shop, { query }) =>
    searchProducts(shop, parseInput(productQuerySchema, query)),
  ),

  /** A new price above the old one becomes the old one too, where no old price is given. */
  shopCommand('PUT', '/variations/{id}', (shop, { context, params, body }) => {
    const id = parseId('id', params.id ?? '');
    const patch = parseInput(variationPatchSchema, body);
    const row = shop.sql.get<{
      product: number;
      data: string;
    }>`SELECT product, data FROM variation WHERE shop = ${shop.id} AND id = ${id}`;
    if (!row) throw notFound(`The shop ${shop.name} has no variation ${id}.`, 'id');
    const before: Variation = JSON.parse(row.data);
    const newPrice = patch.newPrice ?? before.newPrice;
    const oldPrice = patch.oldPrice ?? Math.max(before.oldPrice, newPrice);
    if (oldPrice < newPrice)
      throw invalid('oldPrice', `oldPrice must not be below newPrice: ${oldPrice} is below ${newPrice}`);
    const stock = { ...before.stock, count: patch.count ?? before.stock.count };
    const after: Variation = {
      ...before,
      name: { ...before.name, ...patch.name },
      newPrice,
      oldPrice,
      stock,
    };
    const product = mustRead(shop, row.product);
    writeProduct(shop, {
      ...product,
      updatedAt: context.clock.now().toISOString(),
      variations: product.variations.map((one) => (one.id === id ? after : one)),
    });
    return after;
  }),

  shopCommand('PUT', '/products/{id}', (shop, { context, params, body }) => {
    const id = parseId('id', params.id ?? '');
    const { name, description } = parseInput(productPatchSchema, body);
    const before = readProduct(shop, id);
    if (!before) throw notFound(`The shop ${shop.name} has no product ${id}.`, 'id');
    const { variations, ...product } = before;
    const after = {
      ...product,
      name: { ...before.name, ...name },
      description: { ...before.description, ...description },
      updatedAt: context.clock.now().toISOString(),
    };
    writeProduct(shop, { ...after, variations });
    return after;
  }),

  shopCommand('DELETE', '/products/{id}', (shop, { params }) => {
    const id = parseId('id', params.id ?? '');
    const removed = removeProduct(shop, id);
    if (!removed) throw notFound(`The shop ${shop.name} has no product ${id}.`, 'id');
    removeFromCollections(shop, new Set(removed));
    return { id, variations: removed };
  }),
];

function mustRead(shop: Shop, productId: number): Product {
  const product = readProduct(shop, productId);
  if (!product)
    throw new Error(`shop ${shop.name} has variations of the product ${productId}, which it does not have`);
  return product;
}

/** Takes variations that are gone out of the rows of goods that the home page shows. */
export function removeFromCollections(shop: Shop, removed: ReadonlySet<number>): void {
  for (const collection of readDocuments(shop, 'collection')) {
    const variationIds = collection.variationIds.filter((id) => !removed.has(id));
    if (variationIds.length < collection.variationIds.length)
      writeDocument(shop, 'collection', { ...collection, variationIds });
  }
}
