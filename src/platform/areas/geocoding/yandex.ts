import type { YandexAnswer, YandexObject } from '#contract/geocoding/geocoding.ts';
import type { Language } from '#contract/value/primitive.ts';
import { type Found, namesOf } from './place.ts';

/** Addresses as Yandex Geocoder has them, the best first. */
export function yandexCollection(
  request: string,
  found: readonly Found[],
  results: number,
  language: Language,
): YandexAnswer {
  return {
    response: {
      GeoObjectCollection: {
        metaDataProperty: {
          GeocoderResponseMetaData: { request, found: String(found.length), results: String(results) },
        },
        featureMember: found.map((one) => ({ GeoObject: yandexObject(one, language) })),
      },
    },
  };
}

function yandexObject(found: Found, language: Language): YandexObject {
  const components = componentsOf(found, language);
  const names = components.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);
  const text = names.join(', ');
  const { latitude, longitude } = found.coordinate;
  const pos = (half: number) => `${(longitude + half).toFixed(6)} ${(latitude + half).toFixed(6)}`;
  const isRegion = found.region && !found.locality && !found.street && !found.place;
  const kind = isRegion ? 'province' : (components.at(-1)?.kind ?? 'country');
  const own = names.slice(kind === 'house' ? -2 : -1);
  return {
    metaDataProperty: {
      GeocoderMetaData: {
        precision: kind === 'house' ? 'exact' : kind === 'street' ? 'street' : 'other',
        text,
        kind,
        Address: { country_code: found.country.code.toUpperCase(), formatted: text, Components: components },
      },
    },
    name: own.join(', '),
    description: names.slice(0, -own.length).reverse().join(', '),
    boundedBy: { Envelope: { lowerCorner: pos(-0.005), upperCorner: pos(0.005) } },
    Point: { pos: pos(0) },
  };
}

function componentsOf(found: Found, language: Language): { kind: string; name: string }[] {
  const { country, region, city, district, street, house, place } = namesOf(found, language);
  const list = [
    { kind: 'country', name: country },
    // A city with the rank of a region stands twice, as region and as city, without the word for it.
    { kind: 'province', name: found.city && found.city.locality === undefined ? city : region },
    { kind: 'area', name: found.city ? '' : district },
    { kind: 'locality', name: city },
    { kind: 'district', name: found.city ? district : '' },
    { kind: 'street', name: street },
    { kind: 'house', name: house },
    { kind: found.place?.isMetro ? 'metro' : 'other', name: place },
  ];
  return list.filter(({ name }) => name !== '');
}
