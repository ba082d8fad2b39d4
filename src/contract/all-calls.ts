import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import type { Call } from './define-call.ts';
import * as market from './market.ts';
import * as review from './review.ts';

/** Every call of the contract by its name, grouped by the file that describes it. */
export const CALLS_BY_AREA = { catalogue: callsOf(catalogue), market: callsOf(market), review: callsOf(review), cart: callsOf(cart) };

/** Every call of the contract by its name. */
export const ALL_CALLS: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(CALLS_BY_AREA));

function callsOf(area: Record<string, unknown>): Record<string, Call> {
  return Object.fromEntries(Object.entries(area).filter((entry): entry is [string, Call] => isCall(entry[1])));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}
