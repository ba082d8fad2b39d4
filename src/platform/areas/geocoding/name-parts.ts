import type { Language } from '#contract/value/primitive.ts';
import type { Found } from './place/gazetteer.ts';

/** The parts of an address in one language; empty where there is none. */
export interface NameParts {
  country: string;
  /** The region, or the city with the rank of one. */
  region: string;
  /** A town that belongs to no district. */
  city: string;
  /** Of a city or a region. */
  district: string;
  street: string;
  house: string;
  /** Something with a name of its own. */
  place: string;
}

/** Names what was found from the country down. */
export function namePartsOf(
  { country, region, locality, city, street, house, place }: Found,
  language: Language,
): NameParts {
  const town = locality?.kind === 'town' ? withoutKind(locality.title[language]) : '';
  return {
    country: country.name[language],
    region: region?.name[language] ?? '',
    city: city?.name[language] ?? town,
    district: locality?.kind === 'district' ? locality.title[language] : '',
    street: street?.name[language] ?? '',
    house: house ?? '',
    place: place?.name[language] ?? '',
  };
}

function withoutKind(title: string): string {
  return title.replace(/^город /, '').replace(/ shahri$/, '');
}
