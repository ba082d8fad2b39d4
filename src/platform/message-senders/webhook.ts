import { Webhook } from 'standardwebhooks';
import { signedHeaders } from '#lib/signed-message.ts';
import { ask, sendingOf } from './ask-service.ts';
import type { MessageSender } from './message-sender.ts';

/**
 * Hands messages to a service of the operator as JSON `{ shop, phone, kind, text }`, signed as Standard
 * Webhooks says. The id of a message is the same in each try.
 */
export function webhookSender(url: string, secret: string): MessageSender {
  const webhook = new Webhook(secret);
  return {
    name: `the webhook ${new URL(url).host}`,
    async send({ id, shop, phone, kind, text }) {
      const body = JSON.stringify({ shop, phone, kind, text });
      const headers = signedHeaders(webhook, id, body);
      const asked = await ask(url, { method: 'POST', headers, body });
      if (!asked.response) return asked.sending;
      await asked.response.body?.cancel();
      return sendingOf(asked.response.status);
    },
  };
}
