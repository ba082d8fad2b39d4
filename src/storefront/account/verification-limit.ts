import { notify } from '#storefront/page/notice.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';

/** Purposes of a code. Each has a limit of its own. */
export type CodePurpose = 'registration' | 'sign-in' | 'password' | 'payment' | 'phone' | 'card';

/** Milliseconds in which no code is asked for after the platform answered 423. */
export const LIMIT_PAUSE = 30 * 60 * 1000;

/**
 * Asks for a code by `send`. If the platform answers 423, the shopper is told that the limit is reached, and
 * for 30 minutes nothing more is sent for this purpose: calls fail at once with a `CallError` of the kind
 * `limit` and status 423.
 */
export async function askForCode<Answer>(purpose: CodePurpose, send: () => Promise<Answer>): Promise<Answer> {
  if (Date.now() < ($codePauses.get()[purpose] ?? 0)) {
    notify({ key: 'notice.verification-limit' });
    throw new CallError({
      kind: 'limit',
      status: 423,
      call: `code for ${purpose}`,
      message: 'No more codes can be asked for now.',
    });
  }
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && error.status === 423) {
      $codePauses.set({ ...$codePauses.get(), [purpose]: Date.now() + LIMIT_PAUSE });
      notify({ key: 'notice.verification-limit' });
    }
    throw error;
  }
}
