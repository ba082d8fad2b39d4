import type { Image, Language, StockId } from '#contract/value/primitive.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import { type VariationForSale, variationTerms } from '#domain/pricing/offer.ts';
import type { CartLine } from './cart.ts';

/** A variation as the platform answers it, alone or in a list, with what of its product a cart needs. */
export interface LineSource extends VariationForSale {
  id: number;
  productId: number;
  minOrder: number;
  stock: { id: StockId; count: number; supplierId: number };
  images: readonly Image[];
}

/** Texts of a line, in the language of the page. */
export interface LineTexts {
  name: string;
  choice: string;
  language: Language;
}

/** The cart line of so many pieces of a variation that the platform answered. */
export function lineFor(source: LineSource, { name, choice, language }: LineTexts, count: number): CartLine {
  const { newPrice, oldPrice, tracking, tiers, minOrder, maxOrder } = variationTerms(source, source.minOrder);
  const [image] = source.images;
  return {
    variationId: source.id,
    productId: source.productId,
    supplierId: source.stock.supplierId,
    stock: { id: source.stock.id, count: source.stock.count },
    name,
    language,
    image: image ? imageUrl(image, '150x_') : '',
    newPrice,
    oldPrice,
    count,
    minOrder,
    maxOrder,
    tracking,
    ...(tiers.length > 0 && { tiers }),
    ...(choice && { choice }),
  };
}
