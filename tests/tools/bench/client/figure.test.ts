import { expect, test } from 'vitest';
import { overBudget } from '#tools/bench/client/figure.ts';

test('what is over its budget is named with both numbers; what has none, or just keeps it, is not', () => {
  const figures = [
    { name: 'touch.cart.p95', value: 301, budget: 300 },
    { name: 'touch.login.p95', value: 300, budget: 300 },
    { name: 'arrival.cart.p95', value: 900 },
  ];
  expect(overBudget(figures)).toEqual(['touch.cart.p95 is 301, 300 are allowed']);
});

test('a number that could not be measured is over its budget', () => {
  expect(overBudget([{ name: 'shift.cart.390', value: Number.NaN, budget: 0.02 }])).toHaveLength(1);
});
