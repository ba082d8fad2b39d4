import { createNavigation } from './navigation.ts';
import {
  keepOfflinePages,
  markOf,
  markStyle,
  OFFLINE_PAGES,
  offlinePage,
  renewOfflinePages,
} from './offline-page.ts';
import { createPageKeeper, FILES, KEPT_AT, PAGES } from './page-keeper.ts';
import { openPush, showPush, tellOfSubscription } from './push.ts';
import { isAskingForLate, keepVisit, parseVisit } from './visit.ts';

declare const self: ServiceWorkerGlobalScope;

/** Fields that only some browsers have. */
interface Browser extends WorkerNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
  userAgentData?: { brands: readonly { brand: string }[] };
}
const browser: Browser = self.navigator;

/** Milliseconds for a request of the worker's own. One that hangs would hold up all that is to be kept. */
const ASKING_TIME = 30_000;

const ask = (path: string, init?: RequestInit) =>
  fetch(path, { priority: 'low', signal: AbortSignal.timeout(ASKING_TIME), ...init });
const wait = (time: number) => new Promise((done) => setTimeout(done, time));
const now = () => Date.now();
const isSparing = () =>
  browser.connection?.saveData === true || /2g/.test(browser.connection?.effectiveType ?? '');

const keeper = createPageKeeper({ caches, fetch: ask, now });
const navigation = createNavigation({ keeper, markOf, offlinePage, wait, now });
/** Windows whose page and files come from the network: the worker leaves their requests alone. */
const live = new Set<string>();

// A browser learns from these listeners when to wake the worker, so they must be added at once.
self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropFormerCaches(), askWhileStarting()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A page that is fetched ahead has not been seen: it is neither kept nor shown in place of one that comes.
  if (request.headers.get('sec-purpose')?.startsWith('prefetch')) return;
  if (request.mode === 'navigate') {
    const { answer, done } = navigation.answer(request.url, ofNetwork(event));
    event.respondWith(
      answer.then((page) => {
        if (!page.headers.has(KEPT_AT)) live.add(event.resultingClientId);
        return page;
      }),
    );
    event.waitUntil(done);
    return;
  }
  if (live.has(event.clientId) && browser.onLine) return;
  if (pathname.startsWith('/_astro/') || request.destination === 'image')
    event.respondWith(keptFile(pathname + search).then((file) => file ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  const visit = parseVisit(event.data);
  const { source } = event;
  if (visit)
    event.waitUntil(
      keepVisit(visit, { keeper, renewOfflinePages, markOf, fetch: ask, now, isSparing }).catch(() => {}),
    );
  else if (isAskingForLate(event.data) && source instanceof Client)
    event.waitUntil(
      navigation.hasCome(source.url).then((hasCome) => source.postMessage({ kind: 'late', hasCome })),
    );
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPush(event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellOfSubscription());
});

/**
 * Answer of the network. On the way back the browser would serve a copy of unknown age, so it is revalidated.
 */
async function ofNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  if (request.cache === 'force-cache') return fetch(new Request(request, { cache: 'no-cache' }));
  return preloaded ?? fetch(request);
}

const keptFile = async (path: string) =>
  // A browser that cannot read its cache still has the network.
  (await keeper.file(path).catch(() => undefined)) ?? (await markStyle(path).catch(() => undefined));

/**
 * Has the browser request a page while the worker starts. Not in browsers that show their own error as soon
 * as that fails, without asking the worker.
 */
async function askWhileStarting(): Promise<void> {
  const isChromium = browser.userAgentData?.brands.some(({ brand }) => brand === 'Chromium');
  if (isChromium) await self.registration.navigationPreload.enable();
}

/** Drops the caches of earlier workers; those of other names belong to pages. */
async function dropFormerCaches(): Promise<void> {
  const own = [OFFLINE_PAGES, PAGES, FILES];
  const names = (await caches.keys()).filter(
    (name) => /^(?:browser:)?offline/.test(name) && !own.includes(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
