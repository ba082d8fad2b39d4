import { isRecord } from '#domain/parse/is-record.ts';
import { PLACEHOLDER_URL } from '#domain/picture/placeholder.ts';
import type { HttpsHosts } from '#lib/https-hosts.ts';

/** Fields of answers below which every address is one of a picture. */
const PICTURE_FIELDS = new Set([
  'image',
  'images',
  'logo',
  'logoOnDark',
  'favicon',
  'imageDesktop',
  'imageMobile',
]);

const BY_HTTP = /^http:\/\//i;

/** The address of a picture in HTML, and what stands before it in its tag. */
const IN_HTML = /(<img\b[^<>]*?\ssrc\s*=\s*["']?)(http:\/\/[^\s"'<>]+)/gi;

/** Rewrites an address by http. */
type Rewrite = (address: string) => string;

/**
 * An answer with its pictures by https, because pages take none by http. Where a host does not answer by
 * https, its pictures go, or become the placeholder; `onLost` is told the host. An answer without pictures by
 * http is given back as it is.
 */
export async function securePictures<Answer>(
  answer: Answer,
  hosts: HttpsHosts,
  onLost: (host: string) => void,
): Promise<Answer> {
  const addresses = new Map<string, string>();
  rewritten(answer, false, (address) => {
    addresses.set(hostOf(address), address);
    return address;
  });
  if (addresses.size === 0) return answer;
  const lost = new Set<string>();
  await Promise.all(
    [...addresses].map(async ([host, address]) => {
      if (await hosts.answer(address)) return;
      lost.add(host);
      onLost(host);
    }),
  );
  const secured = rewritten(answer, false, (address) =>
    lost.has(hostOf(address)) ? PLACEHOLDER_URL : address.replace(BY_HTTP, 'https://'),
  );
  return secured as Answer;
}

const hostOf = (address: string) => URL.parse(address)?.host ?? '';

/**
 * The same value with every picture's address by http rewritten; `inPicture` where a field above is one's.
 */
function rewritten(value: unknown, inPicture: boolean, rewrite: Rewrite): unknown {
  if (typeof value === 'string') {
    if (inPicture) return BY_HTTP.test(value) ? rewrite(value) : value;
    if (!value.includes('<')) return value;
    return value.replace(IN_HTML, (_, start: string, address: string) => start + rewrite(address));
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => rewritten(item, inPicture, rewrite));
    return inPicture ? items.filter((item, at) => !isLost(item, value[at])) : items;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    const kept = rewritten(one, key !== 'alt' && (inPicture || PICTURE_FIELDS.has(key)), rewrite);
    // No tab needs an icon that says that there is none.
    return [key, key === 'favicon' && kept === PLACEHOLDER_URL ? null : kept];
  });
  return Object.fromEntries(entries);
}

/** Of several pictures those that are lost are none: the placeholder stands where nothing else does. */
function isLost(item: unknown, before: unknown): boolean {
  const now = addressesOf(item);
  return now.includes(PLACEHOLDER_URL) && !addressesOf(before).includes(PLACEHOLDER_URL);
}

function addressesOf(image: unknown): unknown[] {
  if (!isRecord(image)) return [image];
  return isRecord(image['urls']) ? Object.values(image['urls']) : [image['url']];
}
