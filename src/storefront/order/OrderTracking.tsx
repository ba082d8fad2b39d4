import { useState } from 'react';
import type { Order } from '#contract/order/order.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { deliveryOf, isOver } from '#domain/delivery/tracking.ts';
import { Later } from '#storefront/ui/call/Later.tsx';
import type { OrderWords } from './order-words.ts';

const loadPanel = async () => (await import('#storefront/tracking/TrackingPanel.tsx')).TrackingPanel;

export interface OrderTrackingProps {
  order: Order;
  map: MapChoice;
  words: OrderWords;
  onChanged: () => void;
}

/**
 * Position of an order's driver, from when it is made ready until it is over; a shopper who saw the driver
 * come also sees how it ended.
 */
export function OrderTracking({ order, map, words: { language, t }, onChanged }: OrderTrackingProps) {
  const { delivery } = order;
  const state = deliveryOf(order.state);
  const [followed, setFollowed] = useState(false);
  if (!delivery || !state) return null;
  if (isOver(state) && !followed) return null;
  if (!followed) setFollowed(true);
  return (
    <div className={state === 'on-the-way' ? 'tracking-room tracking-room--map' : 'tracking-room'}>
      <Later load={loadPanel} props={{ delivery, state, map, language, t, onChanged }} t={t} />
    </div>
  );
}
