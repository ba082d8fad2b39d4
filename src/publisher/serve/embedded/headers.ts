import { speculationRulesPath } from '#domain/link/paths.ts';
import { INERT_POLICY, PICTURE_POLICY, REPORTING_ENDPOINTS, WORKER_POLICY } from './content-policy.ts';

/** Kinds of answers that differ in their headers. */
export type AnswerKind =
  /** A page of a shop. */
  | 'page'
  /** HTML that pages fetch: nobody should find it by itself. */
  | 'fragment'
  /** A file whose name changes with its bytes. */
  | 'hashed-file'
  /** One of those, by which pages are packed. */
  | 'dictionary'
  /** Any other file. */
  | 'file'
  /** A file that programs read, and people find by its page. */
  | 'crawler-file'
  /** A file that says what is so now. */
  | 'fresh-file'
  /** The script of the service worker. */
  | 'worker'
  /** A few words without a shop's layout. */
  | 'plain'
  /** An answer of the shop platform. */
  | 'platform';

const CACHE_CONTROL: Record<AnswerKind, string | undefined> = {
  page: 'no-cache',
  fragment: 'no-cache',
  'hashed-file': 'public, max-age=31536000, immutable',
  dictionary: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  'crawler-file': 'no-cache',
  'fresh-file': 'no-cache',
  worker: 'no-cache',
  plain: 'no-store',
  platform: undefined,
};

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Permissions that no page of a shop needs. A map asks for the shopper's place, a review takes pictures. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'camera=(self)',
  ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/** A server packs the pages of all languages by any of its shop's dictionaries. */
const USE_AS_DICTIONARY = 'match="/*", match-dest=("document")';

const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/**
 * Headers of caching and safety. `policy` is that of the shop's pages, `dictionary` the link to what packs
 * them, `secure` tells that the shopper came by https, `type` is the type of content where that decides who
 * may use it.
 */
export function answerHeaders(
  kind: AnswerKind,
  {
    policy,
    dictionary,
    type = '',
    secure,
  }: { policy?: string; dictionary?: string | undefined; type?: string; secure: boolean },
): Record<string, string> {
  const cacheControl = CACHE_CONTROL[kind];
  const isPage = kind === 'page' && policy !== undefined;
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': isPage ? policy : policyOf(kind, type),
    ...(isPage && { 'permissions-policy': PERMISSIONS_POLICY }),
    ...(isPage && { 'speculation-rules': `"${speculationRulesPath()}"` }),
    ...(isPage && dictionary && { link: dictionary }),
    ...(kind === 'dictionary' && { 'use-as-dictionary': USE_AS_DICTIONARY }),
    ...(isPage && secure && { 'reporting-endpoints': REPORTING_ENDPOINTS }),
    // Search engines and messengers show pictures of shops; nothing else is for other sites.
    'cross-origin-resource-policy': MEDIA.test(type) ? 'cross-origin' : 'same-origin',
    ...((kind === 'fragment' || kind === 'crawler-file') && { 'x-robots-tag': 'noindex' }),
    ...(cacheControl && { 'cache-control': cacheControl }),
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  };
}

/** Types of pictures and videos. */
export const MEDIA = /^(?:image|video)\//;

function policyOf(kind: AnswerKind, type: string): string {
  if (kind === 'worker') return WORKER_POLICY;
  return MEDIA.test(type) ? PICTURE_POLICY : INERT_POLICY;
}
