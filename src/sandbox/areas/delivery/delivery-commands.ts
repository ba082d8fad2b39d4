import { shopCommand } from '#sandbox/http/command.ts';
import { notFound } from '#sandbox/http/refusal.ts';
import { parseId } from '#sandbox/http/route.ts';
import { findTracking } from './delivery.ts';

export const deliveryCommands = [
  /** Where the driver of an order is, without the token that a shopper needs. */
  shopCommand('GET', '/orders/{id}/tracking', (shop, { context, params }) => {
    const id = parseId('id', params.id ?? '');
    const delivery = shop.sql.get<{
      id: number;
      token: string;
    }>`SELECT id, token FROM delivery WHERE shop = ${shop.id} AND sell_group = ${id}`;
    const tracking = delivery && findTracking(shop, delivery.id, delivery.token, context.clock.now());
    if (!tracking) throw notFound(`Nobody brings the order ${id} of the shop ${shop.name}.`, 'id');
    return tracking;
  }),
];
