import type { Order } from '#contract/order.ts';
import type { Translate } from '#i18n/message-key.ts';
import { nextKey, stateKey } from './order-state-text.ts';

/** Where an order stands, and what comes next. */
export function OrderState({ order, t }: { order: Order; t: Translate }) {
  const { state, pickUp } = order;
  return (
    <p className="order-state">
      <span className={`order-state__badge order-state__badge--${state}`}>{t(stateKey(state, pickUp))}</span>
      <span className="order-state__next">{t(nextKey(order))}</span>
    </p>
  );
}
