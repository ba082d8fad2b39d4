import type { ReactNode } from 'react';
import type { Words } from '#storefront/checkout/checkout-text.ts';
import { SumRow } from '#storefront/ui/sum/SumRow.tsx';
import type { ApplicationData } from './use-application-data.ts';
import '#storefront/checkout/checkout-sum.css';

export interface PlanSumProps {
  data: Pick<ApplicationData, 'sums' | 'offer' | 'choosePlan'>;
  words: Words;
  /** The button that sends the form, and its notes. */
  children: ReactNode;
}

/** Payments of the chosen plan: their parts, and the difference to paying at once. */
export function PlanSum({ data: { sums, offer, choosePlan }, words: { t, price }, children }: PlanSumProps) {
  return (
    <aside className="checkout-sum panel" aria-labelledby="plan-sum-title">
      <div className="checkout-part__head">
        <h2 className="checkout-sum__title" id="plan-sum-title">
          {t('installment.plan')}
        </h2>
        <button type="button" className="button button--ghost plan-sum__change" onClick={choosePlan}>
          {t(offer ? 'installment.change-months' : 'installment.choose-months')}
        </button>
      </div>
      {offer && (
        <p className="plan-sum__monthly">
          <strong>{t('installment.per-month', { sum: price(offer.monthly) })}</strong>{' '}
          <span>
            {t('installment.months', { count: offer.months })}
            {offer.by !== 'shop' && `, ${offer.by}`}
          </span>
        </p>
      )}
      <dl className="sum-rows">
        <SumRow name={t('checkout.sum-goods')} value={price(sums.goods)} />
        <SumRow name={t('checkout.shipping')} value={shippingText()} />
        {offer && (
          <>
            <SumRow
              name={t('installment.first')}
              value={offer.firstPayment === 0 ? t('installment.no-first') : price(offer.firstPayment)}
            />
            <SumRow name={t('installment.overpaid')} value={price(offer.overpaid)} />
            <SumRow kind="total" name={t('installment.total')} value={price(offer.total)} />
          </>
        )}
      </dl>
      {children}
    </aside>
  );

  function shippingText(): string {
    if (sums.shipping === null) return t('checkout.shipping-later');
    return sums.shipping === 0 ? t('checkout.free') : price(sums.shipping);
  }
}
