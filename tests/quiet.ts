import { afterEach, expect } from 'vitest';

// A passing run prints no complaint: a test whose code has one to make takes it by `printedErrors` and looks
// at it.

const printed: string[] = [];

for (const method of ['error', 'warn'] as const) {
  const print = console[method];
  console[method] = (...words) => {
    printed.push(words.join(' '));
    print(...words);
  };
}

afterEach(() => {
  expect(printed.splice(0), 'complaints that the test let be printed').toEqual([]);
});
