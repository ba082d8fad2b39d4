import type { Image, Language } from '#contract/primitive.ts';
import type { PriceTier } from '#domain/price.ts';
import { type ChoiceProperty, type ChoiceValue, type ChoiceVariation, orderProperties } from '#domain/variation-choice.ts';
import type { MessageKey, Messages } from '#i18n/message-key.ts';
import type { ProductEntry, VariationEntry } from '#snapshot/model.ts';
import type { ShopView } from '#snapshot/shop-view.ts';

/** Messages that the buy box shows. */
const ALWAYS_MESSAGE_KEYS = [
  'cart.add',
  'cart.adding',
  'cart.choose',
  'cart.choose-variation',
  'cart.unavailable',
  'cart.favourite',
  'cart.compare',
  'cart.price',
  'cart.old-price',
  'cart.quantity-label',
  'cart.increase',
  'cart.decrease',
  'notice.stock-in',
  'notice.stock-low',
  'notice.stock-out',
] as const satisfies readonly MessageKey[];

/** Messages of the price table, and of products that are not sold by the piece. */
const TIER_MESSAGE_KEYS = ['cart.tiers', 'cart.tier-quantity', 'cart.tier-price', 'cart.tier-from', 'cart.pieces'] as const;
const MINIMUM_MESSAGE_KEYS = ['cart.min-order', 'cart.pieces', 'cart.less'] as const;

/** What the buy box knows; all of it is copied into the page, so it is small. */
export interface BuyBoxProps {
  variationId: number;
  productId: number;
  supplierId: number;
  stock: { id: number; count: number };
  name: string;
  image: string;
  newPrice: number;
  oldPrice: number;
  minOrder: number;
  tracking: boolean;
  tiers: PriceTier[];
  /** Color first. */
  properties: ChoiceProperty[];
  variations: ChoiceVariation[];
  language: Language;
  defaultLanguage: Language;
  /** Which buttons the shop's owner wants. */
  show: { cart: boolean; favourite: boolean; compare: boolean };
  messages: Messages;
}

/** Takes from the entries what the buy box needs, in the page's language. */
export function buyBoxProps(shop: ShopView, variation: VariationEntry, product: ProductEntry): BuyBoxProps {
  return {
    variationId: variation.id,
    productId: product.id,
    supplierId: variation.stock.supplierId,
    stock: { id: variation.stock.id, count: variation.stock.count },
    name: shop.text(variation.name) || shop.text(product.name),
    image: smallPicture(variation.images[0]),
    newPrice: variation.newPrice,
    oldPrice: variation.oldPrice,
    minOrder: product.minOrder,
    tracking: variation.tracking,
    tiers: variation.tiers.map(({ min, max, fixedDiscount }) => ({ min, max, fixedDiscount })),
    properties: choiceProperties(shop, product),
    variations: product.variations.map(({ id, properties, inStock }) => ({
      id,
      inStock,
      values: Object.fromEntries(properties.map(({ code, value }) => [code, value.id])),
    })),
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    show: { cart: shop.setting('cartActive'), favourite: shop.setting('showFavorite'), compare: shop.setting('showCompareProduct') },
    messages: shop.messages(buyBoxMessageKeys({ tiers: variation.tiers.length > 0, minimum: product.minOrder > 1 })),
  };
}

/** The messages of a buy box with or without a price table and a minimum order. */
export function buyBoxMessageKeys({ tiers, minimum }: { tiers: boolean; minimum: boolean }): MessageKey[] {
  return [...ALWAYS_MESSAGE_KEYS, ...(tiers ? TIER_MESSAGE_KEYS : []), ...(minimum ? MINIMUM_MESSAGE_KEYS : [])];
}

function choiceProperties(shop: ShopView, product: ProductEntry): ChoiceProperty[] {
  const byCode = new Map<string, { code: string; name: string; values: Map<number, ChoiceValue> }>();
  for (const { code, name, value } of product.variations.flatMap(({ properties }) => properties)) {
    const property = byCode.get(code) ?? { code, name: shop.text(name), values: new Map() };
    byCode.set(code, property);
    property.values.set(value.id, { id: value.id, label: shop.text(value.label), ...(value.settings && { color: value.settings.color }) });
  }
  return orderProperties([...byCode.values()].map((property) => ({ ...property, values: [...property.values.values()] })));
}

function smallPicture(image: Image | undefined): string {
  const { urls = {} } = image ?? {};
  return urls['150x_'] ?? urls['100x_'] ?? urls['300x_'] ?? urls.original ?? '';
}
