import { listNotifications, readNotifications } from '#contract/account/notification.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import { NOTIFICATIONS_PER_PAGE } from '#domain/notification/notification.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** A page of the customer's notifications, newest first, and the number of all unread ones. */
export type NotificationPage = CallAnswer<typeof listNotifications>;

/** True if each has a valid moment. */
const areDated = ({ items }: NotificationPage): boolean =>
  items.every(({ createdAt }) => !Number.isNaN(Date.parse(createdAt)));

export function fetchNotifications(page: number, signal?: AbortSignal): Promise<NotificationPage> {
  const query = { page, size: NOTIFICATIONS_PER_PAGE };
  return callShop(listNotifications, { query }, { signal, rule: areDated });
}

/** Number of notifications that the customer has not seen. Does not send anybody to sign in. */
export async function countUnread(): Promise<number> {
  const query = { page: 1, size: 1 };
  return (await callShop(listNotifications, { query }, { unasked: true, rule: areDated })).unread;
}

/** Marks all notifications of the customer as seen. */
export async function markSeen(): Promise<void> {
  await callShop(readNotifications, {}, { unasked: true, unchecked: true });
}
