import { Webhook } from 'standardwebhooks';
import { signedHeaders } from '#lib/signed-message.ts';
import type { OrderSink, Untaken } from './order-sink.ts';
import { postJson } from './post-json.ts';

/** Letters of a service's own words that are kept. */
const LONGEST_REASON = 300;

/**
 * Hands each change to a service as JSON `{ type: "order.<state>", timestamp, shop, data }`, `data` being the
 * order as the contract has it, signed as Standard Webhooks says.
 */
export function webhookSink(url: string, secret: string): OrderSink {
  return {
    name: 'the webhook',
    send: ({ id, shop, at, order }) =>
      postSigned(url, secret, id, { type: `order.${order.state}`, timestamp: at, shop, data: order }),
  };
}

/** Posts a message, signed as Standard Webhooks says, and gives why it was not taken. */
export async function postSigned(
  url: string,
  secret: string,
  id: string,
  message: unknown,
  timeoutMs?: number,
): Promise<Untaken> {
  const body = JSON.stringify(message);
  const headers = signedHeaders(new Webhook(secret), id, body);
  const { json, untaken } = await postJson(url, body, headers, timeoutMs);
  const said = untaken && (json as { message?: unknown } | undefined)?.message;
  return typeof said === 'string' ? { reason: said.slice(0, LONGEST_REASON) } : untaken;
}
