import { parsePushMessage } from '#domain/notification/notification.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { $session } from '#storefront/session/session.store.ts';
import { listenToApp } from './app-bridge.ts';
import { PUSHED_EVENT, showBanner } from './banner.ts';
import { keepLanguage } from './keep-words.ts';
import { $push } from './push.store.ts';
import { reconcilePush } from './reconcile-push.ts';
import { refreshUnread } from './unread.ts';

/** Starts push messages, once the page is idle. */
export function startPush(): void {
  listenToWorker();
  listenToApp();
  document.addEventListener(PUSHED_EVENT, () => void refreshUnread());
  let known: string | undefined;
  $session.subscribe(({ token, user }) => {
    const who = `${token} ${user?.id}`;
    if (who === known) return;
    known = who;
    reconcilePush().catch(() => {});
  });
  void refreshUnread();
  if ($push.get().wanted) void keepLanguage().catch(() => {});
}

/**
 * Shows messages that the worker hands to the visible page; the worker shows them itself if no page answers.
 */
function listenToWorker(): void {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
  serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return;
    if (data.kind === 'subscription-changed') reconcilePush().catch(() => {});
    const message =
      data.kind === 'push' && typeof data.text === 'string' ? parsePushMessage(data.text) : undefined;
    if (!message) return;
    showBanner(message);
    ports[0]?.postMessage('shown');
  });
}
