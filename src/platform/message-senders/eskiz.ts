import { ask, sendingOf } from './ask-service.ts';
import type { MessageSender, Sending, TextMessage } from './message-sender.ts';

export interface EskizOptions {
  /** `https://notify.eskiz.uz/api`, without a closing slash. */
  url: string;
  email: string;
  password: string;
  /** Name or number that phones show as the sender. */
  from: string;
}

type SignedIn = { token: string } | { token?: never; sending: Sending };

/**
 * SMS by Eskiz (https://documenter.getpostman.com/view/663428/RzfmES4z). Its token lives for 30 days and is
 * asked for anew when it is refused. Texts have to be confirmed at Eskiz before; others are refused there.
 */
export function eskizSender({ url, email, password, from }: EskizOptions): MessageSender {
  let token: string | undefined;

  async function signIn(): Promise<SignedIn> {
    const body = new URLSearchParams({ email, password });
    const asked = await ask(`${url}/auth/login`, { method: 'POST', body });
    // Nothing was sent yet, whatever became of this.
    if (!asked.response) return { sending: { is: 'not-taken', reason: reasonOf(asked.sending) } };
    const { status } = asked.response;
    const answer = await readJson(asked.response);
    const given = (answer?.['data'] as { token?: unknown } | undefined)?.token;
    if (typeof given === 'string') return { token: given };
    return { sending: { is: 'not-taken', reason: `Eskiz does not sign in: it answered ${status}` } };
  }

  async function sendBy(bearer: string, message: TextMessage): Promise<Sending | 401> {
    const { phone: number, text, id } = message;
    const body = new URLSearchParams({
      mobile_phone: number.replace('+', ''),
      message: text,
      from,
      user_sms_id: id,
    });
    const headers = { authorization: `Bearer ${bearer}` };
    const asked = await ask(`${url}/message/sms/send`, { method: 'POST', body, headers });
    if (!asked.response) return asked.sending;
    const { status } = asked.response;
    await asked.response.body?.cancel();
    return status === 401 ? 401 : sendingOf(status);
  }

  return {
    name: 'SMS by Eskiz',
    async send(message) {
      for (let isFresh = false; ; isFresh = true) {
        if (token === undefined) {
          const signedIn = await signIn();
          if (signedIn.token === undefined) return signedIn.sending;
          token = signedIn.token;
          isFresh = true;
        }
        const sending = await sendBy(token, message);
        if (sending !== 401) return sending;
        token = undefined;
        if (isFresh) return { is: 'not-taken', reason: 'Eskiz refuses the token that it has just given' };
      }
    },
  };
}

function reasonOf(sending: Sending): string {
  return sending.is === 'taken' ? '' : sending.reason;
}

async function readJson(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
