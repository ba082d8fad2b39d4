import { expect, test } from 'vitest';
import { createRandom, hash } from '#lib/random.ts';

test('the same seed gives the same numbers, spread evenly', () => {
  const [one, other] = [createRandom(5), createRandom(5)];
  const numbers = Array.from({ length: 10_000 }, () => one.next());
  expect(Array.from({ length: 10_000 }, () => other.next())).toEqual(numbers);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  }
});

test('whole numbers reach both ends and no further', () => {
  const random = createRandom(1);
  expect(new Set(Array.from({ length: 500 }, () => random.int(3, 6)))).toEqual(new Set([3, 4, 5, 6]));
});

test('a sample keeps the order of the list, without repeats', () => {
  const random = createRandom(2);
  for (let round = 0; round < 50; round++) {
    const sample = random.sample([1, 2, 3, 4, 5, 6], 3);
    expect(sample).toEqual([...new Set(sample)].sort());
    expect(sample).toHaveLength(3);
  }
  expect(random.sample([1, 2], 5)).toEqual([1, 2]);
});

test('parts of a hash do not run together', () => {
  expect(hash('plan', 11)).not.toBe(hash('plan1', 1));
  expect(hash('plan', 1)).toBe(hash('plan', 1));
});

test('a pick from nothing says so', () => {
  expect(() => createRandom(1).pick([])).toThrow('nothing to pick from');
});
