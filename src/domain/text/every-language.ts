import type { Language, Localized } from '#contract/value/primitive.ts';

/** A text in every language. */
export type Text = Required<Localized>;

/** One text in Russian, Uzbek (Latin script) and English. */
export function text(ru: string, uz: string, en: string): Text {
  return { ru, uz, en };
}

/** A text that is written the same way in all three languages: a size, a name, a number. */
export function same(value: string): Text {
  return { ru: value, uz: value, en: value };
}

/** The same text made in each of the three languages. */
export function inAll(make: (language: Language) => string): Text {
  return { ru: make('ru'), uz: make('uz'), en: make('en') };
}
