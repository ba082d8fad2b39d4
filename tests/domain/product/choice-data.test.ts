import { expect, test } from 'vitest';
import { encodeChoices, parseChoices } from '#domain/product/choice-data.ts';

const variations = [
  { id: 101, inStock: true, values: { color: 1, size: 10 } },
  { id: 102, inStock: false, values: { color: 2 } },
];
const codes = ['color', 'size'];

test('what a page writes of the choices the browser reads back', () => {
  const text = encodeChoices(variations, codes);
  expect(text).toBe('[[101,1,1,10],[102,0,2,0]]');
  expect(parseChoices(text, codes)).toEqual(variations);
});

test('a chooser that is only links has no choices', () => {
  expect(parseChoices('', codes)).toEqual([]);
});
