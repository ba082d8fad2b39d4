import { expect, test } from 'vitest';
import { addViewed, MOST_VIEWED, mixProducts, parseViewed, type Viewed } from '#domain/product/viewed.ts';

const aViewed = (productId: number, variationId = productId * 10): Viewed => ({ productId, variationId });

test('what was looked at last stands first, each product once, with the variation that was seen', () => {
  const list = [1, 2, 1].reduce<Viewed[]>((kept, id, at) => addViewed(kept, aViewed(id, at + 1)), []);
  expect(list).toEqual([aViewed(1, 3), aViewed(2, 2)]);
  const many = Array.from({ length: MOST_VIEWED + 5 }, (_, at) => aViewed(at + 1));
  expect(many.reduce<Viewed[]>(addViewed, [])).toHaveLength(MOST_VIEWED);
});

test('a kept list loses what cannot be read', () => {
  expect(
    parseViewed(JSON.stringify([aViewed(1), { productId: '2' }, null, aViewed(-3), aViewed(4)])),
  ).toEqual([aViewed(1), aViewed(4)]);
  expect(parseViewed('{')).toEqual([]);
  expect(parseViewed('{"productId":1}')).toEqual([]);
});

test('what is like several products comes turn by turn, once, and without what is known', () => {
  const lists = [[1, 2, 3], [2, 4], []].map((ids) => ids.map((productId) => ({ productId })));
  const idsOf = (most: number) => mixProducts(lists, [aViewed(3)], most).map(({ productId }) => productId);
  expect(idsOf(10)).toEqual([1, 2, 4]);
  expect(idsOf(2)).toEqual([1, 2]);
});
