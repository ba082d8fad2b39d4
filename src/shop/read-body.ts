/** Biggest answer that is taken, in bytes. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** An answer with more bytes than allowed. */
export class TooBigError extends Error {
  override name = 'TooBigError';
}

/** The body as text. Stops reading and throws a TooBigError past the limit, whatever length the headers claim. */
export async function readBody(response: Response, limit: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [size, text] = [0, ''];
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > limit) throw new TooBigError(`The answer has more than ${limit} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
