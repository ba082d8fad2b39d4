import { createECDH, randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';

/** Push messages of a browser without a window: permission and subscriptions. */
export interface PushBrowser {
  permission: NotificationPermission;
  /** Answer of the shopper to the question for permission. */
  answer: NotificationPermission;
  /** Number of times that the shopper was asked. */
  asked: number;
  /** Addresses that the push service has given out, the newest last. */
  endpoints: string[];
  /** The address and the shop's key that messages come by now. */
  current: { endpoint: string; key: string } | null;
  /** True if the push service of the browser's maker cannot be reached. */
  isOffline: boolean;
  /** The browser makes another subscription by itself, or drops it. */
  expire(): void;
  /** Sends a message of the worker to the page. */
  workerSays(data: unknown, ports?: MessagePort[]): void;
}

/**
 * Gives jsdom the push messages of a browser. The keys are real, so that the platform can encrypt for them;
 * delivery is tested in a real browser.
 */
export function aPushBrowser(permission: NotificationPermission = 'default'): PushBrowser {
  const worker = new EventTarget();
  const browser: PushBrowser = {
    permission,
    answer: 'granted',
    asked: 0,
    endpoints: [],
    current: null,
    isOffline: false,
    expire: () => {
      browser.current = null;
    },
    workerSays: (data, ports = []) => {
      worker.dispatchEvent(new MessageEvent('message', { data, ports }));
    },
  };
  const subscription = (endpoint: string, key: string) => {
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    return {
      endpoint,
      expirationTime: null,
      options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        if (browser.current?.endpoint === endpoint) browser.current = null;
        return true;
      },
    };
  };
  const pushManager = {
    getSubscription: async () =>
      browser.current && subscription(browser.current.endpoint, browser.current.key),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.isOffline) throw new DOMException('Registration failed - push service error', 'AbortError');
      const endpoint = `https://push.example/${browser.endpoints.length + 1}`;
      browser.endpoints.push(endpoint);
      browser.current = { endpoint, key: applicationServerKey };
      return subscription(endpoint, applicationServerKey);
    },
  };
  const registration = { pushManager };
  const container = Object.assign(worker, {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  define(navigator, 'serviceWorker', container);
  define(window, 'PushManager', class {});
  define(window, 'caches', aCacheStorage());
  define(window, 'Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  return browser;
}

/** As much of the browser's caches as pages use. */
function aCacheStorage() {
  const kept = new Map<string, string>();
  return {
    open: async (name: string) => ({
      put: async (path: string, answer: Response) => void kept.set(name + path, await answer.text()),
      match: async (path: string) => {
        const text = kept.get(name + path);
        return text === undefined ? undefined : new Response(text);
      },
    }),
  };
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}
