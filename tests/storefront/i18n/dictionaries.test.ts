import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { keysOf } from '#publisher/render/compile/message-keys.ts';
import { readParts } from '#publisher/render/compile/module-parts.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { createShopMessages, parseOverrides } from '#publisher/render/dictionary/shop-translate.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { createTranslate, pickMessages } from '#storefront/i18n/messages.ts';
import { IMPLIED_LABELS } from './implied-labels.ts';

const PLURAL_FORMS: Record<string, string[]> = {
  ru: ['one', 'few', 'many', 'other'],
  uz: ['one', 'other'],
  en: ['one', 'other'],
};
const stem = (key: string) => key.replace(/_(?:one|few|many|other)$/, '');
const stemsOf = (language: 'ru' | 'uz' | 'en') => new Set(Object.keys(DICTIONARIES[language]).map(stem));
const places = (message: string) =>
  [...message.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

describe('[I18N-03] the dictionaries', () => {
  test('have the same keys in every language', () => {
    const wanted = [...stemsOf('ru')].sort();
    for (const language of LANGUAGES) expect([...stemsOf(language)].sort(), language).toEqual(wanted);
  });

  test('have no empty message', () => {
    for (const language of LANGUAGES) {
      const empty = Object.entries(DICTIONARIES[language]).filter(([, message]) => message.trim() === '');
      expect(empty, language).toEqual([]);
    }
  });

  test('have every plural form that the language needs', () => {
    for (const language of LANGUAGES) {
      const plural = Object.keys(DICTIONARIES[language])
        .filter((key) => key !== stem(key))
        .map(stem);
      for (const key of new Set(plural)) {
        for (const form of PLURAL_FORMS[language] ?? [])
          expect(DICTIONARIES[language], language).toHaveProperty([`${key}_${form}`]);
      }
    }
  });

  test('have no message that neither code names nor the documents imply', () => {
    const files = globSync('src/**/*.{ts,tsx,astro}').map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    const code = files.map(([, text]) => text).join('');
    const patterns = files
      .filter(([file]) => /^src\/storefront\/.*\.tsx?$/.test(file))
      .flatMap(([file, text]) =>
        [...readParts(file, text).parts.values()].flatMap(({ texts }) => [...texts]),
      );
    const byPattern = new Set(patterns.flatMap((text) => keysOf(text, stemsOf('ru'))));
    const implied = new Set<string>(Object.values(IMPLIED_LABELS));
    const isNamed = (key: string) => code.includes(key) || byPattern.has(key) || implied.has(key);
    expect([...stemsOf('ru')].filter((key) => !isNamed(key))).toEqual([]);
  });

  test('use the same places in every language', () => {
    for (const [key, message] of Object.entries(DICTIONARIES.ru)) {
      for (const language of ['uz', 'en'] as const) {
        const other = DICTIONARIES[language][key] ?? DICTIONARIES[language][`${stem(key)}_other`];
        expect(places(other ?? ''), `${language} ${key}`).toEqual(places(message));
      }
    }
  });

  test('keep a number and what it counts on one line', () => {
    for (const language of LANGUAGES) {
      const broken = Object.entries(DICTIONARIES[language])
        .filter(([key]) => !key.startsWith('category.seo'))
        .filter(([, message]) => /(?:\{\{(?:count|number|available)\}\}|\d) (?=\p{L})/u.test(message));
      expect(broken, language).toEqual([]);
    }
  });

  test('are written in Latin script where the language is Uzbek', () => {
    const cyrillic = Object.entries(DICTIONARIES.uz).filter(([, message]) => /[\u0400-\u04ff]/.test(message));
    expect(cyrillic.filter(([key]) => !key.startsWith('shell.language'))).toEqual([]);
  });
});

test('[I18N-03] a missing key fails the build, not the shopper', () => {
  const { t, messages } = createShopMessages('uz', {});
  expect(() => t('no.suchKey' as MessageKey)).toThrow('no.suchKey');
  expect(() => messages(['no.suchKey' as MessageKey])).toThrow('no.suchKey');
});

test('[I18N-04] a shop words a message in its own way, in one language only', () => {
  const key = 'shell.skipToContent';
  const own = createShopMessages('ru', parseOverrides(JSON.stringify({ [key]: 'Сразу к товарам' })));
  expect(own.t(key)).toBe('Сразу к товарам');
  expect(own.messages([key])).toEqual({ [key]: 'Сразу к товарам' });
  expect(createShopMessages('ru', {}).t(key)).toBe(DICTIONARIES.ru[key]);
});

test('[I18N-04] a translation that does not parse yields an empty set', () => {
  for (const text of [undefined, '', '{', 'null', '[1]', '"a"', '{"a":1}'])
    expect(parseOverrides(text)).toEqual({});
});

test('the browser gives the same answers as the server', () => {
  const plurals = Object.keys(DICTIONARIES.ru)
    .filter((key) => key.endsWith('_few'))
    .map((key) => stem(key) as MessageKey);
  for (const language of LANGUAGES) {
    const server = createShopMessages(language, {});
    const browser = createTranslate(pickMessages(DICTIONARIES[language], plurals), language);
    for (const key of plurals)
      for (const count of [0, 1, 2, 5, 11, 21, 104])
        expect(browser(key, { count })).toBe(server.t(key, { count }));
  }
});

test('[PDP-08] the minimum order is worded as a start, not as a limit', () => {
  const least = (language: Language) => DICTIONARIES[language]['cart.less'];
  expect([least('ru'), least('uz'), least('en')]).toEqual([
    'от\u00A02\u00A0шт.',
    '2\u00A0donadan',
    'from\u00A02\u00A0pcs',
  ]);
});
