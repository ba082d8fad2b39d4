import type { SellRecord, Cart as ServerCart } from '#contract/cart/cart.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { type Guard, isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** What a line of the platform's cart is read for. */
export const isSellRecord: Guard<SellRecord> = shapeOf<SellRecord>({
  id: isCount,
  stockId: isCount,
  count: isCount,
  variation: shapeOf({
    id: isCount,
    newPrice: isCount,
    oldPrice: isCount,
    minOrder: isCount,
    stock: shapeOf({ id: isCount, count: isCount }),
    name: isRecord,
    properties: listOf(shapeOf({ value: shapeOf({ label: isRecord }) })),
    tiers: Array.isArray,
  }),
  propertyValues: Array.isArray,
});

export const isServerCart: Guard<ServerCart> = shapeOf<ServerCart>({
  sells: listOf(shapeOf({ supplier: shapeOf({ name: isText }), sellRecords: listOf(isSellRecord) })),
});
