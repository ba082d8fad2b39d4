import { keptName } from '#domain/account/kept-name.ts';
import { offlinePath } from '#domain/link/paths.ts';
import { type Mark, readMark } from './mark-page.ts';

export const OFFLINE_PAGES = keptName('offline:v2', 'browser');
/** Age in milliseconds after which the offline page is fetched again. */
const FRESH = 3_600_000;
/** Nothing runs on the kept page, and its style stands within it: it needs nothing but itself. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** The shop's offline page in the language of an address; the browser's own error if there is none. */
export async function offlinePage(url: string): Promise<Response> {
  return (await find(url)) ?? Response.error();
}

/** Mark of kept pages in the language of an address. */
export async function markOf(url: string): Promise<Mark | undefined> {
  const page = await find(url);
  return page && readMark(await page.text());
}

async function find(url: string): Promise<Response | undefined> {
  const [, language] = new URL(url).pathname.split('/');
  const cache = await caches.open(OFFLINE_PAGES);
  return (
    (language && (await cache.match(`/${language}${offlinePath()}`))) || (await cache.match(offlinePath()))
  );
}

/** The style sheet of marked pages, if the path is that of it. */
export async function markStyle(path: string): Promise<Response | undefined> {
  return (await caches.open(OFFLINE_PAGES)).match(path, { ignoreVary: true });
}

/** Fetches the offline page again if the kept one is too old: the shop may have changed its phone. */
export async function renewOfflinePages(): Promise<void> {
  const kept = await (await caches.open(OFFLINE_PAGES)).match(offlinePath());
  if (!kept || Date.now() - Number(kept.headers.get('x-kept-at')) > FRESH) await keepOfflinePages();
}

/**
 * Keeps the offline page in each language of the shop, with its marks of kept pages, and nothing else. Fails
 * if one cannot be had.
 */
export async function keepOfflinePages(): Promise<void> {
  const first = await fetchText(offlinePath());
  const others = [...first.matchAll(/<link rel="alternate"[^>]* href="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const paths = [...new Set([offlinePath(), ...others])];
  const pages = await Promise.all(
    paths.map(async (path) => ({
      path,
      html: await withStyles(path === offlinePath() ? first : await fetchText(path)),
    })),
  );
  const style = readMark(first)?.style;
  const css = style && (await fetchText(style));
  const cache = await caches.open(OFFLINE_PAGES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!paths.includes(pathname) && pathname !== style) await cache.delete(request);
  }
  for (const { path, html } of pages) {
    const headers = { ...HEADERS, 'x-kept-at': String(Date.now()) };
    await cache.put(path, new Response(html, { status: 503, headers }));
  }
  if (style && css) await cache.put(style, new Response(css, { headers: { 'content-type': 'text/css' } }));
}

/** The page with its style sheets in place of the links to them. */
async function withStyles(html: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  const sheets = await Promise.all(links.map(([, path = '']) => fetchText(path)));
  return links.reduce((text, [link], at) => text.replace(link, () => `<style>${sheets[at]}</style>`), html);
}

/** A network to sign in to, or a proxy, may answer with a page of its own. */
async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path, { cache: 'no-cache' });
  const text = await answer.text();
  if (!answer.ok || answer.redirected || (path.endsWith(offlinePath()) && !text.includes('data-offline')))
    throw new Error(`${path} is not what this shop has there: ${answer.status}.`);
  return text;
}
