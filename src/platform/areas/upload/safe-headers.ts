/** Nothing that a file contains may run, whatever a browser takes it for; an address never means another. */
export const SAFE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
