import type { AddressInput } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';
import { localityOf, type Region, regionOf } from './region.ts';
import type { Locality } from './region-row.ts';

/** A region without the word for its kind, as sentences have it: `Ташкент`, but `Ташкентская область`. */
export function plainRegionName(name: string): string {
  return name.replace(/^город | shahri$| city$/g, '');
}

/** Region and locality of an address in the reference data; null if its words are none of theirs. */
export function referenceOf(address: AddressInput): { region: Region | null; locality: Locality | null } {
  const names = [address.administrativeArea, address.region, address.locality].filter(isSaid);
  const region = regionOf({ countryCode: address.countryCode, names }) ?? null;
  const locality = region && isSaid(address.locality) ? localityOf(region, [address.locality]) : null;
  return { region, locality: locality ?? null };
}

/** An address in one line from the street up, in a language of the shops. */
export function addressLine(address: AddressInput, language: Language): string {
  const { region, locality } = referenceOf(address);
  return lineOf(
    address.addressLine1,
    locality ? locality.title[language] : address.locality,
    region ? region.name[language] : address.administrativeArea,
  );
}

/** Street, locality and region in one line; a town that says the same as its region stands once. */
export function lineOf(...parts: readonly (string | null | undefined)[]): string {
  const plain = parts.map((part) => plainRegionName(part?.trim() ?? '')).filter((part) => part !== '');
  return [...new Set(plain)].join(', ');
}

/** Title of an address in a list: the shopper's own name for it, else its place. */
export function addressTitle(address: AddressInput, language: Language): string {
  return address.name || addressLine(address, language);
}

function isSaid(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}
