import { globSync, readFileSync } from 'node:fs';
import type { AstroI18nextConfig } from 'astro-i18next';

const LOCALES = ['ru', 'uz', 'en'];

/** The dictionaries stand in the compiled code; nothing is read from disk while pages render. */
const resources = Object.fromEntries(
  LOCALES.map((locale) => [locale, { translation: readDictionary(locale) }]),
);

const config: AstroI18nextConfig = {
  defaultLocale: 'ru',
  locales: LOCALES,
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

function readDictionary(locale: string): Record<string, string> {
  const files = globSync(`src/storefront/*/messages/${locale}.json`).sort();
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}
