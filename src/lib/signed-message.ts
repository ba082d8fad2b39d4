import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** Headers of a signed message, as https://www.standardwebhooks.com names them. */
const [ID, TIMESTAMP, SIGNATURE] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** Of a receiver that has no secret, so that its answer takes as long as that of a wrong signature. */
const NOBODYS_SECRET = `whsec_${randomBytes(32).toString('base64')}`;

/** Headers that sign a message now, by the machine's own time: the receiver knows no other. */
export function signedHeaders(webhook: Webhook, id: string, body: string): Record<string, string> {
  const now = new Date();
  return {
    'content-type': 'application/json',
    [ID]: id,
    [TIMESTAMP]: String(Math.floor(now.getTime() / 1000)),
    [SIGNATURE]: webhook.sign(id, now, body),
  };
}

/**
 * True if one of these secrets signed a message as Standard Webhooks says, within five minutes of now. There
 * are two while one takes the place of the other.
 */
export function isSigned(
  body: Buffer | string,
  headers: IncomingHttpHeaders,
  secrets: readonly string[],
): boolean {
  const signed = Object.fromEntries(
    [ID, TIMESTAMP, SIGNATURE].map((name) => [name, String(headers[name] ?? '')]),
  );
  const tried = secrets.length > 0 ? secrets : [NOBODYS_SECRET];
  return tried.filter((secret) => matches(body, signed, secret)).length > 0;
}

function matches(body: Buffer | string, headers: Record<string, string>, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
