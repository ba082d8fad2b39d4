import { expect, test } from 'vitest';
import { formatDate, formatNearDay, formatNumber } from '#domain/text/format.ts';

test.each([
  ['ru', '5 сентября 2026 г.'],
  ['uz', '2026-yil 5-sentabr'],
  ['en', 'September 5, 2026'],
] as const)('[I18N-06] a date in %s reads %s', (language, text) => {
  expect(formatDate('2026-09-05T10:00:00.000Z', language).replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  ['ru', '5 сентября'],
  ['uz', '5-sentabr'],
  ['en', 'September 5'],
] as const)('[I18N-06] a near day in %s reads %s', (language, text) => {
  expect(formatNearDay('2026-09-05T10:00:00.000Z', language)).toBe(text);
});

test('[I18N-06] a day begins at midnight in Tashkent', () => {
  expect(formatDate('2026-12-31T19:30:00.000Z', 'uz')).toBe('2027-yil 1-yanvar');
  expect(formatDate('2026-12-31T18:59:00.000Z', 'uz')).toBe('2026-yil 31-dekabr');
});

test('[I18N-06] the Uzbek months are Latin and lower-case', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2026, month, 15)).toISOString(), 'uz')
      .split('-')
      .at(-1),
  );
  expect(months.join(' ')).toBe('yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr');
});

test.each([
  ['ru', '1 234 567,5'],
  ['uz', '1 234 567,5'],
  ['en', '1,234,567.5'],
] as const)('[I18N-06] a number in %s reads %s', (language, text) => {
  expect(formatNumber(1_234_567.5, language).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(text);
});
