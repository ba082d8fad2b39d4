import { LANGUAGES } from '#contract/value/primitive.ts';

/** Options of i18next: flat keys, no silent fall-back to another language, escaping left to the renderer. */
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
