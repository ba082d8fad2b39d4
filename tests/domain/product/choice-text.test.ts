import { expect, test } from 'vitest';
import { choiceText } from '#domain/product/choice-text.ts';

test('a choice is said by its labels, without those that the name has', () => {
  expect(choiceText('Phone', ['Black', '128 GB'])).toBe('Black, 128 GB');
  expect(choiceText('Phone, black', ['Black', '128 GB'])).toBe('128 GB');
  expect(choiceText('Blackberry', ['Black'])).toBe('Black');
  expect(choiceText('Phone', [])).toBe('');
});
