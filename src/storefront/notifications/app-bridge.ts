import { notificationPath, readPushMessage } from '#domain/notification/notification.ts';
import { readAppDevice } from '#domain/notification/push-record.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { addressHere } from './address-here.ts';
import { showBanner } from './banner.ts';
import { changePush } from './push.store.ts';
import { reconcilePush } from './reconcile-push.ts';

interface AppWindow extends Window {
  /** Messages from an app that shows the shop, pushed before or after the page listens. */
  shopApp?: unknown;
}

/**
 * Listens to the app that shows the shop: to earlier messages first, then to each new one. Ignores all but `{
 * type: 'token', platform, token }`, `{ type: 'message', title, body, url, image_url }` and `{ type: 'open',
 * url }`.
 */
export function listenToApp(): void {
  const page: AppWindow = window;
  const said = Array.isArray(page.shopApp) ? page.shopApp.splice(0) : [];
  page.shopApp = { push: (...words: unknown[]) => words.forEach(take) };
  said.forEach(take);
}

function take(word: unknown): void {
  if (!isRecord(word)) return;
  if (word.type === 'token') takeToken(word);
  if (word.type === 'message') takeMessage(word);
  if (word.type === 'open') takePress(word);
}

function takeToken(word: object): void {
  const app = readAppDevice(word);
  if (!app) return;
  changePush({ app });
  reconcilePush().catch(() => {});
}

function takeMessage(word: object): void {
  const message = readPushMessage(word);
  if (message) showBanner(message);
}

function takePress({ url }: { url?: unknown }): void {
  const path = typeof url === 'string' ? notificationPath(url) : undefined;
  if (path !== undefined) location.assign(addressHere(path));
}
