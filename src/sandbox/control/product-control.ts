import { z } from 'zod';
import { type Product, stockSchema, type Variation } from '#contract/catalogue.ts';
import { localizedSchema, moneySchema } from '#contract/primitive.ts';
import { readDocuments, writeDocument } from '../documents.ts';
import { invalid, notFound, parseInput } from '../refusal.ts';
import { parseId } from '../route.ts';
import type { Shop } from '../shop.ts';
import { now, shopCommand } from './command.ts';

const NOTHING_TO_CHANGE = 'names nothing to change';

const variationPatchSchema = z
  .strictObject({ name: localizedSchema, newPrice: moneySchema, oldPrice: moneySchema, count: stockSchema.shape.count })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, NOTHING_TO_CHANGE);

const productPatchSchema = z
  .strictObject({ name: localizedSchema, description: localizedSchema })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, NOTHING_TO_CHANGE);

export const productCommands = [
  /** A new price above the old one becomes the old one too, where no old price is given. */
  shopCommand('PUT', '/variations/{id}', (shop, { params, body }) => {
    const id = parseId('id', params.id ?? '');
    const patch = parseInput(variationPatchSchema, body);
    const row = shop.sql.get<{ product: number; data: string }>`SELECT product, data FROM variation WHERE shop = ${shop.id} AND id = ${id}`;
    if (!row) throw notFound(`The shop ${shop.name} has no variation ${id}.`, 'id');
    const before: Variation = JSON.parse(row.data);
    const newPrice = patch.newPrice ?? before.newPrice;
    const oldPrice = patch.oldPrice ?? Math.max(before.oldPrice, newPrice);
    if (oldPrice < newPrice) throw invalid('oldPrice', `oldPrice must not be below newPrice: ${oldPrice} is below ${newPrice}`);
    const stock = { ...before.stock, count: patch.count ?? before.stock.count };
    const after: Variation = { ...before, name: { ...before.name, ...patch.name }, newPrice, oldPrice, stock };
    shop.sql.run`
      UPDATE variation SET new_price = ${newPrice}, old_price = ${oldPrice}, count = ${stock.count}, data = ${JSON.stringify(after)}
      WHERE shop = ${shop.id} AND id = ${id}`;
    shop.sql.run`UPDATE product SET data = json_set(data, '$.updatedAt', ${now()}) WHERE shop = ${shop.id} AND id = ${row.product}`;
    return after;
  }),

  shopCommand('PUT', '/products/{id}', (shop, { params, body }) => {
    const id = parseId('id', params.id ?? '');
    const { name, description } = parseInput(productPatchSchema, body);
    const row = shop.sql.get<{ data: string }>`SELECT data FROM product WHERE shop = ${shop.id} AND id = ${id}`;
    if (!row) throw notFound(`The shop ${shop.name} has no product ${id}.`, 'id');
    const before: Omit<Product, 'variations'> = JSON.parse(row.data);
    const after = { ...before, name: { ...before.name, ...name }, description: { ...before.description, ...description }, updatedAt: now() };
    shop.sql.run`UPDATE product SET data = ${JSON.stringify(after)} WHERE shop = ${shop.id} AND id = ${id}`;
    return after;
  }),

  shopCommand('DELETE', '/products/{id}', (shop, { params }) => {
    const id = parseId('id', params.id ?? '');
    if (shop.sql.run`DELETE FROM product WHERE shop = ${shop.id} AND id = ${id}` === 0)
      throw notFound(`The shop ${shop.name} has no product ${id}.`, 'id');
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
