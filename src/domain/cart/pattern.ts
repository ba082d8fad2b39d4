import type { PropertyValue } from '#contract/cart/cart.ts';
import type { PatternField } from '#contract/cart/pattern.ts';
import { LETTER_TEXT } from '#contract/value/letter-text.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { MAX_ANSWER } from '#contract/value/text-limit.ts';

/** In which key of a value the answer to a field goes, by the field's type. */
export const VALUE_KEYS: Readonly<Record<PatternField['type'], Exclude<keyof PropertyValue, 'id'>>> = {
  any: 'value',
  number: 'value',
  predefined: 'value',
  status: 'value',
  file: 'uploadedFile',
  date: 'date',
  datetime: 'datetime',
  price: 'price',
};

/** Faults of an answer: empty where required, or of another type than the field's. */
export type AnswerFault = 'required' | 'number' | 'price' | 'date' | 'choice' | 'long';

/** A field that takes several lines. */
export function isLetterText({ name }: Pick<PatternField, 'name'>): boolean {
  return name.en === LETTER_TEXT;
}

/** Fault of a written or chosen answer; the text of a file is its address. */
export function answerFault({ type, required, values }: PatternField, text: string): AnswerFault | undefined {
  const answer = text.trim();
  if (answer === '') return required ? 'required' : undefined;
  if (answer.length > MAX_ANSWER) return 'long';
  if (type === 'number') return Number.isFinite(numberOf(answer)) ? undefined : 'number';
  if (type === 'price') return isWhole(numberOf(answer)) ? undefined : 'price';
  if (type === 'date') return isDay(answer) ? undefined : 'date';
  if (type === 'datetime') return Number.isNaN(Date.parse(answer)) ? 'date' : undefined;
  if (type === 'predefined' || type === 'status')
    return values.some(({ id }) => String(id) === answer) ? undefined : 'choice';
  return undefined;
}

/** Answers by field id, as the platform takes them; fields without an answer are left out. */
export function propertyValuesOf(
  fields: readonly PatternField[],
  answers: Readonly<Record<string, string>>,
): PropertyValue[] {
  return fields.flatMap(({ id, type }) => {
    const text = (answers[id] ?? '').trim();
    if (text === '') return [];
    if (type === 'price') return [{ id, price: numberOf(text) }];
    return [{ id, [VALUE_KEYS[type]]: type === 'number' ? String(numberOf(text)) : text }];
  });
}

/** Answers in words: `Ribbon: Red`. `textOf` gives a text in the language of the page. */
export function answerWords(
  fields: readonly PatternField[],
  values: readonly PropertyValue[],
  textOf: (text: Localized) => string,
): string[] {
  return values.flatMap(({ id, ...given }) => {
    const field = fields.find((one) => one.id === id);
    const answer = String(Object.values(given)[0] ?? '');
    if (!field || answer === '') return [];
    const chosen = field.values.find((value) => String(value.id) === answer);
    const words = chosen ? textOf(chosen.name) : field.type === 'file' ? '✓' : answer.replace('T', ' ');
    return [`${textOf(field.name)}: ${words}`];
  });
}

/** `1 500,5` as it is written here. */
function numberOf(text: string): number {
  return Number(text.replace(/\s/g, '').replace(',', '.'));
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
