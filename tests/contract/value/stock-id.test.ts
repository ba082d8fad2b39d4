import { expect, test } from 'vitest';
import { stockIdSchema } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';

test.each([
  [12, 12],
  ['12', 12],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', '9007199254740993'],
  ['b1f0c9a2-0000-4000-8000-000000000002', 'b1f0c9a2-0000-4000-8000-000000000002'],
  ['1e3', '1e3'],
  ['007', '007'],
  ['10000000000000000000', '10000000000000000000'],
  ['1.5', '1.5'],
  ['NaN', 'NaN'],
] as const)('the stock %j is %j, wherever it is read from', (said, id) => {
  expect(parseStockId(said)).toBe(id);
});

test('what is no whole number above 0 and no text is no stock', () => {
  for (const said of ['', 0, '0', -1, 1.5, null, undefined, true, [7], {}, { toString: 1 }])
    expect(parseStockId(said)).toBeOneOf(['', 0]);
});

test('the contract takes whole numbers and texts of at most 64 letters', () => {
  for (const id of [1, 'b1f0c9a2-0000-4000-8000-000000000002', 'x'.repeat(64)])
    expect(stockIdSchema.safeParse(id).success).toBe(true);
  for (const id of [0, 1.5, '', 'x'.repeat(65), null])
    expect(stockIdSchema.safeParse(id).success).toBe(false);
});
