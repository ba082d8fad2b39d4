import type { listNotifications, Notification, readNotifications } from '#contract/account/notification.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import { NOTIFICATIONS_PER_PAGE } from '#domain/notification/notification.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { type Guard, isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** A page of what the customer was told, newest first, and how many of all are unread. */
export type NotificationPage = CallAnswer<typeof listNotifications>;

const isPage: Guard<NotificationPage> = shapeOf<NotificationPage>({
  items: listOf(
    shapeOf<Notification>({
      id: isCount,
      title: isText,
      body: isText,
      image_url: (value) => value === null || isText(value),
      url: isText,
      read: (value) => typeof value === 'boolean',
      createdAt: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
    }),
  ),
  total: isCount,
  unread: isCount,
});

export function fetchNotifications(page: number, signal?: AbortSignal): Promise<NotificationPage> {
  return callShop<typeof listNotifications>(
    { method: 'GET', path: '/notifications', auth: 'bearer' },
    { query: { page, size: NOTIFICATIONS_PER_PAGE } },
    { check: isPage, ...(signal && { signal }) },
  );
}

/** How many notifications the customer has not seen. Nobody is sent to sign in for it. */
export async function countUnread(): Promise<number> {
  const { unread } = await callShop<typeof listNotifications>(
    { method: 'GET', path: '/notifications', auth: 'bearer' },
    { query: { page: 1, size: 1 } },
    { check: isPage, unasked: true },
  );
  return unread;
}

/** Marks all notifications of the customer as seen. */
export async function markSeen(): Promise<void> {
  await callShop<typeof readNotifications>(
    { method: 'PATCH', path: '/notifications/read', auth: 'bearer' },
    {},
    { unasked: true },
  );
}
