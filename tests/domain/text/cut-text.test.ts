import { expect, test } from 'vitest';
import { cutText } from '#domain/text/cut-text.ts';

test('a text that fits stays as it is', () => {
  expect(cutText('один два', 8)).toBe('один два');
});

test('a text is cut after a sentence where little is lost, else after a word', () => {
  expect(cutText('Кипятит воду за две минуты. Не шумит.', 33)).toBe('Кипятит воду за две минуты.');
  expect(cutText('Чай. Листья собраны вручную в горах.', 28)).toBe('Чай. Листья собраны вручную…');
});

test('nothing ends with a word that leads on, with a comma or with half a sign', () => {
  expect(cutText('Доставка по городу и в область, за час', 24)).toBe('Доставка по городу…');
  expect(cutText('Плов, самса, — лагман', 15)).toBe('Плов, самса…');
  expect(cutText('Kettle for the kitchen', 15)).toBe('Kettle…');
  expect(cutText('👍👍👍', 3)).toBe('👍…');
});

test('a word without end is cut within', () => {
  expect(cutText('о'.repeat(50), 10)).toBe(`${'о'.repeat(9)}…`);
});
