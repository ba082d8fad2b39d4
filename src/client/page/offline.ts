import { workerPath } from '#paths.ts';

/** By this name the policy of the pages lets a page say which file its service worker is. */
export const WORKER_ADDRESS_POLICY = 'shop-worker';

interface AddressPolicy {
  /** The browser marks the address as that of a script; to types it stays a text. */
  createScriptURL(address: string): string;
}

interface Browser extends Window {
  /** Left out where a browser takes any text. */
  trustedTypes?: {
    createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
  };
}

/**
 * Registers the shop's service worker once the page has loaded. It has a page of the shop's own where there
 * is no connection; a browser without it, or with storage switched off, shows its own.
 */
export function startOffline(): void {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
  if (!serviceWorker) return;
  const browser: Browser = window;
  const register = () => {
    const own: AddressPolicy = { createScriptURL: () => workerPath() };
    const policy = browser.trustedTypes?.createPolicy(WORKER_ADDRESS_POLICY, own) ?? own;
    serviceWorker.register(policy.createScriptURL('')).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
