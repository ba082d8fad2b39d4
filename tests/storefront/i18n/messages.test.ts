import i18next from 'i18next';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { I18NEXT_OPTIONS } from '#publisher/render/dictionary/i18next-options.ts';
import type { MessageKey, MessageParams, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';

const COUNTS = [...Array(125).keys(), 1.5, 1000, 1001, 1_000_000];
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function say(message: string, params: MessageParams = {}, language: Language = 'en'): string {
  return createTranslate({ message }, language)('message' as MessageKey, params);
}

/** A value for each placeholder of a message. */
function valuesOf(message: string): MessageParams {
  const names = [...message.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `«${name}»`]));
}

/** The same messages by i18next itself. */
function reference(language: Language, translation: Messages) {
  const instance = i18next.createInstance();
  void instance.init({ ...I18NEXT_OPTIONS, lng: language, resources: { [language]: { translation } } });
  return (key: string, params: MessageParams) => String(instance.t(key, params));
}

test.each(LANGUAGES)('every message of %s is what i18next says, with every count', (language) => {
  const dictionary = DICTIONARIES[language];
  const [own, wanted] = [createTranslate(dictionary, language), reference(language, dictionary)];
  for (const [key, message] of Object.entries(dictionary)) {
    const name = key.replace(PLURAL, '') as MessageKey;
    const counts = name === key ? [undefined] : COUNTS;
    for (const count of counts) {
      const params = { ...valuesOf(message), ...(count !== undefined && { count }) };
      expect(own(name, params)).toBe(wanted(name, params));
    }
  }
});

test('values replace every placeholder of a message, and one without a value stays', () => {
  expect(say('{{ a }} of {{b}}, {{a}}', { a: 1, b: '{{a}}' })).toBe('1 of {{a}}, 1');
  expect(say('{{a}}{{b}}', { b: '' })).toBe('{{a}}');
  expect(say('<b>{{a}}</b>', { a: '<i>' })).toBe('<b><i></b>');
  expect(say('')).toBe('');
});

test('the plural form of a count is the same each time', () => {
  const names = Object.fromEntries(['one', 'few', 'many', 'other'].map((form) => [`things_${form}`, form]));
  for (const language of ['ru', 'en', 'uz', 'ru'] as const) {
    const t = createTranslate(names, language);
    for (const count of COUNTS)
      expect(t('things' as MessageKey, { count })).toBe(new Intl.PluralRules(language).select(count));
  }
});

test('a message without plural forms may show a count', () => {
  expect(say('{{count}} in all', { count: 5 })).toBe('5 in all');
});

test('the error names a message that was not sent to the page', () => {
  expect(() => createTranslate({}, 'ru')('cart.add')).toThrow('cart.add');
});
