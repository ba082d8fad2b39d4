import { customerOfPath } from '#platform/areas/customer/customer-of-path.ts';
import { shopCommand } from '#platform/http/command.ts';
import { parseInput } from '#platform/http/refusal.ts';
import { noticeSchema } from './notice.ts';
import { notify, readNotifications } from './notifications.ts';

export const notificationCommands = [
  shopCommand('POST', '/customers/{id}/notifications', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    notify(shop, id, parseInput(noticeSchema, request.body), request.context.clock.now());
    return readNotifications(shop, id, { page: 1, size: 1 }).items[0];
  }),
];
