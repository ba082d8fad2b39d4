import { parseReturnPath } from '#domain/link/return-path.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** Any host will do: of an address its path and query count. */
const HOST = 'https://shop.invalid';

/** Notifications of one page of the list. */
export const NOTIFICATIONS_PER_PAGE = 20;

/** More characters than a push service carries are no message of the shop. */
export const MOST_PUSH_CHARACTERS = 4096;

/** Longer texts of a message are cut. */
const LONGEST_TITLE = 200;
const LONGEST_BODY = 1000;

/**
 * The path and query of this shop that a notification's address leads to, whichever host it names; undefined
 * where it names no page: another scheme, nothing at all, or a page that leads on by itself.
 */
export function notificationPath(url: string): string | undefined {
  const { protocol = '', pathname = '', search = '' } = (url.trim() && URL.parse(url, HOST)) || {};
  // Two slashes would begin another host.
  return /^https?:$/.test(protocol) ? parseReturnPath(pathname.replace(/^\/+/, '/') + search) : undefined;
}

/** Subject of a notification, by the page that it leads to. */
export type NotificationTopic = 'order' | 'wallet' | 'product' | 'news' | 'other';

const TOPICS: readonly [RegExp, NotificationTopic][] = [
  [/^\/(?:order-details|profile\/orders)\b/, 'order'],
  [/^\/profile\/wallet\b/, 'wallet'],
  [/^\/product\b/, 'product'],
  [/^\/(?:stock|news|blog|article)\b/, 'news'],
];

/** Subject of a notification; `path` as `notificationPath` gives it, with or without a language. */
export function notificationTopic(path = ''): NotificationTopic {
  const plain = path.replace(/^\/[a-z]{2}(?=\/)/, '');
  return TOPICS.find(([address]) => address.test(plain))?.[1] ?? 'other';
}

/** Title and text of a notification. A text that begins with the title says all, and takes its place. */
export function notificationLines({ title, body }: { title: string; body: string }) {
  return body.startsWith(title) ? { title: body, body: '' } : { title, body };
}

/** Content of a push message. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path and query on this shop; undefined where it leads nowhere. */
  path: string | undefined;
  /** Address of a picture. */
  image: string | undefined;
}

/** A message as the platform pushes it: the JSON text of what `readPushMessage` reads. */
export function parsePushMessage(text: string): PushMessage | undefined {
  if (text.length > MOST_PUSH_CHARACTERS) return undefined;
  try {
    return readPushMessage(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * A message as the platform, the service worker or an app hands it over: `title`, `body`, `url`, `image_url`.
 * Undefined where it has no title; whatever else is of no use is left out.
 */
export function readPushMessage(value: unknown): PushMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { title, body, url, image_url } = value;
  if (typeof title !== 'string' || title.trim() === '') return undefined;
  return {
    title: title.slice(0, LONGEST_TITLE),
    body: typeof body === 'string' ? body.slice(0, LONGEST_BODY) : '',
    path: typeof url === 'string' ? notificationPath(url) : undefined,
    image: typeof image_url === 'string' && isPicture(image_url) ? image_url : undefined,
  };
}

/** True if a browser may load it: over https, or from the shop's own host. */
function isPicture(address: string): boolean {
  return /^(?:https:\/\/|\/(?![/\\]))\S+$/.test(address);
}

/** The page of the list that the query of an address names, from 1 on. */
export function parseNotificationsPage(query: string): number {
  const page = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
