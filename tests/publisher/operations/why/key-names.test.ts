import { expect, test } from 'vitest';
import { nameReads } from '#publisher/operations/why/key-names.ts';
import { keyWords, reasonWords } from '#publisher/operations/why/key-words.ts';
import { nearPaths } from '#publisher/operations/why/near-paths.ts';
import { hashKey } from '#publisher/plan/read-set.ts';

const hashes = (...keys: string[]) => new Set(keys.map(hashKey));

test('keys are found by their hashes, also of what the shop does not have', () => {
  const reads = hashes('product:5', 'reviews:5', 'setting:showFavorite', 'other:1');
  expect(nameReads(reads, ['card:1', 'product:5'])).toEqual({
    keys: ['product:5', 'reviews:5', 'setting:showFavorite'],
    unknown: 1,
  });
});

test.each([
  ['list-page:category:7:2', 'page 2 of the list of category 7'],
  ['time:past:2026-01-15T10:00:00.000Z', 'whether 2026-01-15T10:00:00.000Z has come'],
  ['market.identity', 'name and logo of the shop'],
  ['style:product', 'style sheets of the page product'],
  ['style:icons', 'set of icons'],
  ['beside:3', 'which products stand before and after product 3'],
  ['unheard-of', 'unheard-of'],
])('%s is %s', (key, words) => {
  expect(keyWords(key).words).toBe(words);
});

test('a reason that is no key is told in words, too', () => {
  expect(reasonWords('code')).toBe('the code of the pages changed');
  expect(reasonWords('card:3')).toBe('card of variation 3 changed (card:3)');
});

test('the paths most like a wanted one are named', () => {
  const paths = ['/', '/cart', '/product/1', '/product/12', '/product/7', '/category/shoes'];
  expect(nearPaths('/product/123', paths).slice(0, 2)).toEqual(['/product/12', '/product/1']);
  expect(nearPaths('/x', [])).toEqual([]);
});
