import type { Settings } from '#contract/settings.ts';

/** How a product card looks. */
export interface CardVariant {
  /** Becomes the class `product-card--<name>`. */
  name: string;
  /** Style sheets beside those of all cards, by their paths below `src` without `.css`. */
  sheets: readonly string[];
  /** A row that names the price first sells by price; one that names the product first, by what it is. */
  first: 'price' | 'name';
  /** A full-width button with words, or a round one in the corner of the picture. */
  action: 'button' | 'round';
  /** Dots for more pictures, which show as the pointer moves across the card. */
  showPictures: boolean;
  showColors: boolean;
  showRating: boolean;
}

/** A row for each value of the shop's setting `settingStyleOfProduct`. */
export const CARD_VARIANTS: Readonly<Record<number, CardVariant>> = {
  1: {
    name: 'plain',
    sheets: ['components/card/look/plain'],
    first: 'name',
    action: 'round',
    showPictures: false,
    showColors: false,
    showRating: true,
  },
  8: {
    name: 'market',
    sheets: ['components/card/look/market', 'components/card/pictures'],
    first: 'price',
    action: 'button',
    showPictures: true,
    showColors: true,
    showRating: true,
  },
};

const FALLBACK: CardVariant = CARD_VARIANTS[1] as CardVariant;

/** The row of a number; a number without a row gives row 1. */
export function cardVariant(number: number): CardVariant {
  return CARD_VARIANTS[number] ?? FALLBACK;
}

/** The switches of a shop that change its cards. */
export type CardSettings = Pick<
  Settings,
  'settingStyleOfProduct' | 'showImageSlider' | 'cartActive' | 'showFavorite' | 'showCompareProduct'
>;

/** A row as the switches of a shop leave it. Plain data, so that a browser can get it along with a page. */
export interface CardLook extends Omit<CardVariant, 'sheets'> {
  showCart: boolean;
  showFavourite: boolean;
  showCompare: boolean;
}

/** The look of a shop's cards. A brief card stands beside what the page is about. */
export function cardLook(settings: CardSettings, brief = false): CardLook {
  const { sheets: _, ...row } = cardVariant(settings.settingStyleOfProduct);
  return {
    ...row,
    showPictures: row.showPictures && settings.showImageSlider && !brief,
    showColors: row.showColors && !brief,
    showCart: settings.cartActive,
    showFavourite: settings.showFavorite,
    showCompare: settings.showCompareProduct && !brief,
  };
}
