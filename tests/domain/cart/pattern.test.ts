import { expect, test } from 'vitest';
import type { PatternField } from '#contract/cart/pattern.ts';
import { type AnswerFault, answerFault, isLetterText, propertyValuesOf } from '#domain/cart/pattern.ts';

/** 01:00 of the 2nd in Tashkent. */
const NOW = new Date('2026-12-01T20:00:00Z');

function aField(field: Partial<PatternField> = {}): PatternField {
  return { id: 1, name: { en: 'Inscription' }, type: 'any', required: false, values: [], ...field };
}

const RIBBON = aField({
  id: 2,
  name: { en: 'Ribbon' },
  type: 'predefined',
  values: [
    { id: 20, name: { en: 'Red' } },
    { id: 21, name: { en: 'Gold' } },
  ],
});

test('[PDP-12] what is required must not be left empty, and nothing else must be filled in', () => {
  for (const type of [
    'any',
    'number',
    'file',
    'date',
    'datetime',
    'predefined',
    'status',
    'price',
  ] as const) {
    expect(answerFault(aField({ type, required: true }), '  ', NOW), type).toBe('required');
    expect(answerFault(aField({ type }), '', NOW), type).toBeUndefined();
  }
});

test.each<[PatternField['type'], string, AnswerFault | undefined]>([
  ['any', 'For Anna', undefined],
  ['any', 'x'.repeat(4001), 'long'],
  ['number', '1 500,5', undefined],
  ['number', 'wide', 'number'],
  ['price', '50 000', undefined],
  ['price', '125.000', undefined],
  ['price', 'free', 'price'],
  ['number', '0x10', 'number'],
  ['price', '-5', 'price'],
  ['date', '2026-11-22', undefined],
  ['date', '22.11.2026', 'date'],
  ['datetime', '2026-11-22T10:00', undefined],
  ['datetime', 'tomorrow', 'date'],
  ['file', '/market-api/media/upload/0.png', undefined],
])('[PDP-12] a field of type %s says of "%s": %s', (type, answer, fault) => {
  expect(answerFault(aField({ type }), answer, NOW)).toBe(fault);
});

test.each<[PatternField['type'], string, AnswerFault | undefined]>([
  ['date', '2026-12-01', 'past'],
  ['date', '2026-12-02', undefined],
  ['datetime', '2026-12-02T00:59', 'past'],
  ['datetime', '2026-12-02T01:01', undefined],
  ['datetime', '2026-12-01T20:01:00Z', undefined],
])('[PDP-12] a field of type %s for what is still to come says of "%s": %s', (type, answer, fault) => {
  expect(answerFault(aField({ type, future: true }), answer, NOW)).toBe(fault);
  expect(answerFault(aField({ type }), answer, NOW)).toBeUndefined();
});

test('[PDP-12] of given values one must be chosen', () => {
  expect(answerFault(RIBBON, '21', NOW)).toBeUndefined();
  expect(answerFault({ ...RIBBON, type: 'status' }, '22', NOW)).toBe('choice');
});

test('[PDP-12] answers are kept per field id, each in the key of its type', () => {
  const fields = [
    aField({ id: 1 }),
    RIBBON,
    aField({ id: 3, type: 'number' }),
    aField({ id: 4, type: 'file' }),
    aField({ id: 5, type: 'date' }),
    aField({ id: 6, type: 'datetime' }),
    aField({ id: 7, type: 'price' }),
    aField({ id: 8, type: 'status' }),
    aField({ id: 9 }),
  ];
  const answers = {
    1: ' Anna ',
    2: '20',
    3: '1 500,5',
    4: '/a.png',
    5: '2026-11-22',
    6: '2026-11-22T10:00',
    7: '50 000',
    8: '80',
    9: ' ',
  };
  expect(propertyValuesOf(fields, answers)).toEqual([
    { id: 1, value: 'Anna' },
    { id: 2, value: '20' },
    { id: 3, value: '1500.5' },
    { id: 4, uploadedFile: '/a.png' },
    { id: 5, date: '2026-11-22' },
    { id: 6, datetime: '2026-11-22T10:00' },
    { id: 7, price: 50_000 },
    { id: 8, value: '80' },
  ]);
});

test('[PDP-12] only the field "Letter text" has several lines', () => {
  expect(isLetterText({ name: { ru: 'Текст письма', en: 'Letter text' } })).toBe(true);
  expect(isLetterText({ name: { en: 'Letter' } })).toBe(false);
});
