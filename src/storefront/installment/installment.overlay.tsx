import { useState } from 'react';
import { allowsInstallment, INSTALLMENT_MINIMUM } from '#domain/installment/installment.ts';
import { cheapestPlan, type InstallmentOffer } from '#domain/installment/installment-offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { listTerms } from './installment-calls.ts';
import { OfferTable } from './OfferTable.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import './plans.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /**
     * Chooses the number of months for a `total` of UZS; `goods` is the price of the goods alone, if there is
     * shipping. `next` names the next step: to buy the product, or the form.
     */
    installment: {
      data: { total: number; goods?: number; months: number; next: 'buy' | 'form' };
      answer: { months: number; partner: string | null };
    };
  }
}

/** The dialog needs nothing of the shop but its texts. */
export const page = () => ({});

/** The shop's plans beside partners' offers, to choose a number of months. */
export default function PlanOverlay({ data, page, close }: OverlayProps<'installment'>) {
  const t = createTranslate(page.messages, page.language);
  const price = (sum: number) => formatPrice(sum, t('shell.currency'));
  const { closing, leave } = useClosing(close);
  const plans = useCall(listTerms, []);
  const [lender, setLender] = useState<InstallmentOffer>();
  const [wanted, setWanted] = useState(data.months);
  const { total, goods = total } = data;
  const enough = allowsInstallment(goods);

  const known = plans.kind === 'ready' ? plans.value.plans : [];
  // The default is the plan that costs least in all.
  const months =
    known.find(({ mounth }) => mounth === wanted)?.mounth ?? cheapestPlan(total, known)?.mounth ?? 0;
  const answer = lender ? { months: lender.months, partner: lender.by } : { months, partner: null };
  const footer = enough && known.length > 0 && (
    <button type="button" className="button button--primary" onClick={() => leave(answer)}>
      {t(data.next === 'buy' ? 'installment.buy' : 'installment.next')}
    </button>
  );

  return (
    <Dialog
      title={t('installment.plans-title', { sum: price(total) })}
      closeLabel={t('dialog.close')}
      closing={closing}
      onClose={() => leave()}
      footer={footer}
      size="wide"
    >
      <div className="plans">
        {!enough && (
          <p className="plans__minimum" role="alert">
            {t('installment.minimum', { minimum: price(INSTALLMENT_MINIMUM), sum: price(goods) })}
          </p>
        )}
        {plans.kind === 'failed' && <CallFailed error={plans.error} onRetry={plans.retry} t={t} />}
        {plans.kind === 'loading' && (
          <div className="plans__bones" aria-busy="true">
            <p className="visually-hidden" role="status">
              {t('installment.loading')}
            </p>
            {[3, 6, 9, 12].map((one) => (
              <div className="plan skeleton" key={one} aria-hidden="true" />
            ))}
          </div>
        )}
        {known.length > 0 && (
          <>
            <PlanChoice
              plans={known}
              total={total}
              months={lender ? 0 : months}
              onChoose={(next) => {
                setLender(undefined);
                setWanted(next);
              }}
              t={t}
              price={price}
            />
            <OfferTable
              plans={known}
              partners={plans.kind === 'ready' ? plans.value.partners : []}
              total={total}
              months={months}
              chosen={lender}
              onChoose={setLender}
              t={t}
              price={price}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
