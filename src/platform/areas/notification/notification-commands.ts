import { z } from 'zod';
import { urlSchema } from '#contract/value/primitive.ts';
import { customerOfPath } from '#platform/areas/customer/customer-of-path.ts';
import { shopCommand } from '#platform/http/command.ts';
import { parseInput } from '#platform/http/refusal.ts';
import { notify, readNotifications } from './notifications.ts';

const noticeSchema = z.strictObject({
  title: z.string().min(1),
  body: z.string().default(''),
  url: urlSchema.default('/notifications'),
  imageUrl: urlSchema.nullable().default(null),
});

export const notificationCommands = [
  shopCommand('POST', '/customers/{id}/notifications', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    notify(shop, id, parseInput(noticeSchema, request.body), request.context.clock.now());
    return readNotifications(shop, id, { page: 1, size: 1 }).items[0];
  }),
];
