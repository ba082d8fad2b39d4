import * as account from './account.ts';
import * as address from './address.ts';
import * as bankCard from './bank-card.ts';
import * as cache from './cache.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import type { Call } from './define-call.ts';
import * as franchise from './franchise.ts';
import * as market from './market.ts';
import * as notification from './notification.ts';
import * as payment from './payment.ts';
import * as promotion from './promotion.ts';
import * as review from './review.ts';
import * as shipping from './shipping.ts';
import * as wallet from './wallet.ts';

/** Every call of the contract by its name, grouped by the file that describes it. */
export const CALLS_BY_AREA = {
  catalogue: callsOf(catalogue),
  market: callsOf(market),
  review: callsOf(review),
  cart: callsOf(cart),
  cache: callsOf(cache),
  shipping: callsOf(shipping),
  payment: callsOf(payment),
  promotion: callsOf(promotion),
  franchise: callsOf(franchise),
  account: callsOf(account),
  address: callsOf(address),
  'bank-card': callsOf(bankCard),
  wallet: callsOf(wallet),
  notification: callsOf(notification),
};

/** Every call of the contract by its name. */
export const ALL_CALLS: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(CALLS_BY_AREA));

function callsOf(area: Record<string, unknown>): Record<string, Call> {
  return Object.fromEntries(Object.entries(area).filter((entry): entry is [string, Call] => isCall(entry[1])));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}
