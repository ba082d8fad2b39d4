import { LANGUAGES } from '#contract/value/primitive.ts';

/**
 * How i18next reads the dictionaries: flat keys, no other language in silence, escaping left to what renders.
 */
export const I18NEXT_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: false as const,
  ns: ['translation'],
  defaultNS: 'translation',
  keySeparator: false as const,
  nsSeparator: false as const,
  initImmediate: false,
  interpolation: { escapeValue: false },
};
