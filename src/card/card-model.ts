import type { Language } from '#contract/primitive.ts';
import { formatRating } from '#domain/format.ts';
import type { Item } from '#domain/item-data.ts';
import { formatOffer, type OfferText, offerOf } from '#domain/offer.ts';
import { fixedImageSources, type ImageSources, imageUrl } from '#domain/picture.ts';
import type { TellingName } from '#domain/telling-words.ts';
import type { MessageKey, Translate } from '#i18n/message-key.ts';
import type { Card } from './card.ts';
import type { CardLook } from './card-look.ts';

/** Everything that a product card draws, as plain data: `ProductCard` decides nothing. */
export interface CardModel {
  look: CardLook;
  item: Item;
  name: TellingName;
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
  /** What there is to say of the price beside it. */
  note?: string;
  text: Record<'add' | 'choose' | 'favourite' | 'compare' | 'soldOut' | 'oldPrice', string>;
}

/** Messages that a card shows, to send along where a browser draws cards. */
export const CARD_MESSAGE_KEYS = [
  'category.add',
  'category.choose',
  'category.favourite',
  'category.compare',
  'category.soldOut',
  'category.ratingOf',
  'cart.old-price',
  'shell.currency',
] as const satisfies readonly MessageKey[];

/** The words of a card and their language; a shop view is one. */
interface CardWords {
  t: Translate;
  language: Language;
}

/** Most picture dots on a card, the first picture's among them. */
const MAX_PICTURES = 5;
/** Most colour dots on a card. */
const MAX_COLORS = 5;

/** What the card of a product shows. */
export function cardModel(card: Card, look: CardLook, { t, language }: CardWords): CardModel {
  const { item, name, href } = card;
  const offer = offerOf(item);
  const [image, ...moreImages] = card.images;
  const colors = look.showColors && card.colors.length > 1 ? card.colors : [];
  return {
    look,
    item,
    name,
    href,
    image: fixedImageSources(image, '300x_', '500x_'),
    morePictures: look.showPictures
      ? moreImages.slice(0, MAX_PICTURES - 1).map((one) => imageUrl(one, '500x_'))
      : [],
    offer: formatOffer(offer, t('shell.currency')),
    soldOut: !offer.orderable,
    rating: look.showRating ? ratingOf(card, { t, language }) : null,
    colors: colors.slice(0, MAX_COLORS),
    moreColors: Math.max(0, colors.length - MAX_COLORS),
    choices: card.variations,
    text: {
      add: t('category.add'),
      choose: t('category.choose'),
      favourite: t('category.favourite'),
      compare: t('category.compare'),
      soldOut: t('category.soldOut'),
      oldPrice: t('cart.old-price'),
    },
  };
}

function ratingOf({ rating: { average, count } }: Card, { t, language }: CardWords): CardModel['rating'] {
  if (count === 0) return null;
  const text = formatRating(average, language);
  return { text, count, label: t('category.ratingOf', { rating: text, count }) };
}
