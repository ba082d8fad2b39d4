import { z } from 'zod';
import { productSchema, variationSchema } from '#contract/catalogue.ts';
import { localizedSchema, moneySchema } from '#contract/primitive.ts';
import { readDocuments, writeDocument } from '../documents.ts';
import { invalid, notFound, parseInput } from '../refusal.ts';
import { parseId } from '../route.ts';
import type { Shop } from '../shop.ts';
import { now, shopCommand } from './command.ts';
import { deepMerge } from './merge.ts';

const NOTHING_TO_CHANGE = 'names nothing to change';

const variationPatchSchema = z
  .strictObject({ name: localizedSchema, newPrice: moneySchema, oldPrice: moneySchema, count: variationSchema.shape.stock.shape.count })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, NOTHING_TO_CHANGE);

const productPatchSchema = z
  .strictObject({ name: localizedSchema, description: localizedSchema })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, NOTHING_TO_CHANGE);

const variationDataSchema = variationSchema.pick({ name: true }).loose();
const productDataSchema = productSchema.pick({ name: true, description: true }).loose();

interface VariationRow {
  product: number;
  newPrice: number;
  oldPrice: number;
  count: number;
  data: string;
}

export const productCommands = [
  /** A new price above the old one becomes the old one too, where no old price is given. */
  shopCommand('PUT', '/variations/{id}', (shop, { params, body }) => {
    const id = parseId('id', params.id ?? '');
    const { name, ...patch } = parseInput(variationPatchSchema, body);
    const row = shop.sql.get<VariationRow>`
      SELECT product, new_price AS newPrice, old_price AS oldPrice, count, data FROM variation WHERE shop = ${shop.id} AND id = ${id}`;
    if (!row) throw notFound(`The shop ${shop.name} has no variation ${id}.`, 'id');
    const newPrice = patch.newPrice ?? row.newPrice;
    const oldPrice = patch.oldPrice ?? Math.max(row.oldPrice, newPrice);
    const count = patch.count ?? row.count;
    if (oldPrice < newPrice) throw invalid('oldPrice', `oldPrice must not be below newPrice: ${oldPrice} is below ${newPrice}`);
    const data = variationDataSchema.parse(deepMerge(JSON.parse(row.data), name ? { name } : {}));
    shop.sql.run`
      UPDATE variation SET new_price = ${newPrice}, old_price = ${oldPrice}, count = ${count}, data = ${JSON.stringify(data)}
      WHERE shop = ${shop.id} AND id = ${id}`;
    const updatedAt = now();
    shop.sql.run`UPDATE product SET updated_at = ${updatedAt} WHERE shop = ${shop.id} AND id = ${row.product}`;
    return { id, name: data.name, newPrice, oldPrice, count, product: row.product, updatedAt };
  }),

  shopCommand('PUT', '/products/{id}', (shop, { params, body }) => {
    const id = parseId('id', params.id ?? '');
    const patch = parseInput(productPatchSchema, body);
    const row = shop.sql.get<{ data: string }>`SELECT data FROM product WHERE shop = ${shop.id} AND id = ${id}`;
    if (!row) throw notFound(`The shop ${shop.name} has no product ${id}.`, 'id');
    const data = productDataSchema.parse(deepMerge(JSON.parse(row.data), patch));
    const updatedAt = now();
    shop.sql.run`UPDATE product SET data = ${JSON.stringify(data)}, updated_at = ${updatedAt} WHERE shop = ${shop.id} AND id = ${id}`;
    return { id, name: data.name, description: data.description, updatedAt };
  }),

  shopCommand('DELETE', '/products/{id}', (shop, { params }) => {
    const id = parseId('id', params.id ?? '');
    if (shop.sql.run`DELETE FROM product WHERE shop = ${shop.id} AND id = ${id}` === 0) throw notFound(`The shop ${shop.name} has no product ${id}.`, 'id');
    const variations = shop.sql.all<{ id: number }>`SELECT id FROM variation WHERE shop = ${shop.id} AND product = ${id} ORDER BY position`;
    shop.sql.run`DELETE FROM variation WHERE shop = ${shop.id} AND product = ${id}`;
    shop.sql.run`DELETE FROM review WHERE shop = ${shop.id} AND product = ${id}`;
    const removed = variations.map((variation) => variation.id);
    removeFromCollections(shop, new Set(removed));
    return { id, variations: removed };
  }),
];

function removeFromCollections(shop: Shop, removed: ReadonlySet<number>): void {
  for (const collection of readDocuments(shop, 'collection')) {
    const variationIds = collection.variationIds.filter((id) => !removed.has(id));
    if (variationIds.length < collection.variationIds.length) writeDocument(shop, 'collection', { ...collection, variationIds });
  }
}
