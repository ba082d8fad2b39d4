import { type Notification, PUSH_PLATFORMS } from '#contract/account/notification.ts';
import type { Page, PageQuery } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Notification of a customer. `url` is opened by a touch: a path of the shop or a full address. */
export interface Notice {
  title: string;
  body: string;
  url: string;
  /** Null where there is no picture. */
  imageUrl: string | null;
}

/**
 * Adds to a customer's notifications, and to what waits to be pushed to their browsers. Belongs in the
 * transaction of what it tells of.
 */
export function notify(
  shop: Shop,
  customerId: number,
  { title, body: text, url, imageUrl }: Notice,
  now: Date,
): void {
  shop.sql.run`
    INSERT INTO notification (shop, customer, title, body, url, image_url, at)
    VALUES (${shop.id}, ${customerId}, ${title}, ${text}, ${url}, ${imageUrl}, ${now.toISOString()})`;
  const body = JSON.stringify({ title: cut(title), body: cut(text), url, image_url: imageUrl });
  shop.sql.run`
    INSERT INTO push (shop, endpoint, body) SELECT shop, token, ${body} FROM push_resource
    WHERE shop = ${shop.id} AND customer = ${customerId} AND platform = ${PUSH_PLATFORMS.web}`;
}

/** A push message carries some 4 KB, and a character may take 4 bytes. */
function cut(text: string): string {
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}

type Row = Omit<Notification, 'read'> & { read: number };

/** One page of a customer's notifications, newest first, with how many of all are unread. */
export function readNotifications(
  shop: Shop,
  customerId: number,
  { page, size }: PageQuery,
): Page<Notification> & { unread: number } {
  const rows = shop.sql.all<Row>`
    SELECT id, title, body, url, image_url, at AS createdAt, is_read AS read FROM notification
    WHERE shop = ${shop.id} AND customer = ${customerId} ORDER BY id DESC
    LIMIT ${size} OFFSET ${(page - 1) * size}`;
  const counts = shop.sql.get<{ total: number; unread: number }>`
    SELECT count(*) AS total, coalesce(sum(is_read = 0), 0) AS unread FROM notification
    WHERE shop = ${shop.id} AND customer = ${customerId}`;
  const items = rows.map((row) => ({ ...row, read: row.read === 1 }));
  return { items, page, size, total: counts?.total ?? 0, unread: counts?.unread ?? 0 };
}

/** Marks all of a customer's notifications as read; returns how many were not. */
export function markNotificationsRead(shop: Shop, customerId: number): number {
  return shop.sql.run`
    UPDATE notification SET is_read = 1 WHERE shop = ${shop.id} AND customer = ${customerId} AND is_read = 0`;
}
