import { expect, test } from 'vitest';
import { ShardBoard } from '#publisher/build/shards/shard-board.ts';

const aTask = (path: string) => ({ path, publishedHashes: null });
const pathsOf = (tasks: readonly { path: string }[]) => tasks.map(({ path }) => path);

/** A board with the routes 0 to 9 in shards of two. */
const aBoard = () => new ShardBoard(Array.from({ length: 10 }, (_, at) => aTask(`${at}`)).values(), 2);

test('[BLD-09] what others may have is rendered here last, and what they begin with at the very end', () => {
  const board = aBoard();
  const [first, , third] = [board.cut(), board.cut(), board.cut()];
  expect(pathsOf(first?.tasks ?? [])).toEqual(['0', '1']);
  expect(third?.number).toBe(2);
  expect(pathsOf([...board.own()])).toEqual(['6', '7', '8', '9', '4', '5', '2', '3', '0', '1']);
  expect(board.cut()).toBeUndefined();
});

test('[BLD-09] of a route that two machines rendered the first result counts', () => {
  const board = aBoard();
  const shard = board.cut();
  const own = board.own();
  expect(pathsOf([...own.take(9)])).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '0']);
  expect(board.accept([aTask('0'), aTask('2')])).toHaveLength(2);
  expect(board.isOpen(shard?.number ?? -1)).toBe(true);
  expect(pathsOf(board.accept([aTask('0'), aTask('1')]))).toEqual(['1']);
  expect(board.isOpen(shard?.number ?? -1)).toBe(false);
  expect(board.accept([aTask('1')])).toEqual([]);
});

test('[BLD-09] a shard whose results came is not rendered here any more', () => {
  const board = aBoard();
  const shard = board.cut();
  const own = board.own();
  expect(own.next().value).toEqual(aTask('2'));
  board.accept(shard?.tasks ?? []);
  expect(pathsOf([...own])).toEqual(['3', '4', '5', '6', '7', '8', '9']);
});

test('[BLD-09] a fault of what others gave ends the work here', () => {
  const board = aBoard();
  const own = board.own();
  own.next();
  board.fail(new Error('the index is damaged'));
  expect(() => own.next()).toThrow('the index is damaged');
});

test('[BLD-09] a route whose result comes while its shard is rendered here is left out', () => {
  const board = aBoard();
  const shard = board.cut();
  const own = board.own();
  for (const path of ['2', '3', '4', '5', '6', '7', '8', '9', '0'])
    expect(own.next().value).toEqual(aTask(path));
  board.accept(shard?.tasks ?? []);
  expect(pathsOf([...own])).toEqual([]);
});
