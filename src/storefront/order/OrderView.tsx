import type { Order } from '#contract/order/order.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { awaitsPayment } from '#domain/order/order-progress.ts';
import { formatMoment } from '#domain/text/format.ts';
import { AgainButton } from './AgainButton.tsx';
import { OrderContact } from './OrderContact.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTracking } from './OrderTracking.tsx';
import type { OrderWords } from './order-words.ts';
import { PayButton } from './PayButton.tsx';

export interface OrderViewProps {
  order: Order;
  /** It is as it was some time ago: asking again did not work. */
  isOld: boolean;
  phones: readonly string[];
  hours: string;
  map: MapChoice;
  words: OrderWords;
  /** Something happened to the order: it has to be asked for again. */
  onChanged: () => void;
}

/** All of an order. */
export function OrderView({ order, isOld, phones, hours, map, words, onChanged }: OrderViewProps) {
  const { t, language } = words;
  return (
    <div className="order">
      <div className="order__main">
        <section className="order-head panel">
          <p className="order-head__date">
            {t('order.of', { date: formatMoment(order.createdAt, language) })}
          </p>
          <div role="status">
            <OrderState order={order} isOld={isOld} t={t} />
          </div>
          <div className="order-head__actions">
            {awaitsPayment(order) && <PayButton order={order} words={words} onChanged={onChanged} />}
            <AgainButton order={order} words={words} />
          </div>
        </section>
        <OrderTracking order={order} map={map} words={words} onChanged={onChanged} />
        <OrderTimeline order={order} words={words} />
        <OrderGoods order={order} words={words} />
      </div>
      <div className="order__side">
        <OrderSummary order={order} words={words} />
        <OrderFacts order={order} map={map} words={words} />
        {phones.length > 0 && <OrderContact id={order.id} phones={phones} hours={hours} t={t} />}
      </div>
    </div>
  );
}
