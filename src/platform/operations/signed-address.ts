import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';
import { ExplainedError } from '#lib/explained-error.ts';

/** An address that is told nothing; the message says what is right. */
export class SignedAddressError extends ExplainedError {
  override name = 'SignedAddressError';
}

/** A secret as both sides of signed messages have it. Throws `SignedAddressError`. */
export function parseSecret(secret = ''): string {
  if (WEBHOOK_SECRET.test(secret)) return secret;
  throw new SignedAddressError(
    '--secret must be like whsec_ and 24 to 64 bytes in Base64; it signs messages.',
  );
}

/** An address of the web, like this example. Throws `SignedAddressError`. */
export function parseAddress(address: string, example: string): URL {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new SignedAddressError(`--webhook must be an address like ${example}, not "${address}".`);
}
