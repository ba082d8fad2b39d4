// The service worker of a shop. It knows one thing: where a page cannot be had, it answers with the shop's
// offline page in the language of the address. Everything else is the browser's own; no answer of the shop is
// kept, so no price can be an old one.
const CACHE = 'offline:v1';
const PAGE = '/offline';
/** How long the kept page is taken for the present one, in milliseconds. */
const FRESH = 3_600_000;
/** Nothing runs on the kept page, and its style stands within it: it needs nothing but itself. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.map((name) => name !== CACHE && caches.delete(name)))),
  );
});

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const asked = fetch(event.request);
  event.respondWith(asked.catch(() => offlinePage(event.request)));
  event.waitUntil(asked.then(renew).catch(() => {}));
});

async function offlinePage({ url }) {
  const [, language] = new URL(url).pathname.split('/');
  const cache = await caches.open(CACHE);
  return (
    (language && (await cache.match(`/${language}${PAGE}`))) || (await cache.match(PAGE)) || Response.error()
  );
}

/** Keeps the page again where the kept one is no longer fresh: the shop may have changed its phone. */
async function renew() {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  if (!kept || Date.now() - Number(kept.headers.get('x-kept-at')) > FRESH) await keep();
}

/** Keeps the offline page in each language of the shop, and no other. */
async function keep() {
  const first = await read(PAGE);
  const others = [...first.matchAll(/<link rel="alternate"[^>]* href="([^"]+)"/g)].map(([, path]) => path);
  const paths = [...new Set([PAGE, ...others])];
  const pages = await Promise.all(
    paths.map(async (path) => [path, await whole(path === PAGE ? first : await read(path))]),
  );
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!pages.some(([path]) => new URL(request.url).pathname === path)) await cache.delete(request);
  }
  for (const [path, html] of pages) {
    const headers = { ...HEADERS, 'x-kept-at': String(Date.now()) };
    await cache.put(path, new Response(html, { status: 503, headers }));
  }
}

/** The page with its style sheets in place of the links to them. */
async function whole(html) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  const sheets = await Promise.all(links.map(([, path]) => read(path)));
  return links.reduce((text, [link], at) => text.replace(link, () => `<style>${sheets[at]}</style>`), html);
}

/** A network to sign in to, or one between, may answer with something of its own. */
async function read(path) {
  const answer = await fetch(path, { cache: 'no-cache' });
  const text = await answer.text();
  if (!answer.ok || answer.redirected || (path.endsWith(PAGE) && !text.includes('data-offline')))
    throw new Error(`${path} is not what this shop has there: ${answer.status}.`);
  return text;
}
