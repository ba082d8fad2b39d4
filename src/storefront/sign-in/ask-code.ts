import type { Translate } from '#storefront/i18n/message-key.ts';
import { notify } from '#storefront/page/notice.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { sendPasswordCode, sendSignInCode } from './sign-in.ts';

/**
 * Asks for a code, and returns the time, in milliseconds since 1970. If none was sent, a toast says so; the
 * call itself reports the limit. Throws the `CallError`.
 */
export async function askCode(
  purpose: 'sign-in' | 'password',
  name: string,
  t: Translate,
  captcha?: string,
): Promise<number> {
  try {
    await (purpose === 'sign-in' ? sendSignInCode(name, captcha) : sendPasswordCode(name, captcha));
    return Date.now();
  } catch (error) {
    const isTold = error instanceof CallError && (error.kind === 'limit' || error.status === 423);
    if (!isTold) notify({ text: t('sign-in.you_havent_auth') });
    throw error;
  }
}
