import { expect, test } from 'vitest';
import { plainText } from '#domain/text/plain-text.ts';

test.each([
  ['beginnings of tags', '<'.repeat(300_000)],
  ['an end and beginnings of tags', `<p>${'<'.repeat(300_000)}`],
  ['dashes before words', `${'-'.repeat(60)}x слово слово слово`.repeat(20)],
  ['commas before words', `${', '.repeat(60)}x `.repeat(20)],
  ['words that lead on', ' и на в'.repeat(100)],
  ['spaces', ' '.repeat(300_000)],
])('%s are read soon', (_, text) => {
  const started = performance.now();
  plainText(text, 160);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('plain text has no tags and ends at a word', () => {
  expect(plainText('<p>Чай&nbsp;и  <b>кофе</b>.</p><p>Ещё</p>')).toBe('Чай и кофе. Ещё');
  expect(plainText('один два три', 9)).toBe('один два…');
});
