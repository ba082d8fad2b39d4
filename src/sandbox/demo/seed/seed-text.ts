import { inAll, same, type Text } from '#domain/text/every-language.ts';

/** A name that is the same in every language, or is already a text. */
export function asText(name: string | Text): Text {
  return typeof name === 'string' ? same(name) : name;
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

/** `Samsung Galaxy` to `samsung-galaxy`; letters outside Latin are left out. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036fʻʼ'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
