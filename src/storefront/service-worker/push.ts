import { linkInLanguage } from '#domain/link/link-in-language.ts';
import { notificationsPath } from '#domain/link/paths.ts';
import { notificationPath, parsePushMessage } from '#domain/notification/notification.ts';
import {
  PUSH_CACHE,
  PUSH_WORDS_PATH,
  type PushWords,
  parsePushWords,
} from '#domain/notification/push-words.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that has not taken a message within so many milliseconds leaves it to the system. */
const TAKEN_WITHIN = 1500;

/** Options that not all browsers know. */
interface SystemNotification extends NotificationOptions {
  image?: string;
  /** Alerts again for a message that has replaced another one. */
  renotify: boolean;
}

/**
 * Shows a message: on the visible page of the shop, if that takes it, else by the system. An unreadable one
 * still says that there is news: browsers end a subscription whose messages show nothing.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const text = data?.text() ?? '';
  const message = parsePushMessage(text);
  if (message && (await isTakenByPage(text)) && !isApple()) return;
  const { shop, news, icon } = (await readWords()) ?? { shop: self.location.hostname, news: '', icon: '' };
  const path = message?.path ?? notificationsPath();
  const options: SystemNotification = {
    body: message ? message.body : news,
    // A later message about the same page replaces it.
    tag: path,
    renotify: true,
    data: path,
    ...(icon && { icon }),
    ...(message?.image && { image: message.image }),
  };
  await self.registration.showNotification(message?.title ?? shop, options);
}

/** Safari ends the subscription of a shop whose messages show no notification, even if a page shows them. */
function isApple(): boolean {
  const { userAgent } = navigator;
  return userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');
}

/** True if a page that the shopper looks at shows the message. */
async function isTakenByPage(text: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible');
  if (!page) return false;
  const { port1, port2 } = new MessageChannel();
  const taken = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, TAKEN_WITHIN, false);
  });
  page.postMessage({ kind: 'push', text }, [port2]);
  return taken;
}

/** Leads the shop's last used tab to the page of the notification, or opens a tab. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const path = notificationPath(String(notification.data)) ?? notificationsPath();
  const words = await readWords();
  const address = words ? linkInLanguage(path, words.language, words.languages) : path;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (tab) {
    await tab.focus().catch(() => {});
    // A tab that is closed meanwhile, or has another worker, cannot be led.
    if (await tab.navigate(address).catch(() => null)) return;
  }
  await self.clients.openWindow(address);
}

/** The browser has ended a subscription: an open page makes another one, else the next page. */
export async function tellOfSubscription(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ kind: 'subscription-changed' });
}

async function readWords(): Promise<PushWords | undefined> {
  const kept = await (await caches.open(PUSH_CACHE)).match(PUSH_WORDS_PATH);
  return kept && parsePushWords(await kept.text());
}
