import { expect, test } from 'vitest';
import type { StockedFranchise } from '#contract/catalogue/franchise.ts';
import { branchChoices, startBranch } from '#domain/order/pick-up.ts';

const LINES = [
  { stockId: 1, count: 2, tracking: true },
  { stockId: 2, count: 9, tracking: false },
];
const TASHKENT = { latitude: 41.31, longitude: 69.28 };

function aBranch(id: number, latitude: number, pieces?: number): StockedFranchise {
  return {
    id,
    name: { ru: `Branch ${id}` },
    address: { ru: 'Street' },
    administrativeArea: 'Tashkent',
    coordinate: { latitude, longitude: 69.28 },
    phone: '',
    workingHours: {},
    pickUp: id !== 9,
    sort: -id,
    ...(pieces !== undefined && {
      stocks: [
        { id: 1, count: pieces, availability: 'in' },
        { id: 2, count: 0, availability: 'in' },
      ],
    }),
  };
}

test('[CHK-02] branches stand nearest first, or as the shop has them where no place is known', () => {
  const branches = [aBranch(1, 41.31), aBranch(2, 39.65), aBranch(3, 41.4), aBranch(9, 41.31)];
  const ids = (near?: typeof TASHKENT) => branchChoices(branches, LINES, near).map(({ branch }) => branch.id);
  expect(ids(TASHKENT)).toEqual([1, 3, 2]);
  expect(ids()).toEqual([3, 2, 1]);
  expect(branchChoices(branches, LINES, TASHKENT)[1]?.km).toBeCloseTo(10, 0);
});

test('[CHK-02] a branch says how many of the lines it has; pieces that are not counted are there', () => {
  const stocks = [aBranch(4, 41, 2), aBranch(3, 41, 1), aBranch(2, 41)].map(
    (branch) => branchChoices([branch], LINES, null)[0]?.stock,
  );
  expect(stocks).toEqual([{ kind: 'all' }, { kind: 'some', has: 1, of: 2 }, { kind: 'unknown' }]);
  expect(branchChoices([aBranch(1, 41, 0)], LINES.slice(0, 1), null)[0]?.stock).toEqual({ kind: 'none' });
});

test('[CHK-02] a branch has what any of the stocks of a line has there', () => {
  const line = { stockId: 'place-1', others: ['place-2'], count: 3, tracking: true };
  const stocks = [
    { id: 'place-1', count: 1, availability: 'low' as const },
    { id: 'place-2', count: 2, availability: 'low' as const },
  ];
  const kindAt = (there: typeof stocks) =>
    branchChoices([{ ...aBranch(1, 41), stocks: there }], [line], null)[0]?.stock.kind;
  expect([kindAt(stocks), kindAt(stocks.slice(1)), kindAt([])]).toEqual(['all', 'none', 'none']);
});

test('[CHK-02] the kept branch comes first, then the nearest, then the only one; else the shopper says', () => {
  const both = [aBranch(1, 41.31), aBranch(2, 39.65)];
  const start = (branches: StockedFranchise[], kept: number | null, near?: typeof TASHKENT) =>
    startBranch(branchChoices(branches, LINES, near), [undefined, kept])?.branch.id;
  expect(start(both, 2, TASHKENT)).toBe(2);
  expect(start(both, 7, TASHKENT)).toBe(1);
  expect(start(both, null)).toBeUndefined();
  expect(start(both.slice(1), null)).toBe(2);
  expect(start([], 2, TASHKENT)).toBeUndefined();
});
