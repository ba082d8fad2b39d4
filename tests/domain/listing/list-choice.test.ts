import { expect, test } from 'vitest';
import {
  choosePrices,
  clearFilters,
  countChosen,
  filterQueryOf,
  type ListChoice,
  MOST_AT_ONCE,
  PAGE_SIZES,
  pageAfter,
  parseListChoice,
  toggleId,
  upToPage,
  writeListChoice,
} from '#domain/listing/list-choice.ts';

const read = (search: string) => parseListChoice(search, 'relevance');
const write = (choice: ListChoice, search?: string) => writeListChoice(choice, 'relevance', search);
const FULL =
  '?category=3,7&variationProperty=71&from=1000&to=50000&available=true&sort=price-asc&size=40&page=3';

test('[SRC-04] all that is chosen of a list stands in its address', () => {
  expect(read(FULL)).toMatchObject({
    page: 3,
    size: 40,
    sort: 'price-asc',
    from: 1000,
    to: 50_000,
    available: true,
  });
  expect(write(read(FULL))).toBe(FULL);
  expect(write(read('?variationProperty=71&page=3&category=7,3&size=40'))).toBe(
    '?category=3,7&variationProperty=71&size=40&page=3',
  );
  expect(write(read(''))).toBe('');
  expect(write(read('?sort=rating&from=5'), '?sort=rating')).toBe('?from=5&sort=rating');
  expect(write(read('?q=%D1%87%D0%B0%D0%B9&page=2'), '?q=%D1%87%D0%B0%D0%B9&page=9')).toBe(
    '?q=%D1%87%D0%B0%D0%B9&page=2',
  );
});

test('an address that makes no sense is a list without a choice', () => {
  const nonsense = '?page=-2&size=21&sort=best&from=1e3&to=x&category=a,0,-1,,2.5&available=yes';
  expect(read(nonsense)).toEqual(read(''));
  expect(read('?category=5,5,6').ids.category).toEqual([5, 6]);
  expect(read('?page=0').page).toBe(1);
});

test('[SRC-04] what is chosen of a filter is added and taken out, and the list begins anew', () => {
  const chosen = toggleId(read('?page=4'), 'brand', 9);
  expect(write(chosen)).toBe('?brand=9');
  expect(write(toggleId(toggleId(chosen, 'brand', 4), 'brand', 9))).toBe('?brand=4');
});

test('a range of prices may be open, and is turned where it stands the wrong way round', () => {
  expect(write(choosePrices(read('?page=2'), 100, 50))).toBe('?from=50&to=100');
  expect(write(choosePrices(read('?from=5&to=9'), undefined, 80))).toBe('?to=80');
  expect(write(choosePrices(read('?from=5&to=9'), 0))).toBe('');
});

test('filters are counted and taken out; the order and the size of pages stay', () => {
  expect(countChosen(read(FULL))).toBe(5);
  expect(countChosen(read('?sort=rating&page=2'))).toBe(0);
  expect(write(clearFilters(read(FULL)))).toBe('?sort=price-asc&size=40');
});

test('a platform gets the filters by the names of its calls', () => {
  expect(filterQueryOf(read(FULL))).toEqual({
    'price-from': 1000,
    'price-to': 50_000,
    available: 'true',
    'category[]': [3, 7],
    'brand[]': [],
    'supplier[]': [],
    'productProperty[]': [],
    'variationProperty[]': [71],
  });
});

test('a list that goes on by a button is asked for from its beginning, as much as comes at once, and goes on after it', () => {
  expect(upToPage(read('?page=3&size=40'))).toMatchObject({ page: 1, size: 120 });
  expect(upToPage(read('?page=900'))).toMatchObject({ page: 1, size: MOST_AT_ONCE });
  for (const size of PAGE_SIZES) expect(MOST_AT_ONCE % size).toBe(0);
  expect(write(pageAfter(read('?page=900'), MOST_AT_ONCE))).toBe('?page=13');
});
