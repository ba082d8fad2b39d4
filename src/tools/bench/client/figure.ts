/** One number of a measurement. */
export interface Figure {
  /** `touch.cart.p95`: what was measured, where, and how it is summed up. */
  name: string;
  value: number;
  /** The most that the number may be; left out where nobody promised anything. */
  budget?: number;
  /** The least that it may be. */
  least?: number;
}

/** The most that a half of all runs may take, and all but one of twenty. */
export type Budgets = Readonly<Record<50 | 95, number>>;

/** Milliseconds from a page that shows to life in its island. */
export const TOUCH_BUDGET: Budgets = { 50: 300, 95: 300 };
/** Milliseconds from a press to what it opens. */
export const PRESS_BUDGET: Budgets = { 50: 300, 95: 400 };
/** Milliseconds from what a finger does to the frame after it: the press is felt then. */
export const FELT_BUDGET: Budgets = { 50: 100, 95: 100 };
/** Milliseconds from a press or a key to the frame that shows what came of it: the slowest of a flow. */
export const INTERACTION_BUDGET = 200;
/** How far parts of a page may move by themselves, as the browser adds it up. */
export const SHIFT_BUDGET = 0.02;

/** The figures that are over their budget, or below what they have to reach, as sentences. */
export function overBudget(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, value, budget, least }) => [
    ...(budget !== undefined && !(value <= budget) ? [`${name} is ${value}, ${budget} are allowed`] : []),
    ...(least !== undefined && !(value >= least) ? [`${name} is ${value}, ${least} are promised`] : []),
  ]);
}
