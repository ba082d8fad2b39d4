import type { SellRecord } from '#contract/cart/cart.ts';
import { isOrderable, priceOf } from './price.ts';
import type { RecordRow } from './record-row.ts';

/** A record as the platform answers it; `locate` says how much of the variation the chosen branch has. */
export function createRecord(
  row: Omit<RecordRow, 'sell' | 'supplier'>,
  locate: (variation: SellRecord['variation']) => SellRecord['location'] = () => null,
): SellRecord {
  const variation = cartVariation(row);
  return {
    id: row.id,
    variationId: variation.id,
    stockId: variation.stock.id,
    variation,
    count: row.count,
    ...priceOf(variation, row.count),
    deleted: row.deleted,
    available: row.sold && !row.deleted && isOrderable(variation, row.count),
    location: locate(variation),
    propertyValues: row.propertyValues,
  };
}

function cartVariation({
  variation,
  productId,
  categoryId,
  minOrder,
  maxOrder,
}: Pick<
  RecordRow,
  'variation' | 'productId' | 'categoryId' | 'minOrder' | 'maxOrder'
>): SellRecord['variation'] {
  const { id, name, sku, unit, properties, stock, tracking, newPrice, oldPrice, tiers, images } = variation;
  return {
    id,
    name,
    sku,
    unit,
    properties,
    stock,
    tracking,
    newPrice,
    oldPrice,
    tiers,
    productId,
    ...(categoryId !== undefined && { categoryId }),
    minOrder,
    ...(maxOrder !== undefined && { maxOrder }),
    image: images[0] ?? null,
  };
}
