import { COUNT, NUMBER, TEXT } from '#contract/call/shape.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { Card } from '#storefront/card/card.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Favourites as they were last seen, shown while the shop cannot be asked. */
export interface SeenFavourites {
  /** Language of the page; names and addresses are in it. */
  language: Language;
  /** Time of the shop's last answer, in milliseconds since 1970. */
  at: number;
  cards: readonly Card[];
}

/** Most cards that are kept. */
const MOST_SEEN = 60;

const NOTHING: SeenFavourites = { language: 'ru', at: 0, cards: [] };

function parseSeen(text: string): SeenFavourites {
  try {
    const value: unknown = JSON.parse(text);
    return isSeen(value) ? value : NOTHING;
  } catch {
    return NOTHING;
  }
}

const CARD = {
  item: {
    variationId: COUNT,
    stockId: [COUNT, TEXT],
    supplierId: COUNT,
    productId: COUNT,
    categoryId: COUNT,
    newPrice: COUNT,
    oldPrice: COUNT,
    stockCount: COUNT,
    minOrder: COUNT,
    tiers: [{ min: COUNT, fixedDiscount: COUNT }],
  },
  name: { title: TEXT, gap: TEXT, suffix: TEXT },
  href: TEXT,
  images: [{}],
  rating: { average: NUMBER, count: COUNT },
  colors: [TEXT],
  variations: COUNT,
};

const isColor = (text: string) => /^#[\da-f]{6}$/.test(text);
const isOwnAddress = (text: string) => /^\/[\w/-]*$/.test(text);

/** True if nothing in the card leads to another site or has an unexpected form. */
const isSafe = ({ href, colors, images }: Card) =>
  isOwnAddress(href) &&
  colors.every(isColor) &&
  images.every(({ urls }) => Object.values(urls ?? {}).every((url) => typeof url === 'string'));

const isSeen = (value: unknown): value is SeenFavourites =>
  hasShape<SeenFavourites>(value, { language: TEXT, at: COUNT, cards: [CARD] }) &&
  ['ru', 'uz', 'en'].includes(value.language) &&
  value.cards.every(isSafe);

// Last in the file: a kept value is parsed as soon as the store is made.
export const $seenFavourites = keptAtom<SeenFavourites>('favourites-seen:v1', 'customer', NOTHING, {
  encode: JSON.stringify,
  decode: parseSeen,
});

/** Keeps the cards as they are now, each with its first picture. */
export function keepSeen(cards: readonly Card[], language: Language): void {
  const kept = cards.slice(0, MOST_SEEN).map((card) => ({ ...card, images: card.images.slice(0, 1) }));
  $seenFavourites.set({ language, at: Date.now(), cards: kept });
}
