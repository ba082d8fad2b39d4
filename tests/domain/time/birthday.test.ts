import { expect, test } from 'vitest';
import { birthdayProblem, lastBirthday } from '#domain/time/birthday.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

test('[ACC-01] a birthday is a day of the calendar before today, or not told', () => {
  expect(lastBirthday(NOW)).toBe('2026-02-28');
  for (const day of ['', '1994-05-17', '2024-02-29', '2026-02-28', '1900-01-01'])
    expect(birthdayProblem(day, NOW), day).toBeUndefined();
  for (const day of ['17.05.1994', '1994-5-17', '2025-02-29', '1994-13-01', '2026-03-01', '2030-01-01'])
    expect(birthdayProblem(day, NOW), day).toBe('invalid-birthday');
  expect(birthdayProblem('1899-12-31', NOW)).toBe('invalid-birthday');
});
