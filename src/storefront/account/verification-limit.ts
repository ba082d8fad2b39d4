import { sendVerification } from '#contract/account/account.ts';
import type { CallInput } from '#contract/call/define-call.ts';
import { notify } from '#storefront/page/notice.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';
import { type CodePurpose, keepSentCode } from './sent-code.ts';

/** Milliseconds in which no code is asked for after the platform answered 423. */
export const LIMIT_PAUSE = 30 * 60 * 1000;

/** Name of the pause of a phone or user name: the platform counts the codes of each. */
export const pauseName = (purpose: CodePurpose, name: string) => `${purpose} ${name}`;

/**
 * Asks for a code by `send`. If the platform answers 423, the shopper is told that the limit is reached, and
 * for 30 minutes nothing more is sent for this purpose and name: calls fail at once with a `CallError` of the
 * kind `limit` and status 423. `name` is the phone or user name that the code is for, empty for a card.
 */
export async function askForCode<Answer>(
  purpose: CodePurpose,
  name: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const pause = pauseName(purpose, name);
  if (Date.now() < ($codePauses.get()[pause] ?? 0)) throw limitOf(purpose, 423);
  try {
    const answer = await send();
    if (name !== '') keepSentCode({ purpose, name, at: Date.now() });
    return answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 423) {
      const running = Object.entries($codePauses.get()).filter(([, until]) => until > Date.now());
      $codePauses.set({ ...Object.fromEntries(running), [pause]: Date.now() + LIMIT_PAUSE });
      notify({ key: 'notice.verification-limit' });
    }
    throw error;
  }
}

/**
 * Sends a code to a phone. No answer gives the words of the limit, as the documents have it, but no pause:
 * the shopper may try again.
 */
export function sendPhoneCode(
  purpose: CodePurpose,
  body: CallInput<typeof sendVerification>['body'],
): Promise<unknown> {
  return askForCode(purpose, body.phoneNumber, async () => {
    try {
      return await callShop(sendVerification, { body }, { unchecked: true });
    } catch (error) {
      const isLost = error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout');
      throw isLost ? limitOf(purpose) : error;
    }
  });
}

function limitOf(purpose: CodePurpose, status?: number): CallError {
  notify({ key: 'notice.verification-limit' });
  const message = 'No more codes can be asked for now.';
  return new CallError({ kind: 'limit', status, call: `code for ${purpose}`, message });
}
