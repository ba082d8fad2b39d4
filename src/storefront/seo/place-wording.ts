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

/** Fills a template of titles. */
export function fillTitle(shop: ShopView, template: string, title: string): OpenTitle {
  const words = placeWording(shop);
  const filled = fillTemplate(template, { title, place: words });
  if (!words || !template.includes(OPEN_PLACE)) return { title: filled };
  const place = { inside: OPEN_PLACE, alone: OPEN_PLACE };
  return openTitle(filled, fillTemplate(template, { title, place }));
}

/** A title, and `open` if that leaves the place open. */
export function openTitle(title: string, open: string | undefined): OpenTitle {
  return { title, ...(open?.includes(OPEN_PLACE) && { openTitle: open }) };
}

/** The title that a shop words, else another one. */
export function titleOr(own: OpenTitle, other: string): OpenTitle {
  return own.title ? openTitle(own.title, own.openTitle) : { title: other };
}
