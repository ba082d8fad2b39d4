import type { Order } from '#contract/order/order.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { addressLine } from '#domain/address/address.ts';
import { allCategoriesPath, orderPath } from '#domain/link/paths.ts';
import { PushOffer } from '#storefront/notifications/PushOffer.tsx';
import { pagePath } from '#storefront/page/page-text.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { Words } from './checkout-text.ts';
import { OrderFailed } from './OrderFailed.tsx';

export interface OrderPlacedProps {
  order: Order;
  /** The total that the shopper saw before ordering; null if unknown. */
  shown: number | null;
  /** Called when the order has changed and has to be asked for anew. */
  onChange: () => void;
  words: Words;
}

/** A placed order: its number, the next step and the sum. */
export function OrderPlaced({ order, shown, words }: OrderPlacedProps) {
  const { t, price } = words;
  const { id, token, total, state, payment, cashback, customer } = order;
  if (state === 'canceled') return <OrderFailed order={order} words={words} />;
  const waits = state === 'awaiting-payment';
  return (
    <div className="order-end panel">
      <svg className="icon order-end__icon" aria-hidden="true">
        <use href={iconHref(waits ? 'clock' : 'check')} />
      </svg>
      <dl className="order-end__facts">
        <div>
          <dt>{t('checkout.number')}</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>{t('checkout.total')}</dt>
          <dd>{price(total)}</dd>
        </div>
      </dl>
      {shown !== null && shown !== total && (
        <p className="order-end__changed" role="alert">
          {t('checkout.done-changed', { before: price(shown), now: price(total) })}
        </p>
      )}
      {waits && (
        <p className="order-end__changed" role="status">
          {t('checkout.done-waiting', { sum: price(total) })}
        </p>
      )}
      <h2 className="order-end__title">{t('checkout.done-next')}</h2>
      <ol className="order-end__steps">
        <li>{t('checkout.done-call', { phone: formatPhone(customer.phone) })}</li>
        <li>{whereText(order, words)}</li>
        {!waits && (
          <li>{t(payment.paid ? 'checkout.done-paid' : 'checkout.done-pay-cash', { sum: price(total) })}</li>
        )}
        {cashback > 0 && (
          <li>
            {t(order.pickUp ? 'checkout.done-cashback-fetched' : 'checkout.done-cashback', {
              sum: price(cashback),
            })}
          </li>
        )}
      </ol>
      <div className="order-end__actions">
        {payment.payUrl && (
          <a className="button button--primary" href={payment.payUrl}>
            {t('checkout.done-pay', { sum: price(total) })}
          </a>
        )}
        <a
          className={payment.payUrl ? 'button button--ghost' : 'button button--primary'}
          href={pagePath(orderPath(token, id))}
        >
          {t('checkout.to-order')}
        </a>
        <a className="button button--ghost" href={pagePath(allCategoriesPath())}>
          {t('checkout.to-catalogue')}
        </a>
      </div>
      <PushOffer t={t} />
    </div>
  );
}

/** Sentence about how the goods get to the shopper. */
function whereText({ franchise, shippingService, shippingAddress }: Order, words: Words): string {
  const { t, text, language } = words;
  if (franchise) {
    const parts = [franchise.name, franchise.address, franchise.workingHours].map(text);
    return t('checkout.done-fetch', { branch: parts.filter(Boolean).join(', ') });
  }
  return t('checkout.done-deliver', {
    service: shippingService ? text(shippingService.name) : t('checkout.shipping'),
    address: addressLine(shippingAddress, language) || shippingAddress.name,
  });
}
