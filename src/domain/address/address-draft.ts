import type { AddressInput } from '#contract/account/address.ts';
import type { Coordinate, Language } from '#contract/value/primitive.ts';
import type { Place } from '#domain/account/session.ts';
import { isDeliveryCountry, isFallbackPlace } from '#domain/delivery/delivery-place.ts';
import { lineOf, plainRegionName, referenceOf } from './address.ts';
import type { MapAddress } from './map-address.ts';
import { COUNTRY_NAMES, findRegion, metresBetween, nearestLocality, type Region } from './region.ts';
import type { Locality } from './region-row.ts';

/** An address while a shopper puts it together. Texts are empty where nothing is said. */
export interface AddressDraft {
  /** Code of a region, `UZ-TK`. */
  region: string;
  /** Name of a locality of that region. */
  locality: string;
  /** The very place, where a map told it; null where the locality is all that is known. */
  coordinate: Coordinate | null;
  postalCode: string | null;
  street: string;
  entrance: string;
  floor: string;
  flat: string;
  landmark: string;
  /** The shopper's name for it. */
  name: string;
}

export const EMPTY_DRAFT: AddressDraft = {
  region: '',
  locality: '',
  coordinate: null,
  postalCode: null,
  street: '',
  entrance: '',
  floor: '',
  flat: '',
  landmark: '',
  name: '',
};

/** Farther than this from the middle of a locality, in metres, a place is not taken to be in it. */
const FAR = 60_000;

/** Why a place cannot be delivered to: it is abroad, or nobody knows what is there. */
export type PlaceProblem = 'wrong-country' | 'not-found';

/** The draft that an address was made of. A name that only repeats where it is, in any language, is none. */
export function draftOf(address: AddressInput): AddressDraft {
  const { region, locality } = referenceOf(address);
  const { latitude, longitude, name } = address;
  const place = { latitude, longitude };
  const known = region !== null && locality !== null;
  const draft = {
    region: region?.code ?? '',
    locality: locality?.name ?? '',
    coordinate: isFallbackPlace(place) || (known && isMiddle(place, locality)) ? null : place,
    postalCode: address.postalCode ?? null,
    street: address.addressLine1 ?? '',
    entrance: address.apartmentNumber ?? '',
    floor: address.floor ?? '',
    flat: address.houseNumber ?? '',
    landmark: address.addressLine2 ?? '',
  };
  const lines = (['ru', 'uz', 'en'] as const).map((language) => draftLine({ ...draft, name: '' }, language));
  return { ...draft, name: lines.includes(name) ? '' : name };
}

/** Another region: its localities are others, so the old one and the old place do not count any more. */
export function chooseRegion(draft: AddressDraft, region: string): AddressDraft {
  if (region === draft.region) return draft;
  return { ...draft, region, locality: '', coordinate: null, postalCode: null };
}

/** Another locality of the region. The very place stays where it may be within it: borders are rough. */
export function chooseLocality(draft: AddressDraft, name: string): AddressDraft {
  const { coordinate } = draft;
  const locality = localityNamed(draft.region, name);
  const near = coordinate && locality && metresBetween(coordinate, locality.coordinate) <= FAR;
  return { ...draft, locality: locality?.name ?? '', coordinate: near ? coordinate : null };
}

/**
 * Puts the find of a map in place of the draft's own place; entrance, floor and the like stay. A place abroad
 * clears the draft, and the answer of a geocoder that failed leaves it as it is.
 */
export function putFound(
  draft: AddressDraft,
  found: MapAddress,
): { draft: AddressDraft; problem?: PlaceProblem } {
  if (isFallbackPlace(found) || found.countryCode === '') return { draft, problem: 'not-found' };
  if (!isDeliveryCountry(found.countryCode)) return { draft: EMPTY_DRAFT, problem: 'wrong-country' };
  const { region, locality, latitude, longitude, postalCode, addressLine1 } = found;
  const isSameLocality = draft.region === region?.code && draft.locality === locality?.name;
  return {
    draft: {
      ...draft,
      region: region?.code ?? '',
      locality: locality?.name ?? '',
      coordinate: { latitude, longitude },
      postalCode,
      // A street that was typed by hand may still be right if the map knows none.
      street: addressLine1 ?? (isSameLocality ? draft.street : ''),
    },
  };
}

/** A place that no geocoder could name: it counts where it may be within the chosen locality. */
export function putPlace(draft: AddressDraft, coordinate: Coordinate): AddressDraft {
  const locality = localityNamed(draft.region, draft.locality);
  const near = locality && metresBetween(coordinate, locality.coordinate) <= FAR;
  return near && !isFallbackPlace(coordinate) ? { ...draft, coordinate, postalCode: null } : draft;
}

/** A place of the history, before or without a geocoder's answer: in the locality that is nearest. */
export function draftAt({ name, latitude, longitude }: Place): AddressDraft {
  const { region, locality } = nearestLocality({ latitude, longitude });
  const coordinate = { latitude, longitude };
  return { ...EMPTY_DRAFT, region: region.code, locality: locality.name, coordinate, name };
}

/** Place of a draft: the very place, else its locality, else its region; null without any. */
export function draftCoordinate({
  coordinate,
  region,
  locality,
}: Pick<AddressDraft, 'coordinate' | 'region' | 'locality'>): Coordinate | null {
  return coordinate ?? localityNamed(region, locality)?.coordinate ?? findRegion(region)?.coordinate ?? null;
}

/** The address to deliver to; undefined until a locality is chosen. */
export function addressOf(draft: AddressDraft, language: Language): AddressInput | undefined {
  const region = findRegion(draft.region);
  const locality = localityNamed(draft.region, draft.locality);
  if (!region || !locality) return undefined;
  const { latitude, longitude } = draft.coordinate ?? locality.coordinate;
  return {
    countryCode: region.country,
    latitude,
    longitude,
    name: draft.name.trim() || draftLine(draft, language),
    country: COUNTRY_NAMES[region.country].ru,
    region: region.name.ru,
    // Shown in sentences, where the word for a city is in the way.
    administrativeArea: plainRegionName(region.name.ru),
    locality: locality.title.ru,
    dependentLocality: null,
    postalCode: draft.postalCode,
    addressLine1: said(draft.street),
    addressLine2: said(draft.landmark),
    apartmentNumber: said(draft.entrance),
    floor: said(draft.floor),
    houseNumber: said(draft.flat),
  };
}

/** The localities of a region as a select shows them, in the order of the language's letters. */
export function localityChoices(region: string, language: Language): { name: string; title: string }[] {
  return Object.values(findRegion(region)?.localities ?? {})
    .map(({ name, title }) => ({ name, title: title[language] }))
    .sort((one, other) => one.title.localeCompare(other.title, language));
}

/** Longest name that an address may have. */
const MAX_NAME = 200;

function draftLine(draft: AddressDraft, language: Language): string {
  const region: Region | undefined = findRegion(draft.region);
  const locality = localityNamed(draft.region, draft.locality);
  return lineOf(draft.street, locality?.title[language], region?.name[language]).slice(0, MAX_NAME);
}

function localityNamed(region: string, name: string): Locality | undefined {
  const localities = findRegion(region)?.localities ?? {};
  return Object.hasOwn(localities, name) ? localities[name] : undefined;
}

function isMiddle({ latitude, longitude }: Coordinate, locality: Locality): boolean {
  return locality.coordinate.latitude === latitude && locality.coordinate.longitude === longitude;
}

function said(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
