import type { MaskitoOptions } from '@maskito/core';

const LETTER = /[A-Za-z]/;
const DIGIT = /\d/;

/** Two capital letters and seven digits: `AA 1234567`. */
export const PASSPORT_MASK: MaskitoOptions = {
  mask: [LETTER, LETTER, ' ', DIGIT, DIGIT, DIGIT, DIGIT, DIGIT, DIGIT, DIGIT],
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};
