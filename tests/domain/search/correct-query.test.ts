import { expect, test } from 'vitest';
import { correctedQueries, parseSearchWords } from '#domain/search/correct-query.ts';
import { editDistance } from '#domain/search/edit-distance.ts';

const RUSSIAN = parseSearchWords('телефон\nsamsung\nчёрный\nхолодильник\napple\nчехол\nчайник\nсони\n');
const UZBEK = parseSearchWords('samsung\nmuzlatkich\ntelefon\noʻyinchoq\n');
const ENGLISH = parseSearchWords('samsung\nphone\nfridge\nkettle\n');

test.each([
  ['samsng', 'samsung'],
  ['smasung', 'samsung'],
  ['Samsunk', 'samsung'],
  ['телефно', 'телефон'],
  ['черный телифон', 'черный телефон'],
  ['telefno', 'телефон'],
  ['ыфьыгтп', 'samsung'],
  // A slip and the other keyboard layout.
  ['ыфьытп', 'samsung'],
  ['холадильник samsng 300', 'холодильник samsung 300'],
])('[SRC-01] %s is corrected to "%s" in Russian', (typed, meant) => {
  expect(correctedQueries(typed, RUSSIAN)[0] ?? '').toBe(meant);
});

test.each([
  ['muzlatkch', 'muzlatkich'],
  ['музлаткчи', 'muzlatkich'],
  ['телефно', 'telefon'],
  ["o'yinchq", 'oʻyinchoq'],
  ['уйинчок', 'oʻyinchoq'],
])('[SRC-01] %s is corrected to %s in Uzbek', (typed, meant) => {
  expect(correctedQueries(typed, UZBEK)[0]).toBe(meant);
});

test.each([
  ['fridg', 'fridge'],
  ['frigde', 'fridge'],
  ['ketle', 'kettle'],
])('[SRC-01] %s is corrected to %s in English', (typed, meant) => {
  expect(correctedQueries(typed, ENGLISH)[0]).toBe(meant);
});

test.each(['', 'a', 'tv', '300', 'a54', 'qzxwvq', 'xnj', '  ', 'samsung'])(
  '[SRC-01] "%s" has no correction',
  (typed) => {
    expect(correctedQueries(typed, RUSSIAN)).toEqual([]);
  },
);

test('[SRC-01] of words that are equally near the more frequent one is meant', () => {
  expect(correctedQueries('чайнк', parseSearchWords('чайник\nчайнок\n'))[0]).toBe('чайник');
  expect(correctedQueries('чайнк', parseSearchWords('чайнок\nчайник\n'))[0]).toBe('чайнок');
});

test('[SRC-01] words of four letters may have one slip', () => {
  expect(correctedQueries('сонт', RUSSIAN)).toContain('сони');
  expect(correctedQueries('сапт', parseSearchWords('сони\n'))).toEqual([]);
});

test('[SRC-01] a query is corrected among thousands of words while a shopper types', () => {
  const words = parseSearchWords(
    Array.from({ length: 3000 }, (_, at) => `слово${(at * 7919).toString(36)}`).join('\n'),
  );
  const started = performance.now();
  correctedQueries('одна ошибка словаа вторая', words);
  expect(performance.now() - started).toBeLessThan(500);
});

test.each([
  ['', 'ab', 2],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['same', 'same', 0],
])('from "%s" to "%s" there are %i slips', (one, other, slips) => {
  expect(editDistance(one, other, 9)).toBe(slips);
  if (slips > 1) expect(editDistance(one, other, 1)).toBeGreaterThan(1);
});
