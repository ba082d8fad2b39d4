import type { EstimateRule } from '#domain/installment/installment.ts';
import type { EstimatePromise } from '#domain/installment/installment-offer.ts';

/** Parts of a card. A part that has nothing to say, or is switched off, is left out. */
export const CARD_PARTS = ['media', 'brand', 'name', 'specs', 'price', 'facts', 'action'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Number of columns of a list on the widest screens. */
export type CardColumns = 'two' | 'three' | 'four' | 'five' | 'six';

/** Look of a product card. */
export interface CardVariant {
  /** Becomes the class `product-card--<name>`. */
  name: string;
  /** Its use in a few words, for whoever chooses a variant. */
  purpose: string;
  /** Style sheets beside those of all cards, by their paths below `src` without `.css`. */
  sheets: readonly string[];
  /** Its parts in the order to read them in. */
  parts: readonly CardPart[];
  columns: CardColumns;
  /** A full-width button with words, or a round one in the corner of the picture. */
  action: 'button' | 'round';
  showColors: boolean;
  /** Unit of the price: one piece, a kilogram. */
  showUnit: boolean;
  /** Price by months: before the price, after it, or none. */
  estimate: { rule: EstimateRule; promise: EstimatePromise; first: boolean } | null;
}

/** A row as the switches of a shop leave it. Plain data, so that a browser can get it along with a page. */
export interface CardLook extends Omit<CardVariant, 'sheets' | 'purpose'> {
  /** Beside the main content of a page: less is on it, and its picture is small on every screen. */
  isBrief: boolean;
  /** Dots for more pictures, which show as the pointer moves across the card. */
  showPictures: boolean;
  showCart: boolean;
  showFavourite: boolean;
  showCompare: boolean;
  showQuickView: boolean;
  showOneClick: boolean;
  showBrand: boolean;
  showSeller: boolean;
  /** In stock, few left, sold out. */
  showStock: boolean;
  /** Shows how many pieces are left. */
  showRemainder: boolean;
  /** The only characteristics to show, by their names in any language; empty for the first of all. */
  specNames: readonly string[];
}
