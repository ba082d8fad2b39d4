import type { OpenSink } from './order-sink.ts';
import { telegramSink } from './telegram.ts';
import { webhookSink } from './webhook.ts';

const TELEGRAM_URL = 'https://api.telegram.org';

/** Opens sinks by the environment: chats need `TELEGRAM_BOT_TOKEN`, and `TELEGRAM_URL` where it differs. */
export function sinksOf(env: NodeJS.ProcessEnv): OpenSink {
  return ({ kind, address, secret }) => {
    if (kind === 'webhook') return webhookSink(address, secret ?? '');
    if (kind === 'engine') return { ...webhookSink(`${address}/orders`, secret ?? ''), name: 'its engine' };
    const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_URL: url = TELEGRAM_URL } = env;
    if (token) return telegramSink({ url, token, chat: address });
    return { name: 'Telegram', send: async () => ({ reason: 'TELEGRAM_BOT_TOKEN is not set' }) };
  };
}
