import {
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
  WEBHOOK_WINDOW_MS,
  type WebhookMessage,
  webhookMessageSchema,
} from '#contract/webhook.ts';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** A message that is what it says it is, or why it is not taken. */
export type VerifiedWebhook =
  | { kind: 'verified'; message: WebhookMessage }
  | { kind: 'refused'; reason: 'unsigned' | 'stale' | 'wrong-signature' | 'not-a-message' };

/** The headers that sign a body at a moment; see `#contract/webhook.ts` for what is signed. */
export async function signWebhook(secret: string, body: string, now: Date): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret), signedBytes(timestamp, body));
  return {
    [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
    [WEBHOOK_SIGNATURE_HEADER]: `sha256=${hexOf(new Uint8Array(signature))}`,
  };
}

/**
 * Checks a message of the cache server. `headers` have lower-case names, `body` is the request's body as it
 * came. Whether its `deliveryId` was seen before is the caller's to know. The comparison takes the same time
 * whatever the signature is.
 */
export async function verifyWebhook(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now: Date,
): Promise<VerifiedWebhook> {
  const timestamp = headers[WEBHOOK_TIMESTAMP_HEADER];
  const signature = readSignature(headers[WEBHOOK_SIGNATURE_HEADER]);
  if (secret === '' || typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp) || !signature)
    return { kind: 'refused', reason: 'unsigned' };
  if (
    !(await crypto.subtle.verify('HMAC', await importKey(secret), signature, signedBytes(timestamp, body)))
  ) {
    return { kind: 'refused', reason: 'wrong-signature' };
  }
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > WEBHOOK_WINDOW_MS)
    return { kind: 'refused', reason: 'stale' };
  const message = webhookMessageSchema.safeParse(jsonOrNothing(body));
  return message.success
    ? { kind: 'verified', message: message.data }
    : { kind: 'refused', reason: 'not-a-message' };
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, [
    'sign',
    'verify',
  ]);
}

function signedBytes(timestamp: string, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${timestamp}.${body}`);
}

function readSignature(header: string | string[] | undefined): Uint8Array<ArrayBuffer> | undefined {
  const [, hex] = typeof header === 'string' ? (/^sha256=([0-9a-f]{64})$/.exec(header) ?? []) : [];
  return hex === undefined
    ? undefined
    : Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
