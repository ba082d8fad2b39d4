import {
  addPushResource,
  getPushKey,
  listNotifications,
  readNotifications,
  removePushResource,
} from '#contract/account/notification.ts';
import { handle } from '#platform/http/route.ts';
import { markNotificationsRead, readNotifications as read } from './notifications.ts';
import { readPushKey } from './push-key.ts';
import { removePushResource as remove, writePushResource } from './push-resources.ts';

export const notificationRoutes = [
  handle(listNotifications, ({ shop, customer, query }) => read(shop, customer.id, query)),

  handle(readNotifications, ({ shop, customer }) => ({ marked: markNotificationsRead(shop, customer.id) })),

  handle(getPushKey, ({ shop }) => ({ publicKey: readPushKey(shop).publicKey })),

  handle(addPushResource, ({ shop, customer, body }) => ({
    token: shop.sql.transaction(() => writePushResource(shop, customer.id, body)),
  })),

  handle(removePushResource, ({ shop, customer, query: { token } }) => {
    remove(shop, customer.id, token);
    return { token };
  }),
];
