import { expect, test } from 'vitest';
import type { PatternField } from '#contract/cart/pattern.ts';
import type { Language } from '#contract/value/primitive.ts';
import { answerWords } from '#domain/cart/answer-words.ts';
import { formatPrice } from '#domain/pricing/price.ts';

const aField = (id: number, en: string, type: PatternField['type'] = 'any'): PatternField => ({
  id,
  name: { en, ru: en },
  type,
  required: false,
  values: type === 'predefined' ? [{ id: 20, name: { en: 'Red', ru: 'Красная' } }] : [],
});

const FIELDS = [
  aField(1, 'Inscription'),
  aField(2, 'Ribbon', 'predefined'),
  aField(3, 'Width', 'number'),
  aField(4, 'Sketch', 'file'),
  aField(5, 'Ready by', 'date'),
  aField(6, 'Visit', 'datetime'),
  aField(7, 'Budget', 'price'),
];
const VALUES = [
  { id: 1, value: 'Anna' },
  { id: 2, value: '20' },
  { id: 3, value: '1500.5' },
  { id: 4, uploadedFile: '/a.png' },
  { id: 5, date: '2026-12-01' },
  { id: 6, datetime: '2026-12-01T09:05' },
  { id: 7, price: 1_250_000 },
  { id: 99, value: 'of a field that is gone' },
];

const inWords = (language: Language) =>
  answerWords(FIELDS, VALUES, {
    language,
    text: (text) => text[language] ?? '',
    price: (sum) => formatPrice(sum, 'UZS'),
  }).map((words) => words.replaceAll('\u00A0', ' '));

test('[PDP-12] answers are told as people write them in the language of the page', () => {
  expect(inWords('en')).toEqual([
    'Inscription: Anna',
    'Ribbon: Red',
    'Width: 1500.5',
    'Sketch: ✓',
    'Ready by: December 1, 2026',
    'Visit: December 1, 2026, 09:05',
    'Budget: 1 250 000 UZS',
  ]);
  expect(inWords('ru').slice(1, 5)).toEqual([
    'Ribbon: Красная',
    'Width: 1500,5',
    'Sketch: ✓',
    'Ready by: 1 декабря 2026 г.',
  ]);
});
