/** What an answer is, as far as its headers go. */
export type AnswerKind =
  /** A page of a shop. */
  | 'page'
  /** HTML that pages fetch: nobody should find it by itself. */
  | 'fragment'
  /** A file whose name changes with its bytes. */
  | 'hashed-file'
  /** Any other file. */
  | 'file'
  /** A few words without a shop's layout. */
  | 'plain'
  /** What the shop platform answered. */
  | 'platform';

const CACHE_CONTROL: Record<AnswerKind, string | undefined> = {
  page: 'no-cache',
  fragment: 'no-cache',
  'hashed-file': 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  plain: 'no-store',
  platform: undefined,
};

/** Nothing may run: an SVG picture that is opened as a page could hold scripts. */
const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/**
 * The policy of a shop's pages: scripts come from files of the shop's own host, never from the page.
 * `frameOrigins` may show them in a frame.
 */
export function contentSecurityPolicy(frameOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    ["frame-ancestors 'self'", ...frameOrigins].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Headers of caching and safety. `pagePolicy` is the shop's own policy, `secure` tells that the shopper came
 * by https.
 */
export function answerHeaders(
  kind: AnswerKind,
  { pagePolicy, secure }: { pagePolicy?: string; secure: boolean },
): Record<string, string> {
  const cacheControl = CACHE_CONTROL[kind];
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': kind === 'page' && pagePolicy ? pagePolicy : INERT_POLICY,
    ...(kind === 'fragment' && { 'x-robots-tag': 'noindex' }),
    ...(cacheControl && { 'cache-control': cacheControl }),
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  };
}
