/** A page of the shop as the network gave it. */
export interface OwnPage {
  html: string;
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  headers: Headers;
}

/** Mark of our own pages, in their first element. */
const MARK = /<html\b[^>]*\sdata-tenant="/;
const MARK_WITHIN = 500;

/**
 * The page in an answer, if it is one of the shop; undefined for answers from or by way of elsewhere (a
 * network to sign in to), for errors and for anything without our mark.
 */
export async function readOwnPage(answer: Response, now: number): Promise<OwnPage | undefined> {
  const { status, type, redirected, headers } = answer;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (status !== 200 || redirected || !isPage || !['basic', 'default'].includes(type)) return undefined;
  const html = await answer.text();
  if (!MARK.test(html.slice(0, MARK_WITHIN))) return undefined;
  // A page from the browser's own cache is as old as its date says.
  const told = Date.parse(headers.get('date') ?? '');
  return { html, at: Number.isNaN(told) ? now : Math.min(told, now), headers };
}

/** The hashed files that a page names itself. Those in its map of hashes may never be loaded. */
export function filesOf(html: string): string[] {
  const named = html.replace(/<script type="importmap">.*?<\/script>/s, '');
  return [
    ...new Set([...named.matchAll(/"(\/_astro\/[^"#?]+\.(?:js|css|svg))/g)].map(([, path = '']) => path)),
  ];
}
