import type { MarketData } from '#contract/market.ts';
import type { Coordinate, Language } from '#contract/primitive.ts';

/** Whose maps and geocoder a shop uses, and the key for them. */
export type MapChoice = MarketData['companyOption']['map'];

/** The middle of Tashkent: what a map shows where nothing is chosen. */
export const MAP_CENTRE: Coordinate = { latitude: 41.31, longitude: 69.28 };

/** How near a map is when it opens: where an address is chosen, beside a product, and everywhere else. */
export const MAP_ZOOM = { modal: 12, product: 16, elsewhere: 18 } as const;

/** The farthest and the nearest that a map goes. */
export const ZOOM_RANGE = { least: 4, most: 19 } as const;

const CREDITS: Readonly<Record<MapChoice['type'], string>> = {
  yandex: '© Яндекс',
  mapbox: '© Mapbox © OpenStreetMap',
  google: '© Google © OpenStreetMap',
};

/** Who made the map: it stands on it. */
export function mapCredit({ type }: MapChoice): string {
  return CREDITS[type];
}

/** Where the squares of a map lie on the shop's own host, with `{z}`, `{x}` and `{y}` for their numbers. */
export function tileAddress({ type, token }: MapChoice, language: Language): string {
  const query = new URLSearchParams({ map: type, lang: language, ...(token !== null && { token }) });
  return `/tiles/{z}/{x}/{y}.svg?${query}`;
}
