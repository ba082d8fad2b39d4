import type { IncomingMessage } from 'node:http';

/** The body of a request; undefined where it is longer than that many bytes, or broken off. */
export async function readUpTo(request: IncomingMessage, bytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > bytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
