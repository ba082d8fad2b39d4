import type { MarketData } from '#contract/market/market-schema.ts';
import type { Coordinate, Language } from '#contract/value/primitive.ts';

/** Provider of a shop's maps and geocoder, and the key for them. */
export type MapChoice = MarketData['companyOption']['map'];

/** The middle of Tashkent: what a map shows where nothing is chosen. */
export const MAP_CENTRE: Coordinate = { latitude: 41.31, longitude: 69.28 };

/** Zoom of a map when it opens: to choose an address, beside a product, and everywhere else. */
export const MAP_ZOOM = { modal: 12, product: 16, elsewhere: 18 } as const;

/** The farthest and the nearest that a map goes. */
export const ZOOM_RANGE = { least: 4, most: 19 } as const;

const CREDITS: Readonly<Record<MapChoice['type'], string>> = {
  yandex: '© Яндекс',
  mapbox: '© Mapbox © OpenStreetMap',
  google: '© Google © OpenStreetMap',
};

/** Credit to the maker of the map, which stands on it. */
export function mapCredit({ type }: MapChoice): string {
  return CREDITS[type];
}

/** Address of a map's tiles on the shop's own host, with `{z}`, `{x}` and `{y}` for their numbers. */
export function tileAddress({ type, token }: MapChoice, language: Language): string {
  const query = new URLSearchParams({ map: type, lang: language, ...(token !== null && { token }) });
  return `/tiles/{z}/{x}/{y}.svg?${query}`;
}

/** Link to a place, with the way to it, on the shop's maps. */
export function mapLink({ type }: MapChoice, { latitude, longitude }: Coordinate): string {
  const at = `${latitude}/${longitude}`;
  switch (type) {
    case 'yandex':
      return `https://yandex.uz/maps/?pt=${longitude},${latitude}&z=${MAP_ZOOM.product}`;
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
    case 'mapbox':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM.product}/${at}`;
  }
}
