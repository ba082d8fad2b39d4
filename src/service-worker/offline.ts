import { offlinePath } from '#paths.ts';

const CACHE = 'offline:v1';
/** How long the kept page is taken for the present one, in milliseconds. */
const FRESH = 3_600_000;
/** Nothing runs on the kept page, and its style stands within it: it needs nothing but itself. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * The page that a navigation asks for; where it cannot be had, the shop's offline page in the language of the
 * address. `done` is when nothing is left to do for it.
 */
export function answerNavigation(request: Request): { answer: Promise<Response>; done: Promise<void> } {
  const asked = fetch(request);
  return { answer: asked.catch(() => offlinePage(request.url)), done: asked.then(renew).catch(() => {}) };
}

async function offlinePage(url: string): Promise<Response> {
  const [, language] = new URL(url).pathname.split('/');
  const cache = await caches.open(CACHE);
  return (
    (language && (await cache.match(`/${language}${offlinePath()}`))) ||
    (await cache.match(offlinePath())) ||
    Response.error()
  );
}

/** Keeps the page again where the kept one is no longer fresh: the shop may have changed its phone. */
async function renew(): Promise<void> {
  const kept = await (await caches.open(CACHE)).match(offlinePath());
  if (!kept || Date.now() - Number(kept.headers.get('x-kept-at')) > FRESH) await keepOfflinePages();
}

/** Keeps the offline page in each language of the shop, and no other. Fails where one cannot be had. */
export async function keepOfflinePages(): Promise<void> {
  const first = await read(offlinePath());
  const others = [...first.matchAll(/<link rel="alternate"[^>]* href="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const paths = [...new Set([offlinePath(), ...others])];
  const pages = await Promise.all(
    paths.map(async (path) => ({
      path,
      html: await withStyles(path === offlinePath() ? first : await read(path)),
    })),
  );
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
  for (const { path, html } of pages) {
    const headers = { ...HEADERS, 'x-kept-at': String(Date.now()) };
    await cache.put(path, new Response(html, { status: 503, headers }));
  }
}

/** Drops the caches of earlier workers; those of other names belong to pages. */
export async function dropFormerCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('offline:') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The page with its style sheets in place of the links to them. */
async function withStyles(html: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  const sheets = await Promise.all(links.map(([, path = '']) => read(path)));
  return links.reduce((text, [link], at) => text.replace(link, () => `<style>${sheets[at]}</style>`), html);
}

/** A network to sign in to, or one between, may answer with something of its own. */
async function read(path: string): Promise<string> {
  const answer = await fetch(path, { cache: 'no-cache' });
  const text = await answer.text();
  if (!answer.ok || answer.redirected || (path.endsWith(offlinePath()) && !text.includes('data-offline')))
    throw new Error(`${path} is not what this shop has there: ${answer.status}.`);
  return text;
}
