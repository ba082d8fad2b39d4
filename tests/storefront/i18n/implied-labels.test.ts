import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { IMPLIED_LABELS, OTHER_PLACES } from './implied-labels.ts';

const labels = Object.entries(IMPLIED_LABELS);
const keys: string[] = Object.values(IMPLIED_LABELS);

/** The text of a key; of a plural, the form for other counts. */
const textOf = (language: Language, key: string) =>
  DICTIONARIES[language][key] ?? DICTIONARIES[language][`${key}_other`] ?? '';
const textsOf = (key: string) => LANGUAGES.map((language) => textOf(language, key)).join('\n');

test.each(labels)('[I18N-08] "%s" is said in each language, in its own words', (_, key) => {
  const texts = LANGUAGES.map((language) => textOf(language, key));
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});

test('[I18N-08] no two labels that the documents imply have one key or one text', () => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  for (const language of LANGUAGES) {
    const texts = keys.map((key) => textOf(language, key));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('[I18N-08] no other key has one of their texts, but for the same words at another place', () => {
  const taken = new Set(keys.map(textsOf));
  const others = Object.keys(DICTIONARIES.ru).filter(
    (key) => !keys.includes(key) && !/_(?:one|few|many|other)$/.test(key),
  );
  expect(others.filter((key) => taken.has(textsOf(key))).sort()).toEqual(OTHER_PLACES.toSorted());
});
