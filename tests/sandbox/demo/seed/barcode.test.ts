import { expect, test } from 'vitest';
import { ean13 } from '#sandbox/demo/seed/barcode.ts';

test('the check digit of a barcode is the one that EAN-13 asks for', () => {
  // 4+8+2+4+6+8 once and 7+1+3+5+7+9 three times make 128; 2 more make a full ten.
  expect(ean13(123_456_789)).toBe('4781234567892');
});
