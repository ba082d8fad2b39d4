import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { type Guard, isCount, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

const isImage = shapeOf<ListedVariation['variation']['images'][number]>({ urls: isRecord });

/** Whether a card can be drawn of an entry of a list. */
export const isListed: Guard<ListedVariation> = shapeOf<ListedVariation>({
  productId: isCount,
  variation: shapeOf<ListedVariation['variation']>({
    id: isCount,
    name: isRecord,
    productName: isRecord,
    images: listOf(isImage),
    properties: listOf(shapeOf({ value: shapeOf({ label: isRecord }) })),
  }),
  stock: shapeOf<ListedVariation['stock']>({ id: isCount, count: isCount, supplierId: isCount }),
  newPrice: isCount,
  oldPrice: isCount,
  tiers: Array.isArray,
  minOrder: isCount,
  variations: isCount,
  colors: Array.isArray,
  rating: shapeOf<ListedVariation['rating']>({ average: Number.isFinite, count: isCount }),
});
