/** Logos are small; a larger file is none. */
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

/** Result of a download; `later` if the platform may answer another time. */
export type FetchedPicture = { bytes: Uint8Array } | 'none' | 'later';

/** Gets a picture by the address that the platform gave: a path of its own, or a whole https address. */
export async function fetchPicture(address: string, platformUrl: string): Promise<FetchedPicture> {
  const url = URL.parse(address, platformUrl);
  if (!url || (url.protocol !== 'https:' && url.origin !== new URL(platformUrl).origin)) return 'none';
  try {
    const answer = await fetch(url, {
      headers: { accept: 'image/svg+xml,image/png,image/webp,image/jpeg' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok || !answer.body) return answer.status >= 500 ? 'later' : 'none';
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return 'none';
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch {
    return 'later';
  }
}
