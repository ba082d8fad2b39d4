import { expect, test } from 'vitest';
import { plainText } from '#domain/plain-text.ts';

test('plain text has no tags and ends at a word', () => {
  expect(plainText('<p>Чай&nbsp;и  <b>кофе</b>.</p><p>Ещё</p>')).toBe('Чай и кофе. Ещё');
  expect(plainText('один два три', 9)).toBe('один два…');
});
