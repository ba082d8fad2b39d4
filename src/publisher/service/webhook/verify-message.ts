import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import {
  WEBHOOK_ID_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from '#contract/cache/webhook.ts';

/** Of a shop that has no secret, so that its answer takes as long as that of a wrong signature. */
const NOBODYS_SECRET = `whsec_${randomBytes(32).toString('base64')}`;

/**
 * True if one of a shop's secrets signed a message as Standard Webhooks says, within five minutes of now. A
 * shop has two secrets while one takes the place of the other.
 */
export function isSigned(body: Buffer, headers: IncomingHttpHeaders, secrets: readonly string[]): boolean {
  const signed = Object.fromEntries(
    [WEBHOOK_ID_HEADER, WEBHOOK_TIMESTAMP_HEADER, WEBHOOK_SIGNATURE_HEADER].map((name) => [
      name,
      String(headers[name] ?? ''),
    ]),
  );
  const tried = secrets.length > 0 ? secrets : [NOBODYS_SECRET];
  return tried.filter((secret) => matches(body, signed, secret)).length > 0;
}

function matches(body: Buffer, headers: Record<string, string>, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
