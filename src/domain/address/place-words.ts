import type { AddressInput } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';
import { plainRegionName, referenceOf } from './address.ts';

/** Stand-in for a place in the title of a page until it is known. */
export const OPEN_PLACE = '[region]';

/** Name of a place behind a word for `in`, and anywhere else: `(в) Ташкенте`, `Ташкент`. */
export interface PlaceWords {
  inside: string;
  alone: string;
}

const PLACE = /((?<=^|\s)(?:в|во|in|at)\s+)?\[region\]/giu;

/** Says a place wherever a text leaves it open. */
export function putPlace(text: string, { inside, alone }: PlaceWords): string {
  return text.replace(PLACE, (_, word?: string) => (word ? word + inside : alone));
}

/** The region of an address, or city with the rank of one; undefined where the address does not say it. */
export function placeOf(address: AddressInput, language: Language): PlaceWords | undefined {
  const { region } = referenceOf(address);
  const alone = plainRegionName(region?.name[language] ?? address.administrativeArea ?? '');
  if (!alone) return undefined;
  return { alone, inside: region && language === 'ru' ? insideOf(alone) : alone };
}

/** The prepositional case of what Russian calls regions and the cities of their rank. */
function insideOf(name: string): string {
  return name
    .replace(/ая область$/, 'ой области')
    .replace(/^Республика /, 'Республике ')
    .replace(/^(\S+?)(?:а|(?<=[бвгдзклмнпрстфх]))$/, '$1е');
}
