import type { Language } from '#contract/value/primitive.ts';
import type { Card } from '#storefront/card/card.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Favourites as they were last seen: what shows where the shop cannot be asked. */
export interface SeenFavourites {
  /** Of the page; names and addresses are in it. */
  language: Language;
  /** When the shop last told, in milliseconds since 1970. */
  at: number;
  cards: readonly Card[];
}

/** More than these are not kept. */
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

const isColor = (value: unknown) => isText(value) && /^#[\da-f]{6}$/.test(value);
const isOwnAddress = (value: unknown) => isText(value) && /^\/[\w/-]*$/.test(value);

const isCard = shapeOf<Card>({
  item: shapeOf<Card['item']>({
    variationId: isCount,
    stockId: isCount,
    supplierId: isCount,
    productId: isCount,
    categoryId: isCount,
    newPrice: isCount,
    oldPrice: isCount,
    stockCount: isCount,
    minOrder: isCount,
    tiers: listOf(shapeOf({ min: isCount, fixedDiscount: isCount })),
  }),
  name: shapeOf<Card['name']>({ title: isText, gap: isText, telling: isText }),
  href: isOwnAddress,
  images: listOf(shapeOf({ urls: (urls) => Object.values(urls ?? {}).every(isText) })),
  rating: shapeOf<Card['rating']>({ average: Number.isFinite, count: isCount }),
  colors: listOf((value: unknown): value is string => isColor(value)),
  variations: isCount,
});

const isSeen = shapeOf<SeenFavourites>({
  language: (value) => ['ru', 'uz', 'en'].some((one) => one === value),
  at: isCount,
  cards: listOf(isCard),
});

// A kept value is read as soon as the store is made: what reads it has to be there before.
export const $seenFavourites = keptAtom<SeenFavourites>('favourites-seen:v1', NOTHING, {
  encode: JSON.stringify,
  decode: parseSeen,
});

/** Keeps the cards as they are now, each with its first picture. */
export function keepSeen(cards: readonly Card[], language: Language): void {
  const kept = cards.slice(0, MOST_SEEN).map((card) => ({ ...card, images: card.images.slice(0, 1) }));
  $seenFavourites.set({ language, at: Date.now(), cards: kept });
}
