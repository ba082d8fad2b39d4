import {
  changePassword,
  checkActivationCode,
  confirmSignIn,
  registerCustomer,
  requestPassword,
  sendVerification,
  signIn,
} from '#contract/account/account.ts';
import type { Call } from '#contract/call/define-call.ts';
import { addReview } from '#contract/catalogue/review.ts';
import { fastCheckout } from '#contract/order/checkout.ts';
import { uploadFile } from '#contract/upload/upload.ts';

/** A limit of calls that cost somebody something: a message to a phone, a guess, stock, room on a disk. */
export interface CallLimit {
  calls: readonly Call[];
  /** Addresses of clients are counted, or the phones that calls name. */
  per: 'address' | 'phone';
  /** So many at once, and so many more in each ten minutes; 0 is no limit. */
  inTenMinutes: number;
}

const CODES: readonly Call[] = [sendVerification, requestPassword];
const GUESSES: readonly Call[] = [signIn, confirmSignIn, checkActivationCode, changePassword];

/** Other web servers are configured from the same rows. */
export const CALL_LIMITS = {
  codes: { calls: CODES, per: 'address', inTenMinutes: 10 },
  'codes-of-phone': { calls: CODES, per: 'phone', inTenMinutes: 3 },
  'sign-ins': { calls: GUESSES, per: 'address', inTenMinutes: 30 },
  registrations: { calls: [registerCustomer], per: 'address', inTenMinutes: 10 },
  'one-click-orders': { calls: [fastCheckout], per: 'address', inTenMinutes: 10 },
  files: { calls: [uploadFile], per: 'address', inTenMinutes: 40 },
  reviews: { calls: [addReview], per: 'address', inTenMinutes: 10 },
} satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof CALL_LIMITS;
export type CallLimits = Readonly<Record<CallLimitName, CallLimit>>;

export const CALL_LIMIT_SECONDS = 600;
