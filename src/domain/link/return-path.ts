/** Any host will do: a path is own where it stays on whichever host reads it. */
const HOST = 'https://shop.invalid';

/** Pages that nobody comes back to: they would send the shopper on at once, or sign out. */
const PASSING = /^(?:\/[a-z]{2})?\/(?:login|logout)\/?$/;

/**
 * The page that a shopper comes back to after signing in, as path, query and hash; undefined where the text
 * leads to another host, however it is written, or to a page that would lead on.
 */
export function parseReturnPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  const url = URL.parse(text, HOST);
  if (url?.origin !== HOST) return undefined;
  const { pathname, search, hash } = url;
  // `/.//host` is a path whose text begins another host.
  if (pathname.startsWith('//') || PASSING.test(pathname)) return undefined;
  return pathname + search + hash;
}
