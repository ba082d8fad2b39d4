import { expect, test } from 'vitest';
import { addPattern, NO_PATTERNS, parsePatterns, removePattern } from '#domain/cart/pattern-list.ts';

const ring = { id: 1001, words: ['Inscription: Anna'] };
const tea = { id: 1002, words: ['Card: Happy birthday'] };

test('[PDP-17] the pattern list adds without duplicates by id', () => {
  const list = addPattern(addPattern(NO_PATTERNS, ring), tea);
  expect(list).toEqual([ring, tea]);
  const other = { id: 1001, words: ['Inscription: Olim'] };
  expect(addPattern(list, other)).toEqual([tea, other]);
});

test('[PDP-17] an entry is removed by its id, and a reset leaves none', () => {
  expect(removePattern([ring, tea], 1001)).toEqual([tea]);
  expect(removePattern([ring], 7)).toEqual([ring]);
  expect(NO_PATTERNS).toEqual([]);
});

test.each(['', 'null', '{}', '[{"id":"1"}]', '[{"id":1,"words":[7]}]', '[null]'])(
  'what is kept as %s is no list',
  (text) => {
    expect(parsePatterns(text)).toEqual([]);
  },
);

test('a kept list comes back as it was', () => {
  expect(parsePatterns(JSON.stringify([ring, tea]))).toEqual([ring, tea]);
});
