import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { CallError, type CallFailure } from '#storefront/platform-client/call-error.ts';

/** Keys of messages by the platform's codes of refusals. */
export type RefusalMessages = Readonly<Record<string, MessageKey>>;

const FAILURES: Readonly<Partial<Record<CallFailure, MessageKey>>> = {
  network: 'form.offline',
  timeout: 'form.slow',
  limit: 'notice.verification-limit',
};

const COMMON: RefusalMessages = {
  'too-many-tries': 'form.too-many-tries',
  'limit-reached': 'notice.verification-limit',
  'wrong-code': 'form.uncurrent_pass',
};

/** Messages by status, if the platform gives no reason that is known here. */
const STATUSES: Readonly<Record<number, MessageKey>> = {
  423: 'notice.verification-limit',
  429: 'form.too-many-tries',
};

/** Message for an error, in the words of `refusals` if the platform refused. */
export function messageOf(error: unknown, refusals: RefusalMessages = {}): MessageKey {
  if (!(error instanceof CallError)) return 'form.failed';
  const refusal = error.code && (refusals[error.code] ?? COMMON[error.code]);
  return refusal || STATUSES[error.status ?? 0] || FAILURES[error.kind] || 'form.failed';
}
