import { z } from 'zod';
import { same, type Text } from '#domain/text/every-language.ts';
import { record } from './record.ts';

const LATIN = /^[^а-яё]*$/i;

const lineSchema = z.string().min(1, 'this is empty: write the text');
const latinSchema = lineSchema.regex(LATIN, 'Cyrillic letters belong to "ru" only: translate this');

/** A text by language, or one line where all three languages write it the same way: `15 W`. */
export const textSchema = z.union([
  record({ ru: lineSchema, uz: latinSchema, en: latinSchema }),
  lineSchema.regex(LATIN, 'this is Russian only: write three fields, "ru", "uz" and "en"').transform(same),
]);

const elementsSchema = z.array(z.string().startsWith('<', 'an element is HTML: begin it with a tag, as <p>'));

/** HTML by language: a list of elements, as many in each language. */
export const elementListsSchema = record({
  ru: elementsSchema,
  uz: elementsSchema,
  en: elementsSchema,
}).check(({ value, issues }) => {
  for (const language of ['uz', 'en'] as const)
    if (value[language].length !== value.ru.length)
      issues.push({
        code: 'custom',
        input: value,
        path: [language],
        message:
          `"${language}" has ${value[language].length} elements and "ru" has ${value.ru.length}: ` +
          'translate each element',
      });
});

export const htmlSchema = elementListsSchema.transform(
  ({ ru, uz, en }): Text => ({ ru: ru.join(''), uz: uz.join(''), en: en.join('') }),
);

/** A text or HTML whose every language has these places to fill, and no other. */
export function withPlaces<Value extends Text | Record<keyof Text, string[]>>(
  schema: z.ZodType<Value>,
  places: { all?: readonly string[]; some?: readonly string[] },
) {
  const { all = [], some = [] } = places;
  return schema.check(({ value, issues }) => {
    for (const [language, lines] of Object.entries(value)) {
      const found: readonly string[] = [
        ...[lines]
          .flat()
          .join()
          .matchAll(/\{(.*?)\}/g),
      ].map(([, name = '']) => name);
      const unknown = found.filter((name) => !all.includes(name) && !some.includes(name));
      const missing = all.filter((name) => !found.includes(name));
      if (unknown.length > 0) issues.push(placeFault(`there is no place ${inBraces(unknown)}`));
      if (missing.length > 0) issues.push(placeFault(`${inBraces(missing)} is missing`));

      function placeFault(what: string): z.core.$ZodRawIssue {
        const message = `in "${language}" ${what}: write ${inBraces([...all, ...some])} as in the other languages`;
        return { code: 'custom', input: lines, path: [language], message };
      }
    }
  });
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
