import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 1_048_576;

/** Reads a JSON body; undefined where there is none. Throws 413 above `MAX_BODY_BYTES` and 400 for broken JSON. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too much is read and dropped, so that the caller gets the answer instead of a broken connection; but not without end.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (size > 16 * MAX_BODY_BYTES) break;
  }
  if (size > MAX_BODY_BYTES) {
    throw new Refusal(413, { code: 'too-large', message: `The body is larger than ${MAX_BODY_BYTES} bytes.` }, { connection: 'close' });
  }
  if (size === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (cause) {
    throw new Refusal(400, { code: 'invalid', message: `The body is not JSON: ${(cause as Error).message}` });
  }
}
