import { maskitoTransform } from '@maskito/core';
import { expect, test } from 'vitest';
import { PHONE_MASK } from '#storefront/ui/form/phone-mask.ts';

test('[AUT-07] a phone gets its prefix and spaces, however it was written', () => {
  for (const text of ['901112233', '+998901112233', '998901112233', '+998 90 111-22-33', '90 111 22 33'])
    expect(maskitoTransform(text, PHONE_MASK), text).toBe('+998 90 111 22 33');
  expect(maskitoTransform('998', PHONE_MASK)).toBe('+998 99 8');
  expect(maskitoTransform('', PHONE_MASK)).toBe('');
});
