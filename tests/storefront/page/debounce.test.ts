import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '#storefront/page/debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SRC-05] a debounced function runs once, with the last arguments, 1000 ms after the last call', () => {
  const ran: string[] = [];
  const lookUp = debounce((text: string) => ran.push(text));
  lookUp('c');
  vi.advanceTimersByTime(999);
  lookUp('ch');
  vi.advanceTimersByTime(999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['ch']);
});

test('[SRC-01] the wait can be another, and a run that waits can be forgotten', () => {
  const ran: string[] = [];
  const lookUp = debounce((text: string) => ran.push(text), 500);
  lookUp('choy');
  vi.advanceTimersByTime(500);
  lookUp('non');
  lookUp.cancel();
  vi.advanceTimersByTime(5000);
  expect(ran).toEqual(['choy']);
});
