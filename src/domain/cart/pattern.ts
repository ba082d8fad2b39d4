import type { PropertyValue } from '#contract/cart/cart.ts';
import type { PatternField } from '#contract/cart/pattern.ts';
import { LETTER_TEXT } from '#contract/value/letter-text.ts';
import { MAX_ANSWER } from '#contract/value/text-limit.ts';
import { parseSum } from '#domain/pricing/typed-sum.ts';
import { calendarDay } from '#domain/time/time.ts';

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
export type AnswerFault = 'required' | 'number' | 'price' | 'date' | 'past' | 'choice' | 'long';

/** A field that takes several lines. */
export function isLetterText({ name }: Pick<PatternField, 'name'>): boolean {
  return name.en === LETTER_TEXT;
}

/** Fault of a written or chosen answer; the text of a file is its address. */
export function answerFault(
  { type, required, future, values }: PatternField,
  text: string,
  now: Date,
): AnswerFault | undefined {
  const answer = text.trim();
  if (answer === '') return required ? 'required' : undefined;
  if (answer.length > MAX_ANSWER) return 'long';
  if (type === 'number') return Number.isFinite(numberOf(answer)) ? undefined : 'number';
  if (type === 'price') return parseSum(answer) === undefined ? 'price' : undefined;
  if (type === 'date' || type === 'datetime') {
    if (type === 'date' ? !isDay(answer) : Number.isNaN(Date.parse(answer))) return 'date';
    return future && isOver(answer, now) ? 'past' : undefined;
  }
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
    if (type === 'price') return [{ id, price: parseSum(text) ?? 0 }];
    return [{ id, [VALUE_KEYS[type]]: type === 'number' ? String(numberOf(text)) : text }];
  });
}

/** True for a day that has ended, or a moment that has passed, where the shops are. */
export function isOver(answer: string, now: Date): boolean {
  // Days compare as text.
  if (!answer.includes('T')) return answer < calendarDay(now);
  return momentOfAnswer(answer).getTime() <= now.getTime();
}

/** Moment of an answer; one without a zone is by the clock of the shops. */
export function momentOfAnswer(answer: string): Date {
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(answer) ? answer : `${answer}+05:00`);
}

/** `1 500,5` as it is written here. */
function numberOf(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
