import type { Text } from './kind.ts';

/** One text in Russian, Uzbek (Latin script) and English. */
export function text(ru: string, uz: string, en: string): Text {
  return { ru, uz, en };
}

/** A text that is written the same way in all three languages: a size, a name, a number. */
export function same(value: string): Text {
  return { ru: value, uz: value, en: value };
}
