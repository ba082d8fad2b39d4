import { workerPath } from '#domain/link/paths.ts';

/** By this name the policy of the pages lets a page say which file its service worker is. */
export const WORKER_ADDRESS_POLICY = 'shop-worker';

/** Milliseconds after the load until the page sends the list of its files to the worker. */
const TELL_DELAY = 1500;
/** Most pictures of a page that are kept with it. */
const MOST_PICTURES = 16;
const HASHED = '/_astro/';

interface AddressPolicy {
  /** The browser marks the address as that of a script; to types it stays a text. */
  createScriptURL(address: string): string;
}

interface Browser extends Window {
  /** Undefined in browsers that take any text. */
  trustedTypes?: {
    createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
  };
}

/**
 * Registers the shop's service worker once the page has loaded, and later sends it the page's files, so that
 * the page can be shown without a connection. Browsers without service workers show an error of their own
 * then.
 */
export function startOffline(): void {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
  if (!serviceWorker) return;
  const browser: Browser = window;
  const register = () => {
    const own: AddressPolicy = { createScriptURL: () => workerPath() };
    const policy = browser.trustedTypes?.createPolicy(WORKER_ADDRESS_POLICY, own) ?? own;
    serviceWorker.register(policy.createScriptURL('')).catch(() => {});
    setTimeout(() => tell(serviceWorker), TELL_DELAY);
    // Pictures that were scrolled to came since.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) tell(serviceWorker);
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** A page that the worker had kept tells nothing new. */
function tell(serviceWorker: ServiceWorkerContainer): void {
  if (document.documentElement.dataset.seen !== undefined) return;
  const visit = { kind: 'visit', url: location.href, files: loadedFiles() };
  void serviceWorker.ready.then(({ active }) => active?.postMessage(visit));
}

/** Paths of the scripts, style sheets and pictures of the own host that the page has loaded. */
function loadedFiles(): string[] {
  const hashed: string[] = [];
  const pictures: string[] = [];
  for (const entry of performance.getEntriesByType('resource')) {
    const { origin, pathname, search } = new URL(entry.name);
    if (origin !== location.origin) continue;
    if (pathname.startsWith(HASHED)) hashed.push(pathname);
    else if ('initiatorType' in entry && entry.initiatorType === 'img') pictures.push(pathname + search);
  }
  return [...new Set([...hashed, ...pictures.slice(0, MOST_PICTURES)])];
}
