import { fixedImageSources, type ImageSources, imageUrl } from '#domain/picture.ts';
import { formatDiscount, formatPrice } from '#domain/price.ts';
import { productPath } from '#paths.ts';
import type { CardEntry } from '#snapshot/model.ts';
import { type CardVariant, cardVariant } from '#variants/product-card.ts';
import type { ShopView } from '#view/shop-view.ts';

/** Everything a product card draws, in one language; plain data, so that an island can get it too. */
export interface CardModel {
  variant: CardVariant;
  variationId: number;
  productId: number;
  stockId: number;
  supplierId: number;
  /** Pieces in stock; only a limit where `tracking` is on. */
  stockCount: number;
  tracking: boolean;
  minOrder: number;
  /** Number of variations to choose from. */
  choices: number;
  name: string;
  href: string;
  image: ImageSources;
  /** Addresses of the pictures after the first. */
  morePictures: string[];
  /** Whole UZS. */
  newPrice: number;
  oldPrice: number;
  priceText: string;
  /** Empty where there is no discount, like `discountText`. */
  oldPriceText: string;
  discountText: string;
  /** Null where nobody has rated the product. */
  rating: { text: string; count: number; label: string } | null;
  /** At most five colours as `#rrggbb`, and how many more there are. */
  colors: string[];
  moreColors: number;
  soldOut: boolean;
  show: { cart: boolean; favourite: boolean; compare: boolean };
  text: { add: string; choose: string; favourite: string; compare: string; soldOut: string };
}

/** Most picture dots on a card, the first picture's among them. */
const MAX_PICTURES = 5;
/** Most colour dots on a card. */
const MAX_COLORS = 5;

/** What the card of a list entry shows in the shop's language, by the shop's settings. A brief one stands beside what the page is about. */
export function cardModel(shop: ShopView, entry: CardEntry, brief = false): CardModel {
  const variant = cardVariant(shop.setting('settingStyleOfProduct'));
  const showPictures = !brief && variant.showPictures && shop.setting('showImageSlider');
  const discounted = entry.oldPrice > entry.newPrice;
  const { average, count } = entry.rating;
  const rating = count > 0 ? average.toFixed(1) : '';
  const colors = !brief && variant.showColors && entry.colors.length > 1 ? entry.colors : [];
  return {
    variant,
    variationId: entry.id,
    productId: entry.productId,
    stockId: entry.stockId,
    supplierId: entry.supplierId,
    stockCount: entry.stockCount,
    tracking: entry.tracking,
    minOrder: entry.minOrder,
    choices: entry.variations,
    name: shop.text(entry.name),
    href: shop.path(productPath(entry.id)),
    image: fixedImageSources(entry.image, '300x_', '500x_'),
    morePictures: showPictures
      ? entry.moreImages.slice(0, MAX_PICTURES - 1).map((image) => imageUrl(image, '500x_'))
      : [],
    newPrice: entry.newPrice,
    oldPrice: entry.oldPrice,
    priceText: formatPrice(entry.newPrice),
    oldPriceText: discounted ? formatPrice(entry.oldPrice) : '',
    discountText: discounted ? formatDiscount(entry.newPrice, entry.oldPrice) : '',
    rating:
      variant.showRating && rating
        ? { text: rating, count, label: shop.t('category.ratingOf', { rating, count }) }
        : null,
    colors: colors.slice(0, MAX_COLORS),
    moreColors: Math.max(0, colors.length - MAX_COLORS),
    soldOut: entry.tracking && entry.stockCount < 1,
    show: {
      cart: shop.setting('cartActive'),
      favourite: shop.setting('showFavorite'),
      compare: !brief && shop.setting('showCompareProduct'),
    },
    text: {
      add: shop.t('category.add'),
      choose: shop.t('category.choose'),
      favourite: shop.t('category.favourite'),
      compare: shop.t('category.compare'),
      soldOut: shop.t('category.soldOut'),
    },
  };
}
