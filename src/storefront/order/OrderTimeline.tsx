import type { Order } from '#contract/order/order.ts';
import { orderSteps } from '#domain/order/order-progress.ts';
import { formatMoment } from '#domain/text/format.ts';
import { stateKey } from './order-state-text.ts';
import type { OrderWords } from './order-words.ts';

/** Steps of an order: past and coming ones. */
export function OrderTimeline({ order, words }: { order: Order; words: OrderWords }) {
  const { t, language } = words;
  return (
    <section className="panel" aria-labelledby="order-progress">
      <h2 className="order__title" id="order-progress">
        {t('order.progress')}
      </h2>
      <ol className="order-steps">
        {orderSteps(order).map(({ state, kind, at }) => (
          <li
            key={state}
            className={`order-steps__step order-steps__step--${kind} order-steps__step--${state}`}
            aria-current={kind === 'now' ? 'step' : undefined}
          >
            <span className="order-steps__name">{t(stateKey(state, order.pickUp))}</span>
            {at ? (
              <time className="order-steps__time" dateTime={at}>
                {formatMoment(at, language)}
              </time>
            ) : (
              <span className="visually-hidden">{t('order.step-later')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
