import { useState } from 'react';
import type { InstallmentPlan, Partner } from '#domain/installment/installment.ts';
import {
  type InstallmentOffer,
  offeredMonths,
  offersOf,
  partnersWithout,
} from '#domain/installment/installment-offer.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';

export interface OfferTableProps {
  plans: readonly InstallmentPlan[];
  /** Partners whose offers can be ordered. */
  partners: readonly Partner[];
  /** UZS to be paid in months. */
  total: number;
  /** Number of months chosen above the table; the table can show others. */
  months: number;
  /** Partner's offer that is chosen. */
  chosen: InstallmentOffer | undefined;
  onChoose: (offer: InstallmentOffer) => void;
  t: Translate;
  price: (sum: number) => string;
}

/** Offers of the shop and its partners for the same sum, cheapest first. */
export function OfferTable({
  plans,
  partners,
  total,
  months: begin,
  chosen,
  onChoose,
  t,
  price,
}: OfferTableProps) {
  const [looked, setLooked] = useState<{ at: number; begin: number }>();
  // A new choice above replaces the number looked at here.
  const months = looked?.begin === begin ? looked.at : begin;
  const offers = offersOf(total, months, plans);
  const without = partnersWithout(months);
  return (
    <section className="offers" aria-labelledby="offers-title">
      <div className="offers__head">
        <h3 className="offers__title" id="offers-title">
          {t('installment.compare')}
        </h3>
        <select
          className="field__input field__input--select offers__months"
          aria-label={t('installment.compare-months')}
          value={months}
          onChange={(event) => setLooked({ at: Number(event.currentTarget.value), begin })}
        >
          {offeredMonths(plans).map((one) => (
            <option key={one} value={one}>
              {t('installment.months', { count: one })}
            </option>
          ))}
        </select>
      </div>
      <p className="offers__text">{t('installment.compare-text')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: drawn as blocks it would be no table to browsers. */}
      <table className="offers__table" role="table">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(COLUMN_NAMES[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer, at) => (
            <tr key={offer.by} className={offer.by === 'shop' ? 'offers__own' : undefined}>
              <th scope="row">
                {offer.by === 'shop' ? t('installment.by-shop') : offer.by}
                {at === 0 && <span className="badge offers__mark">{t('installment.cheapest')}</span>}
                {partners.some((one) => one === offer.by) && (
                  <button
                    type="button"
                    className="button button--secondary offers__choose"
                    aria-pressed={offer.by === chosen?.by && months === chosen.months}
                    onClick={() => onChoose(offer)}
                  >
                    {t(
                      offer.by === chosen?.by && months === chosen.months
                        ? 'installment.chosen'
                        : 'installment.choose-lender',
                    )}
                    <span className="visually-hidden">: {offer.by}</span>
                  </button>
                )}
              </th>
              {COLUMNS.map((name) => (
                <td key={name} data-name={t(COLUMN_NAMES[name])}>
                  {name === 'first' && offer.firstPayment === 0
                    ? t('installment.no-first')
                    : price(offer[FIELDS[name]])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {without.length > 0 && (
        <p className="offers__text">{t('installment.not-offered', { names: without.join(', ') })}</p>
      )}
    </section>
  );
}

const COLUMNS = ['monthly', 'first', 'total', 'overpaid'] as const;
const COLUMN_NAMES = {
  monthly: 'installment.monthly',
  first: 'installment.first',
  total: 'installment.total',
  overpaid: 'installment.overpaid',
} as const satisfies Record<(typeof COLUMNS)[number], MessageKey>;
const FIELDS = { monthly: 'monthly', first: 'firstPayment', total: 'total', overpaid: 'overpaid' } as const;
