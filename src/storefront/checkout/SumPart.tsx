import type { ReactNode } from 'react';
import { missingToOrder } from '#domain/order/least-order.ts';
import { missingToFreeShipping } from '#domain/pricing/free-shipping.ts';
import { SumRow } from '#storefront/ui/sum/SumRow.tsx';
import type { Words } from './checkout-text.ts';

/** Sums of an order, in UZS. */
export interface CheckoutSums {
  /** At the current prices. */
  goods: number;
  discount: number;
  /** Null while unknown. */
  shipping: number | null;
  /** UZS of goods that the chosen service brings for nothing; null: it never does. */
  freeFrom: number | null;
  total: number;
}

export interface SumPartProps {
  sums: CheckoutSums;
  /** Branch where the order is fetched. */
  pickUpAt?: string | undefined;
  /** The total shown before, if it has changed since. */
  before: number | null;
  /** UZS; goods below it are not delivered. */
  minOrderSum: number;
  words: Words;
  /** The button that orders, and its notes. */
  children: ReactNode;
}

/** The sums of the order. */
export function SumPart({
  sums,
  pickUpAt,
  before,
  minOrderSum,
  words: { t, price },
  children,
}: SumPartProps) {
  const { goods, discount, shipping, freeFrom, total } = sums;
  const missing = missingToFreeShipping(goods, freeFrom);
  const toOrder = missingToOrder(goods, minOrderSum);
  return (
    <aside className="checkout-sum panel" aria-labelledby="checkout-sum-title">
      <h2 className="checkout-sum__title" id="checkout-sum-title">
        {t('checkout.sum')}
      </h2>
      <dl className="sum-rows">
        <SumRow name={t('checkout.sum-goods')} value={price(goods + discount)} />
        {discount > 0 && (
          <SumRow kind="discount" name={t('checkout.sum-discount')} value={price(-discount)} />
        )}
        <SumRow
          name={pickUpAt ? t('checkout.pick-up-at', { name: pickUpAt }) : t('checkout.shipping')}
          value={shippingText()}
        />
        <SumRow kind="total" name={t('checkout.total')} value={price(total)} />
      </dl>
      {shipping !== null && shipping > 0 && missing !== null && missing > 0 && (
        <p className="checkout-sum__note">{t('checkout.free-missing', { sum: price(missing) })}</p>
      )}
      {toOrder > 0 && (
        <p className="checkout-sum__least">
          {t('cart.min-sum', { sum: price(minOrderSum), missing: price(toOrder) })}
        </p>
      )}
      {before !== null && (
        <p className="checkout-sum__changed" role="alert">
          {t('checkout.total-changed', { before: price(before), now: price(total) })}
        </p>
      )}
      {children}
    </aside>
  );

  function shippingText(): string {
    if (shipping === null) return t('checkout.shipping-later');
    return shipping === 0 ? t('checkout.free') : price(shipping);
  }
}
