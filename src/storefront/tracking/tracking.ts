import { getTracking, getUntilArriveDistance, type Tracking } from '#contract/order/delivery.ts';
import type { Order } from '#contract/order/order.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** A delivery, and the token that opens it. */
export type DeliveryKey = NonNullable<Order['delivery']>;

/** Position of a delivery and the rest of its way. */
export interface DeliveryNow {
  tracking: Tracking;
  /** Metres that are left. */
  distance: number;
  /** Until the driver is there. */
  minutes: number;
}

/** Asks the driver service for a delivery, by its own token. Throws a `CallError`. */
export async function getDelivery({ id, token }: DeliveryKey, signal: AbortSignal): Promise<DeliveryNow> {
  const input = { params: { deliveryId: id } };
  const [tracking, { distance, minutes }] = await Promise.all([
    callShop(getTracking, input, { token, signal }),
    callShop(getUntilArriveDistance, input, { token, signal }),
  ]);
  return { tracking, distance, minutes };
}
