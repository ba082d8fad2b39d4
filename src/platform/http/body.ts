import type { IncomingMessage } from 'node:http';
import type { Encoding } from '#contract/call/define-call.ts';
import { Refusal } from './refusal.ts';

const MAX_BODY_BYTES = 1_048_576;

/** Of a body with files: five of 5 MB and what goes with them. */
const MAX_MULTIPART_BYTES = 30 * 1_048_576;

/**
 * Reads a JSON body; undefined where there is none. Throws 413 above `MAX_BODY_BYTES` and 400 for broken
 * JSON.
 */
export function readJsonBody(request: IncomingMessage): Promise<unknown> {
  return readBody(request, 'json');
}

/**
 * Reads a body of the given encoding; undefined where there is none. Forms become objects: a field that
 * stands twice, or whose name ends with `[]`, is a list; files are `File`s. Throws 413 above the encoding's
 * limit and 400 where the body is not what it should be.
 */
export async function readBody(request: IncomingMessage, encoding: Encoding): Promise<unknown> {
  const bytes = await readBytes(request, encoding === 'multipart' ? MAX_MULTIPART_BYTES : MAX_BODY_BYTES);
  if (bytes.length === 0) return undefined;
  switch (encoding) {
    case 'json':
      return parseJson(bytes.toString('utf8'));
    case 'form':
      return fieldsOf(new URLSearchParams(bytes.toString('utf8')));
    case 'multipart':
      return fieldsOf(await parseMultipart(bytes, request.headers['content-type'] ?? ''));
  }
}

/** Query and form fields as an object; a name that stands twice, or ends with `[]`, is a list. */
export function fieldsOf(entries: Iterable<[string, string | File]>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) fields.set(name, [before, value]);
    else fields.set(name, name.endsWith('[]') ? [value] : value);
  }
  return Object.fromEntries(fields);
}

/** Reads a body as it came, for whoever checks its signature. Throws 413 above `MAX_BODY_BYTES`. */
export async function readText(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BODY_BYTES)).toString('utf8');
}

/** Reads a body whole. Throws 413 above `limit` bytes. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the caller gets the answer instead of a broken
    // connection; but not without end.
    if (size <= limit) chunks.push(chunk);
    else if (size > 16 * limit) break;
  }
  if (size > limit) {
    throw new Refusal(
      413,
      { code: 'too-large', message: `The body is larger than ${limit} bytes.` },
      { connection: 'close' },
    );
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal(400, { code: 'invalid', message: `The body is not JSON: ${(cause as Error).message}` });
  }
}

async function parseMultipart(bytes: Buffer<ArrayBufferLike>, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal(400, {
      code: 'invalid',
      message:
        'The body is not multipart/form-data, though the call takes nothing else; its type is ' +
        `"${type}".`,
    });
  }
}
