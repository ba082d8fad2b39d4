// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LETTER_TIME, startPlaceholder } from '#storefront/search/placeholder.ts';

const field = () => document.querySelector('input') as HTMLInputElement;
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  document.body.innerHTML = '<input placeholder="What?" data-words="Tea\nRugs">';
});
afterEach(() => vi.useRealTimers());

const after = (letters: number) => {
  vi.advanceTimersByTime(letters * LETTER_TIME);
  return field().placeholder;
};

test('[SRC-03] names are written into the placeholder at 80 ms a letter, one after another', () => {
  expect(LETTER_TIME).toBe(80);
  startPlaceholder(field());
  expect([after(1), after(1), after(1)]).toEqual(['T', 'Te', 'Tea']);
  expect(after(20)).toBe('Tea');
  expect([after(1), after(3)]).toEqual(['R', 'Rugs']);
  after(20);
  expect(after(1)).toBe('T');
});

test('[SRC-03] it stops for good when a shopper comes to the field, and rests while the field has a text', () => {
  startPlaceholder(field());
  after(2);
  field().value = 'x';
  expect(after(5)).toBe('Te');
  field().focus();
  expect([after(0), after(50)]).toEqual(['What?', 'What?']);
});

test('[SRC-03] nothing moves for who wishes less motion', () => {
  reduced = true;
  startPlaceholder(field());
  expect(after(10)).toBe('What?');
});
