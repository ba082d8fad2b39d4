import type { InstallmentPlan } from '#domain/installment/installment.ts';
import { cheapestPlan, planOffer } from '#domain/installment/installment-offer.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { OfferFacts } from './OfferFacts.tsx';

export interface PlanChoiceProps {
  plans: readonly InstallmentPlan[];
  /** UZS to be paid in months. */
  total: number;
  months: number;
  onChoose: (months: number) => void;
  t: Translate;
  price: (sum: number) => string;
}

/** The shop's plans with their costs, to choose one. */
export function PlanChoice({ plans, total, months, onChoose, t, price }: PlanChoiceProps) {
  const least = cheapestPlan(total, plans);
  return (
    <fieldset className="plans__choice">
      <legend className="plans__legend">{t('installment.choose')}</legend>
      <div className="plans__list">
        {plans.map((plan) => {
          const offer = planOffer(total, plan);
          const checked = plan.mounth === months;
          return (
            <label className={checked ? 'plan plan--checked' : 'plan'} key={plan.mounth}>
              <input
                className="choice__input"
                type="radio"
                name="installment-months"
                checked={checked}
                data-first-focus={checked || undefined}
                onChange={() => onChoose(plan.mounth)}
              />
              <span className="plan__months">{t('installment.months', { count: plan.mounth })}</span>
              <strong className="plan__monthly">
                {t('installment.per-month', { sum: price(offer.monthly) })}
              </strong>
              <OfferFacts offer={offer} t={t} price={price} />
              {plan === least && <span className="plan__mark badge">{t('installment.least-overpaid')}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
