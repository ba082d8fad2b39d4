import type { CardLook, CardVariant } from '#card/card-look.ts';
import type { Settings } from '#contract/settings.ts';

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
