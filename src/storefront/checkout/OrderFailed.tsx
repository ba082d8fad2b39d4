import type { Order } from '#contract/order/order.ts';
import { cartPath, orderPath, ordersPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { Words } from './checkout-text.ts';

/** A failed order: the reason, the charge, and the next step. */
export function OrderFailed({ order, words: { t, price } }: { order: Order | undefined; words: Words }) {
  return (
    <div className="order-end panel">
      <svg className="icon order-end__icon order-end__icon--failed" aria-hidden="true">
        <use href={iconHref('alert')} />
      </svg>
      <p className="order-end__text">{reason()}</p>
      {order?.state === 'canceled' && <p className="order-end__text">{t('checkout.failed-next')}</p>}
      <div className="order-end__actions">
        {order && (
          <a className="button button--primary" href={pagePath(orderPath(order.token, order.id))}>
            {t('checkout.to-order')}
          </a>
        )}
        <a className={order ? 'button button--ghost' : 'button button--primary'} href={pagePath(cartPath())}>
          {t('checkout.to-cart')}
        </a>
        <a className="button button--ghost" href={pagePath(ordersPath())}>
          {t('checkout.look-at-orders')}
        </a>
      </div>
    </div>
  );

  function reason(): string {
    if (!order) return t('checkout.failed-unknown');
    const { state, payment, total, history } = order;
    if (state !== 'canceled') return t('checkout.failed-lives');
    if (payment.paid) return t('checkout.failed-paid', { sum: price(total) });
    const waited = history.at(-2)?.state === 'awaiting-payment';
    return t(waited ? 'checkout.failed-expired' : 'checkout.failed-canceled');
  }
}
