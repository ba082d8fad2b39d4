import { expect, test } from 'vitest';
import { type Hit, rankHits } from '#platform/areas/search/rank-hits.ts';

/** Hits as rows: id, place, category, brand, and 0 if it is sold out. */
const hits = (...rows: [number, number, number, number | null, (0 | 1)?][]): Hit[] =>
  rows.map(([id, place, category, brand, available = 1]): Hit => ({ id, place, category, brand, available }));

/** Category 11 and 12 are of section 1, category 21 of section 2. */
const order = (rows: Hit[], named: { brands?: number[]; categories?: number[] } = {}) =>
  rankHits(rows, {
    brands: new Set(named.brands),
    categories: new Set(named.categories),
    sectionOf: (category) => Math.floor(category / 10),
  }).map(({ id }) => id);

test.each<[string, number[], Hit[], Parameters<typeof order>[1]]>([
  [
    'whole words before beginnings, whatever else fits',
    [2, 1],
    hits([1, 2, 11, 7], [2, 1, 21, null]),
    { brands: [7], categories: [11] },
  ],
  [
    'goods of the named brand before goods for it',
    [2, 1],
    hits([1, 1, 11, 8], [2, 1, 11, 7]),
    { brands: [7] },
  ],
  [
    'goods of the named category before those that mention it',
    [2, 1],
    hits([1, 1, 21, null], [2, 1, 11, null]),
    { categories: [11] },
  ],
  [
    'both before one',
    [3, 1, 2],
    hits([1, 1, 21, 7], [2, 1, 11, 8], [3, 1, 11, 7]),
    { brands: [7], categories: [11] },
  ],
  [
    'without a named category the section with most of the hits',
    [2, 3, 1],
    hits([1, 1, 21, 7], [2, 1, 11, 7], [3, 1, 12, 7]),
    { brands: [7] },
  ],
  [
    'a section counts its nearest hits only',
    [1, 2, 3],
    hits([1, 1, 21, null], [2, 3, 11, null], [3, 3, 12, null]),
    {},
  ],
  [
    'a named category counts only where a nearest hit is of it',
    [2, 3, 1],
    hits([1, 1, 21, null], [2, 1, 11, null], [3, 1, 12, null]),
    { categories: [31] },
  ],
  [
    'what is alike keeps its order, the best seller first',
    [1, 2],
    hits([1, 1, 11, 7], [2, 1, 12, 7]),
    { brands: [7] },
  ],
  [
    'what is sold out after what is alike, before what fits less',
    [2, 1, 3],
    hits([1, 1, 11, 7, 0], [2, 1, 11, 7], [3, 1, 11, 8]),
    { brands: [7] },
  ],
  ['nothing of nothing', [], [], {}],
])('[SRC-04] %s', (_, expected, rows, named) => {
  expect(order(rows, named)).toEqual(expected);
});
