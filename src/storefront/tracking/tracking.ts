import type { CallAnswer } from '#contract/call/define-call.ts';
import type { getTracking, getUntilArriveDistance, Tracking } from '#contract/order/delivery.ts';
import type { Order } from '#contract/order/order.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** A delivery, and the token that opens it. */
export type DeliveryKey = NonNullable<Order['delivery']>;

/** Where a delivery is and what is left of its way. */
export interface DeliveryNow {
  tracking: Tracking;
  /** Metres that are left. */
  distance: number;
  /** Until the driver is there. */
  minutes: number;
}

type Left = CallAnswer<typeof getUntilArriveDistance>;

const isDegrees = (value: unknown) => Number.isFinite(value);
const isPlace = shapeOf<Coordinate>({ latitude: isDegrees, longitude: isDegrees });

const isTracking = shapeOf<Tracking>({
  state: isText,
  driver: shapeOf<Tracking['driver']>({
    name: isText,
    phone: isText,
    car: shapeOf<Tracking['driver']['car']>({ model: isText, color: isText, number: isText }),
  }),
  from: isPlace,
  to: isPlace,
  position: isPlace,
  positionAt: isText,
  answeredAt: isText,
  heading: isDegrees,
  path: listOf(isPlace),
  leavesAt: isText,
  arrivesAt: isText,
});

const isLeft = shapeOf<Left>({ distance: isCount, minutes: isCount });

/** Asks the driver service for a delivery, by its own token. Throws a `CallError`. */
export async function readDelivery({ id, token }: DeliveryKey, signal: AbortSignal): Promise<DeliveryNow> {
  const input = { params: { deliveryId: id } };
  const [tracking, { distance, minutes }] = await Promise.all([
    callShop<typeof getTracking>(
      { service: 'driver', method: 'GET', path: '/tracking/{deliveryId}', auth: 'delivery' },
      input,
      { token, signal, check: isTracking },
    ),
    callShop<typeof getUntilArriveDistance>(
      { service: 'driver', method: 'GET', path: '/until-arrive-distance/{deliveryId}', auth: 'delivery' },
      input,
      { token, signal, check: isLeft },
    ),
  ]);
  return { tracking, distance, minutes };
}
