import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { CallError } from '#storefront/platform-client/call-error.ts';

const REASONS: Readonly<Record<number, MessageKey>> = {
  403: 'review.not-bought',
  404: 'review.gone',
  413: 'review.refused-size',
  415: 'review.refused-type',
  429: 'review.too-often',
};

/** Message for a review that was refused or whose outcome is unknown; `keyed` as in `sendUntilTaken`. */
export function failureMessage(error: CallError, keyed: boolean): MessageKey {
  const reason = REASONS[error.status ?? 0];
  if (error.kind === 'aborted') return 'review.stopped';
  if (reason) return reason;
  if (!mayBeTaken(error)) return 'review.refused';
  return keyed ? 'review.lost' : 'review.unknown';
}
