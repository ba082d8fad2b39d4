import type { Order } from '#contract/order/order.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { nextKey, stateKey } from './order-state-text.ts';
import './order-parts.css';

/** State of an order, and the next step; `isOld` if it could not be asked for again. */
export function OrderState({ order, isOld = false, t }: { order: Order; isOld?: boolean; t: Translate }) {
  const { state, pickUp } = order;
  return (
    <p className="order-state">
      <span className={`order-state__badge order-state__badge--${state}`}>{t(stateKey(state, pickUp))}</span>
      <span className="order-state__next">{t(isOld ? 'order.old' : nextKey(order))}</span>
    </p>
  );
}
