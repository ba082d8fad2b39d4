import { ExplainedError } from '#lib/explained-error.ts';
import { eskizSender } from './eskiz.ts';
import { logFileSender } from './log-file.ts';
import type { MessageSender } from './message-sender.ts';
import { webhookSender } from './webhook.ts';

/** Environment variables that cannot be used; the message says which and what to do. */
export class MessageSettingsError extends ExplainedError {
  override name = 'MessageSettingsError';
}

export interface ChosenSender {
  sender: MessageSender;
  /** False where messages only go into a file. */
  reachesPhones: boolean;
}

const ESKIZ_URL = 'https://notify.eskiz.uz/api';
/** The number that Eskiz gives to who has no name of their own. */
const ESKIZ_FROM = '4546';

const SECRET = /^whsec_[\w+/]{32,88}={0,2}$/;

/**
 * The sender that the environment names: `ESKIZ_EMAIL` and `ESKIZ_PASSWORD`, with `ESKIZ_FROM` and
 * `ESKIZ_URL` where they differ, or `MESSAGE_WEBHOOK_URL` and `MESSAGE_WEBHOOK_SECRET`; else the file. Throws
 * `MessageSettingsError`.
 */
export function chooseSender(env: NodeJS.ProcessEnv, file: string): ChosenSender {
  const { ESKIZ_EMAIL: email, ESKIZ_PASSWORD: password, MESSAGE_WEBHOOK_URL: webhook } = env;
  if (email && webhook)
    throw new MessageSettingsError(
      'ESKIZ_EMAIL and MESSAGE_WEBHOOK_URL are both set: messages would be sent twice. Set one of them.',
    );
  if (Boolean(email) !== Boolean(password))
    throw new MessageSettingsError(
      `${email ? 'ESKIZ_PASSWORD' : 'ESKIZ_EMAIL'} is not set: Eskiz takes an e-mail and a password. Set both.`,
    );
  if (email && password) {
    const url = address('ESKIZ_URL', env['ESKIZ_URL'] || ESKIZ_URL);
    return {
      sender: eskizSender({ url, email, password, from: env['ESKIZ_FROM'] || ESKIZ_FROM }),
      reachesPhones: true,
    };
  }
  if (!webhook) return { sender: logFileSender(file), reachesPhones: false };
  const secret = env['MESSAGE_WEBHOOK_SECRET'] ?? '';
  if (!SECRET.test(secret))
    throw new MessageSettingsError(
      'MESSAGE_WEBHOOK_SECRET must be like whsec_ and 24 to 64 bytes in Base64: it signs what ' +
        'MESSAGE_WEBHOOK_URL gets.',
    );
  return { sender: webhookSender(address('MESSAGE_WEBHOOK_URL', webhook), secret), reachesPhones: true };
}

/** Codes open accounts, so they travel encrypted, unless they stay on this machine. */
function address(variable: string, text: string): string {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  if (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
    return text.replace(/\/$/, '');
  throw new MessageSettingsError(
    `${variable} is "${text}": it must be an address like https://sms.example, since codes go there.`,
  );
}
