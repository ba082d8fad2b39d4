import type { Language } from '#contract/value/primitive.ts';
import type { Text } from '#sandbox/demo/source/text.ts';

/** The same text made in each of the three languages. */
export function inAll(make: (language: Language) => string): Text {
  return { ru: make('ru'), uz: make('uz'), en: make('en') };
}

/** A name that is the same in every language, or is already a text. */
export function asText(name: string | Text): Text {
  return typeof name === 'string' ? { ru: name, uz: name, en: name } : name;
}

/** Puts the values into the `{name}` places of each language. */
export function fillPlaces(template: Text, values: Record<string, Text>): Text {
  return inAll((language) =>
    template[language]
      .replace(/\{(\w+)\}/g, (place, name: string) => values[name]?.[language] ?? place)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `Samsung Galaxy` to `samsung-galaxy`; letters outside Latin are left out. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036fʻʼ'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
