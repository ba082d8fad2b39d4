import type { YandexAnswer, YandexObject } from '#contract/geocoding/geocoding.ts';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { namePartsOf } from './name-parts.ts';
import type { Found } from './place/gazetteer.ts';

/** `uz_UZ` is Uzbek; what the shops do not have is Russian. */
export function languageOfLocale(locale: string): Language {
  return LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'ru';
}

/** The answer about what was found, the best first. */
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
  const names = components
    .filter((component, index) => component.name !== components[index - 1]?.name)
    .map(({ name }) => name);
  const text = names.join(', ');
  const { latitude, longitude } = found.coordinate;
  const pos = (half: number) => `${(longitude + half).toFixed(6)} ${(latitude + half).toFixed(6)}`;
  const kind = kindOf(found);
  const own = found.house === undefined || found.place ? names.slice(-1) : names.slice(-2);
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
  const { country, region, city, district, street, house, place } = namePartsOf(found, language);
  const districtInCity = found.city !== undefined;
  const list = [
    { kind: 'country', name: country },
    // A city with the rank of a region stands twice, as region and as city, without the word for it.
    { kind: 'province', name: found.city && found.city.locality === undefined ? city : region },
    { kind: 'area', name: districtInCity ? '' : district },
    { kind: 'locality', name: city },
    { kind: 'district', name: districtInCity ? district : '' },
    { kind: 'street', name: street },
    { kind: 'house', name: house },
    { kind: found.place?.kind === 'metro' ? 'metro' : 'other', name: place },
  ];
  return list.filter(({ name }) => name !== '');
}

function kindOf({ place, house, street, locality, city, region }: Found): string {
  if (place) return place.kind === 'metro' ? 'metro' : 'other';
  if (street) return house === undefined ? 'street' : 'house';
  if (locality) return locality.kind === 'town' ? 'locality' : city ? 'district' : 'area';
  return region ? 'province' : 'country';
}
