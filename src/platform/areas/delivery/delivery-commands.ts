import { z } from 'zod';
import { shopCommand } from '#platform/http/command.ts';
import { notFound, parseInput } from '#platform/http/refusal.ts';
import { parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { findTracking, silenceDriver } from './delivery.ts';

export const deliveryCommands = [
  /** Gives the driver's place without the token that a shopper needs. */
  shopCommand('GET', '/orders/{id}/tracking', (shop, { context, params }) => {
    const id = parseId('id', params.id ?? '');
    return trackingOf(shop, id, context.clock.now());
  }),

  /** Lets the phone of an order's driver fall silent, or say again where they are. */
  shopCommand('PUT', '/orders/{id}/driver', (shop, { context, params, body }) => {
    const id = parseId('id', params.id ?? '');
    const { silent } = parseInput(z.strictObject({ silent: z.boolean() }), body);
    const now = context.clock.now();
    silenceDriver(shop, id, silent ? now : undefined);
    return trackingOf(shop, id, now);
  }),
];

function trackingOf(shop: Shop, orderId: number, now: Date) {
  const delivery = shop.sql.get<{
    id: number;
    token: string;
  }>`SELECT id, token FROM delivery WHERE shop = ${shop.id} AND sell_group = ${orderId}`;
  const tracking = delivery && findTracking(shop, delivery.id, delivery.token, now);
  if (!tracking) throw notFound(`Nobody brings the order ${orderId} of the shop ${shop.name}.`, 'id');
  return tracking;
}
