import { expect, test } from 'vitest';
import { categoryPath } from '#domain/link/paths.ts';
import { neighbourPaths, paginationSteps } from '#domain/listing/pagination.ts';

/** `1 [2] 3 … 9` */
const drawn = (current: number, last: number) =>
  paginationSteps(current, last)
    .map((step) => (step.kind === 'gap' ? '…' : step.current ? `[${step.page}]` : step.page))
    .join(' ');

test('[CAT-01] the ends and the neighbours of a page are linked', () => {
  expect(drawn(1, 9)).toBe('[1] 2 … 9');
  expect(drawn(5, 9)).toBe('1 … 4 [5] 6 … 9');
  expect(drawn(9, 9)).toBe('1 … 8 [9]');
});

test('a gap never hides a single page', () => {
  expect(drawn(4, 7)).toBe('1 2 3 [4] 5 6 7');
  expect(drawn(1, 4)).toBe('[1] 2 3 4');
});

test('a list of one page has no pagination', () => {
  expect(paginationSteps(1, 1)).toEqual([]);
  expect(paginationSteps(1, 0)).toEqual([]);
});

test('[CAT-01] the first page has no number in its address', () => {
  const pathOf = (page: number) => categoryPath('choy', page);
  expect(neighbourPaths(pathOf, 2, 3)).toEqual({ prev: '/category/choy', next: '/category/choy/page/3' });
  expect(neighbourPaths(pathOf, 1, 1)).toEqual({});
});
