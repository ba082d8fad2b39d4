/** Codings that a file is sent in, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Just above 0: a coding that was named wins over plain bytes that were not. */
const UNNAMED_IDENTITY = 0.0001;

/** Encodings that an Accept-Encoding header allows, the best first; plain bytes are the last resort. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const qualities = parseQualities(header ?? '');
  const quality = (encoding: Encoding): number => {
    const named = qualities.get(encoding) ?? (encoding === 'gzip' ? qualities.get('x-gzip') : undefined);
    const any = qualities.get('*');
    if (encoding === 'identity') return named ?? (any === 0 ? 0 : UNNAMED_IDENTITY);
    return named ?? any ?? 0;
  };
  const allowed = ENCODINGS.map((encoding) => ({ encoding, quality: quality(encoding) }))
    .filter((one) => one.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((one) => one.encoding);
  return allowed.includes('identity') ? allowed : [...allowed, 'identity'];
}

/** True if an Accept-Encoding header allows Zstandard with a dictionary of the browser's. */
export function takesDictionaries(header: string | undefined): boolean {
  return (parseQualities(header ?? '').get('dcz') ?? 0) > 0;
}

/** True if an If-None-Match header names the entity tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const quality = q === undefined ? 1 : Number(q);
    if (name) qualities.set(name, quality >= 0 && quality <= 1 ? quality : 0);
  }
  return qualities;
}
