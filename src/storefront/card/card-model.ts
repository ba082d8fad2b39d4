import type { Language } from '#contract/value/primitive.ts';
import { allowsInstallment, estimateInstallment } from '#domain/installment/installment.ts';
import { fromScreen } from '#domain/page/screen-width.ts';
import { fixedImageSources, type ImageSources, imageSources, imageUrl } from '#domain/picture/picture.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import { formatOffer, nextTier, type OfferText, offerOf } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { StockLevel } from '#domain/pricing/stock-level.ts';
import { shownCharacteristics } from '#domain/product/shown-characteristics.ts';
import { formatRating } from '#domain/text/format.ts';
import { typeset } from '#domain/text/typeset.ts';
import type { VariationName } from '#domain/text/variation-name.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import type { Card } from './card.ts';

/** Everything that a product card draws, as plain data: `ProductCard` decides nothing. */
export interface CardModel {
  look: CardLook;
  item: Item;
  name: VariationName;
  href: string;
  image: ImageSources;
  /** Addresses of the pictures after the first. */
  morePictures: string[];
  offer: OfferText;
  soldOut: boolean;
  /** Null where nobody has rated the product. */
  rating: { text: string; count: number; label: string } | null;
  /** At most five colours as `#rrggbb`, and how many more there are. */
  colors: string[];
  moreColors: number;
  /** Number of variations to choose from. */
  choices: number;
  /** Note beside the price. */
  note?: string;
  brand: string;
  seller: string;
  /** Unit of the price after a stroke, as `/ kg`; empty for a piece or an unknown unit. */
  unit: string;
  /** At most three. */
  specs: { label: string; value: string }[];
  /** Null if unknown or not shown. `left` says how many pieces there are, `stock` only if there are some. */
  stock: { part: 'stock' | 'left'; level: StockLevel; text: string } | null;
  /** Price of each piece from a quantity on; null without such a price. */
  tier: { text: string; price: string } | null;
  /** Monthly payment; null if the product is not sold so. */
  estimate: { before: string; monthly: string; after: string } | null;
  /** Address of the quick view as a page. */
  quickHref: string;
  text: Record<CardWord, string>;
}

type CardWord =
  | 'add'
  | 'choose'
  | 'favourite'
  | 'compare'
  | 'soldOut'
  | 'oldPrice'
  | 'quickView'
  | 'oneClick';

/** Translation and language of a card; a shop view has both. */
interface CardWords {
  t: Translate;
  language: Language;
}

/** Width of a picture in lists, which are laid out in two to six columns: a browser that can measures it. */
const SLOT = `auto,${fromScreen('desktop')} 320px,${fromScreen('tablet')} 24vw,46vw`;
/** Most picture dots on a card, the first picture's among them. */
const MAX_PICTURES = 5;
/** Names of the unit "piece". */
const PIECE = /^(?:шт|dona|pcs?\b|piece)/i;
/** Most characteristics on a card. */
const MAX_SPECS = 3;
/** Most colour dots on a card. */
const MAX_COLORS = 5;

/** The model of a product's card. */
export function cardModel(card: Card, look: CardLook, { t, language }: CardWords): CardModel {
  const { item, name, href } = card;
  const offer = offerOf(item);
  const [image, ...moreImages] = card.images;
  const names = namesOf(card, look, t);
  const drawn = (text: string) => typeset(text, language);
  const colors = look.showColors && card.colors.length > 1 ? card.colors : [];
  return {
    look,
    item,
    name: { ...name, title: drawn(name.title), suffix: drawn(name.suffix) },
    href,
    image: look.isBrief ? fixedImageSources(image, '300x_', '500x_') : imageSources(image, SLOT, 300),
    morePictures: look.showPictures
      ? moreImages.slice(0, MAX_PICTURES - 1).map((one) => imageUrl(one, '500x_'))
      : [],
    offer: formatOffer(offer, t('shell.currency')),
    soldOut: !offer.orderable,
    rating: ratingOf(card, { t, language }),
    colors: colors.slice(0, MAX_COLORS),
    moreColors: Math.max(0, colors.length - MAX_COLORS),
    choices: card.variations,
    ...names,
    unit: look.showUnit && card.unit && !PIECE.test(card.unit) ? `/ ${card.unit}` : '',
    specs: look.parts.includes('specs') ? specsOf(card, look, names, drawn) : [],
    stock: look.showStock || look.showRemainder ? stockOf(item, offer.stock, look, t) : null,
    tier: tierHint(item, t),
    estimate: look.estimate && estimateOf(look.estimate, offer.price, t),
    quickHref: card.quickHref,
    text: {
      add: t('category.add'),
      choose: t('category.choose'),
      favourite: t('category.favourite'),
      compare: t('category.compare'),
      soldOut: t('category.soldOut'),
      oldPrice: t('cart.old-price'),
      quickView: t('category.quickView'),
      oneClick: t('one-click.title'),
    },
  };
}

function ratingOf({ rating: { average, count } }: Card, { t, language }: CardWords): CardModel['rating'] {
  if (count === 0) return null;
  const text = formatRating(average, language);
  return { text, count, label: t('category.ratingOf', { rating: text, count }) };
}

/** The names that the shop wants on cards; a brand that is its own seller is named once. */
function namesOf(
  card: Card,
  { showBrand, showSeller }: CardLook,
  t: Translate,
): Pick<CardModel, 'brand' | 'seller'> {
  const brand = showBrand ? card.brand : '';
  const seller = showSeller ? card.seller : '';
  const isSame = seller.trim().toLowerCase() === brand.trim().toLowerCase();
  return { brand, seller: seller && !isSame ? t('cart.seller-of', { name: seller }) : '' };
}

/** Characteristics without the brand, if that has a place of its own. */
function specsOf(
  { specs }: Card,
  { specNames }: CardLook,
  { brand }: Pick<CardModel, 'brand'>,
  drawn: (text: string) => string,
): CardModel['specs'] {
  return shownCharacteristics(specs, specNames)
    .filter(({ value }) => value !== brand)
    .slice(0, MAX_SPECS)
    .map(({ label, value }) => ({ label: drawn(label), value: drawn(value) }));
}

function stockOf(item: Item, stock: StockLevel, look: CardLook, t: Translate): CardModel['stock'] {
  // Sold out is said in the place of the cart button, if the look has one.
  if (stock === 'out' && look.showCart) return null;
  if (look.showRemainder && item.tracking && stock !== 'out')
    return { part: 'left', level: stock, text: t('category.left', { number: item.stockCount }) };
  return look.showStock ? { part: 'stock', level: stock, text: t(`notice.stock-${stock}`) } : null;
}

function tierHint(item: Item, t: Translate): CardModel['tier'] {
  const tier = nextTier(item);
  if (!tier) return null;
  return {
    text: t('category.fromPieces', { number: tier.pieces }),
    price: formatPrice(tier.price, t('shell.currency')),
  };
}

/** Words of a price by months, with the promise that its offers keep. */
const MONTHS = {
  'without-first': 'category.monthsWithoutFirst',
  'with-first': 'category.monthsWithFirst',
  from: 'category.monthsFrom',
} as const;

function estimateOf(
  { rule, promise }: NonNullable<CardLook['estimate']>,
  price: number,
  t: Translate,
): CardModel['estimate'] {
  if (!allowsInstallment(price)) return null;
  const { months, monthly } = estimateInstallment(rule, price);
  const [before = '', after = ''] = t(MONTHS[promise], { sum: '*', number: months }).split('*');
  return { before, monthly: formatPrice(monthly, t('shell.currency')), after };
}
