import type { AstroI18nextConfig } from 'astro-i18next';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';

/** The dictionaries stand in the compiled code; nothing is read from disk while pages render. */
const resources = Object.fromEntries(
  LANGUAGES.map((language) => [language, { translation: DICTIONARIES[language] }]),
);

const config: AstroI18nextConfig = {
  defaultLocale: 'ru',
  locales: [...LANGUAGES],
  load: ['server'],
  i18nextServer: {
    resources,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  },
  i18nextServerPlugins: { fsBackend: null },
};

export default config;
