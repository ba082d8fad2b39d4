import { expect, test } from 'vitest';
import { ageLabel, yearsSince } from '#domain/time/age.ts';

const labels = (years: readonly number[], language: 'ru' | 'uz' | 'en') =>
  years.map((one) => ageLabel(one, language).replace('\u00A0', ' '));

test('[I18N-07] an age has one form for one year, another for up to four, another for more', () => {
  expect(labels([1, 2, 3, 4, 5, 10], 'ru')).toEqual([
    '1 год',
    '2 года',
    '3 года',
    '4 года',
    '5 лет',
    '10 лет',
  ]);
  expect(labels([0, 11, 12, 14, 21, 22, 25, 111, 121], 'ru')).toEqual([
    '0 лет',
    '11 лет',
    '12 лет',
    '14 лет',
    '21 год',
    '22 года',
    '25 лет',
    '111 лет',
    '121 год',
  ]);
  expect(labels([1, 3, 12, 21], 'uz')).toEqual(['1 yil', '3 yil', '12 yil', '21 yil']);
  expect(labels([1, 3, 21], 'en')).toEqual(['1 year', '3 years', '21 years']);
});

test('number and word of an age stay on one line', () => {
  expect(ageLabel(3, 'ru')).toBe('3\u00A0года');
});

test('years are counted from the year of founding, and not of what is to come', () => {
  expect(yearsSince(2015, 2026)).toBe(11);
  expect(yearsSince(2026, 2026)).toBe(0);
  expect(yearsSince(2027, 2026)).toBeUndefined();
  expect(yearsSince(12, 2026)).toBeUndefined();
});
