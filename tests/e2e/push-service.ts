import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import { aBrowser } from '../sandbox/push-end.ts';

/** Stands in for the push service of a browser's maker, which no test reaches. */
export interface PushService {
  /** Texts of the messages that have come for the browser, decrypted with its keys. */
  messages: string[];
  /** Gives a message to the shop's service worker, as the browser does when one comes. */
  deliver(page: Page, origin: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a push service on this machine and has the pages of a context subscribe there. Of a real one the
 * platform and the browser see the same: an address, keys, and messages that only those keys open.
 */
export async function aPushService(context: BrowserContext): Promise<PushService> {
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    messages.push(browser.read(await buffer(request)));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = aBrowser(`http://127.0.0.1:${port}/browser`);
  await context.addInitScript(subscribeThere, browser.subscription);
  return {
    messages,
    deliver,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Runs in each page. The subscription outlives the page, as in a browser. */
function subscribeThere({ endpoint, keys }: ReturnType<typeof aBrowser>['subscription']): void {
  const kept = 'test:subscription';
  const subscription = (key: string) => ({
    endpoint,
    expirationTime: null,
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(kept);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(kept, applicationServerKey);
      return subscription(applicationServerKey);
    },
    getSubscription: async () => {
      const key = localStorage.getItem(kept);
      return key === null ? null : subscription(key);
    },
  });
}

async function deliver(page: Page, origin: string, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await browser.detach();
}
