import { getTracking, getUntilArriveDistance, type Tracking } from '#contract/order/delivery.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { findTracking } from './delivery.ts';

export const deliveryRoutes = [
  handle(getTracking, ({ shop, params, deliveryToken, now }) => {
    const { left: _left, ...tracking } = readTracking(shop, params.deliveryId, deliveryToken, now);
    return tracking;
  }),

  handle(getUntilArriveDistance, ({ shop, params, deliveryToken, now }) => {
    const { deliveryId, state, left, arrivesAt } = readTracking(shop, params.deliveryId, deliveryToken, now);
    return { deliveryId, state, distance: left, minutes: minutesLeft(state, arrivesAt, now) };
  }),
];

function readTracking(shop: Shop, deliveryId: string, token: string, now: Date) {
  const tracking = findTracking(shop, parseId('deliveryId', deliveryId), token, now);
  if (!tracking) throw notFound(`There is no delivery ${deliveryId} with this token.`, 'deliveryId');
  return tracking;
}

function minutesLeft(state: Tracking['state'], arrivesAt: string, now: Date): number {
  if (state === 'delivered' || state === 'canceled') return 0;
  return Math.max(0, Math.ceil((Date.parse(arrivesAt) - now.getTime()) / 60_000));
}
