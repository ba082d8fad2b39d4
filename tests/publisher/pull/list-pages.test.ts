import { expect, test } from 'vitest';
import { listAll, listPages } from '#publisher/pull/list-pages.ts';

const listOf = (total: number, size: number) => (page: number) =>
  Promise.resolve({
    page,
    size,
    total,
    items: Array.from({ length: total }, (_, index) => index).slice((page - 1) * size, page * size),
  });

test.each([0, 1, 4, 5, 23])('a list of %i comes whole and in order', async (total) => {
  expect(await listAll(listOf(total, 4))).toEqual(Array.from({ length: total }, (_, index) => index));
});

test('pages are asked for ahead, but only some', async () => {
  const asked: number[] = [];
  const load = (page: number) => {
    asked.push(page);
    return listOf(40, 4)(page);
  };
  const pages = listPages(load, { from: 3, ahead: 2 });
  await pages.next();
  await pages.next();
  expect(asked).toEqual([3, 4, 5]);
  await pages.return(undefined);
});

test('a page that fails ends the list in its turn', async () => {
  const taken: number[] = [];
  const load = (page: number) => (page === 3 ? Promise.reject(new Error('cut')) : listOf(40, 4)(page));
  const reading = async () => {
    for await (const page of listPages(load, { ahead: 4 })) taken.push(page.page);
  };
  await expect(reading()).rejects.toThrow('cut');
  expect(taken).toEqual([1, 2]);
});
