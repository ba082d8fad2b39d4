import { expect, test } from 'vitest';
import { FirstReads } from '#publisher/service/schedule/first-reads.ts';

const address = (path: string) => () => path;
const changed = (...paths: string[]) => ({ added: [], changed: paths });

test('a release is read when somebody is sent one of its pages, and by the first one alone', () => {
  const reads = new FirstReads();
  reads.released('shop', 3, { added: ['/product/9'], changed: ['/', '/product/1'] });
  expect(reads.of('shop', 3)).toBeNull();
  expect(reads.sent('shop', address('/product/2'), 10)).toBe(false);
  expect(reads.sent('other', address('/'), 11)).toBe(false);
  expect(reads.of('shop', 3)).toBeNull();
  expect(reads.sent('shop', address('/product/9'), 12)).toBe(true);
  expect(reads.sent('shop', address('/'), 13)).toBe(false);
  expect(reads.of('shop', 3)).toBe(12);
});

test('who has what came later has the earlier one, where it is the same page', () => {
  const reads = new FirstReads();
  reads.released('shop', 1, changed('/product/1'));
  reads.released('shop', 2, changed('/product/2'));
  reads.released('shop', 3, changed('/product/1'));
  reads.sent('shop', address('/product/1'), 20);
  expect([1, 2, 3].map((release) => reads.of('shop', release))).toEqual([20, null, 20]);
});

test('of a release of very many pages any page counts, and nobody knows of one that was not watched', () => {
  const reads = new FirstReads();
  reads.released('shop', 1, changed(...Array.from({ length: 3_000 }, (_, id) => `/product/${id}`)));
  expect(reads.sent('shop', address('/help'), 30)).toBe(true);
  expect(reads.of('shop', 1)).toBe(30);
  expect(reads.of('shop', 7)).toBeUndefined();
  expect(reads.of('shop', null)).toBeUndefined();
});

test('where all was read, no address is asked for', () => {
  const reads = new FirstReads();
  const asked = () => expect.fail('It was asked for.');
  expect(reads.sent('shop', asked, 1)).toBe(false);
  reads.released('shop', 1, changed('/'));
  reads.sent('shop', address('/'), 2);
  expect(reads.sent('shop', asked, 3)).toBe(false);
});

test('no more than the last releases are waited for', () => {
  const reads = new FirstReads();
  for (let release = 1; release <= 100; release += 1) reads.released('shop', release, changed('/'));
  reads.sent('shop', address('/'), 5);
  expect([1, 60, 61, 100].map((release) => reads.of('shop', release))).toEqual([undefined, undefined, 5, 5]);
});
