import { OPEN_PLACE, type PlaceWords } from '#domain/address/place-words.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { fillTemplate } from './fill-template.ts';

/**
 * Words for the shopper's place, unknown at the build: the shop's wording for 'your city'. Undefined if the
 * shop blanks it.
 */
export function placeWording({ t }: ShopView): PlaceWords | undefined {
  const inside = t('product.yourCity');
  return inside ? { inside, alone: t('product.yourCityAlone') } : undefined;
}

/** A title, and the same with `[region]` in place of the shopper's place, for a browser that knows it. */
export interface OpenTitle {
  title: string;
  openTitle?: string;
}

/** A description, and the same with `[region]` in place of the shopper's place. */
export interface OpenDescription {
  description: string;
  openDescription?: string;
}

const OPEN_WORDS: PlaceWords = { inside: OPEN_PLACE, alone: OPEN_PLACE };

/** Fills a template of descriptions; `shorten` cuts what is filled. */
export function fillDescription(
  shop: ShopView,
  template: string,
  title: string,
  shorten: (text: string) => string,
): OpenDescription {
  const place = placeWording(shop);
  const description = shorten(fillTemplate(template, { title, place }));
  const open = place ? shorten(fillTemplate(template, { title, place: OPEN_WORDS })) : '';
  return { description, ...(open.includes(OPEN_PLACE) && { openDescription: open }) };
}

/** The description that a shop words, else another one. */
export function descriptionOr(
  { description, openDescription }: OpenDescription,
  other: string,
): OpenDescription {
  if (!description) return { description: other };
  return { description, ...(openDescription && { openDescription }) };
}

/** Fills a template of titles. */
export function fillTitle(shop: ShopView, template: string, title: string): OpenTitle {
  const words = placeWording(shop);
  const filled = fillTemplate(template, { title, place: words });
  if (!words || !template.includes(OPEN_PLACE)) return { title: filled };
  return openTitle(filled, fillTemplate(template, { title, place: OPEN_WORDS }));
}

/** A title, and `open` if that leaves the place open. */
export function openTitle(title: string, open: string | undefined): OpenTitle {
  return { title, ...(open?.includes(OPEN_PLACE) && { openTitle: open }) };
}

/** The title that a shop words, else another one. */
export function titleOr(own: OpenTitle, other: string): OpenTitle {
  return own.title ? openTitle(own.title, own.openTitle) : { title: other };
}
