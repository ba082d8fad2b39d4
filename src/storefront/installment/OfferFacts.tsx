import type { InstallmentOffer } from '#domain/installment/installment-offer.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface OfferFactsProps {
  offer: InstallmentOffer;
  t: Translate;
  price: (sum: number) => string;
}

/** First payment, total and overpayment of an offer. */
export function OfferFacts({ offer: { firstPayment, total, overpaid }, t, price }: OfferFactsProps) {
  const rows = [
    ['installment.first', firstPayment === 0 ? t('installment.no-first') : price(firstPayment)],
    ['installment.total', price(total)],
    ['installment.overpaid', price(overpaid)],
  ] as const;
  return (
    <span className="offer-facts">
      {rows.map(([name, text]) => (
        <span className="offer-facts__row" key={name}>
          <span className="offer-facts__name">{t(name)}</span>{' '}
          <span className="offer-facts__value">{text}</span>
        </span>
      ))}
    </span>
  );
}
