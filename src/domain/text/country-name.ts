import type { Language } from '#contract/value/primitive.ts';

// Browsers and Node know few Uzbek names of countries; what shops in Uzbekistan sell comes from these.
const UZBEK: Readonly<Record<string, string>> = {
  UZ: 'Oʻzbekiston',
  KZ: 'Qozogʻiston',
  KG: 'Qirgʻiziston',
  TJ: 'Tojikiston',
  TM: 'Turkmaniston',
  RU: 'Rossiya',
  BY: 'Belarus',
  CN: 'Xitoy',
  KR: 'Janubiy Koreya',
  JP: 'Yaponiya',
  TR: 'Turkiya',
  IN: 'Hindiston',
  DE: 'Germaniya',
  IT: 'Italiya',
  FR: 'Fransiya',
  PL: 'Polsha',
  US: 'AQSH',
  GB: 'Buyuk Britaniya',
  AE: 'BAA',
};

/** The name of a country that is given by its code of two letters; any other text stays as it is. */
export function countryName(country: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  if (language === 'uz') return UZBEK[country] ?? country;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
