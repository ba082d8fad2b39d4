import type { Order } from '#contract/order/order.ts';
import { cartPath, orderPath, ordersPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { Words } from './checkout-text.ts';

/** A failed order: the reason, the charge, and the next step. */
export function OrderFailed({ order, words: { t, price } }: { order: Order | undefined; words: Words }) {
  return (
    <div className="order-failed empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('alert')} />
      </svg>
      <p>{reason()}</p>
      {order?.state === 'canceled' && <p>{t('checkout.failed-next')}</p>}
      <div className="empty__actions">
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
