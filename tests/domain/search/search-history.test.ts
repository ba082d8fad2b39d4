import { expect, test } from 'vitest';
import { MAX_HISTORY, rememberQuery, tidyQuery } from '#domain/search/search-history.ts';

test('[SRC-02] a query goes to the front, and is there once', () => {
  expect(rememberQuery(['чай'], 'samsung')).toEqual(['samsung', 'чай']);
  expect(rememberQuery(['samsung', 'чай', 'ковёр'], '  ЧАЙ ')).toEqual(['ЧАЙ', 'samsung', 'ковёр']);
  expect(rememberQuery(['чай'], '  ')).toEqual(['чай']);
});

test('[SRC-02] the oldest queries are forgotten', () => {
  const full = Array.from({ length: MAX_HISTORY }, (_, at) => `query ${at}`);
  expect(rememberQuery(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
});

test('a query is kept with single spaces', () => {
  expect(tidyQuery('  red \u00A0 dress\n')).toBe('red dress');
});
