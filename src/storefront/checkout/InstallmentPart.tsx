import { useEffect, useRef } from 'react';
import type { Cart as ServerCart } from '#contract/cart/cart.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { allowsInstallment, INSTALLMENT_MINIMUM } from '#domain/installment/installment.ts';
import { INSTALLMENT_PART, installmentPath } from '#domain/link/paths.ts';
import { checkoutGroups, faultyRecord, goodsSums, installmentMethod } from '#domain/order/checkout.ts';
import { missingToOrder } from '#domain/order/least-order.ts';
import type { OrderRefusal } from '#domain/order/order-refusal.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { notify } from '#storefront/page/notice.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import type { Words } from './checkout-text.ts';
import { $installmentMonths, keepInstallment } from './installment.store.ts';
import { findUnanswered } from './unanswered.ts';

export interface InstallmentPartProps {
  cart: ServerCart;
  methods: readonly PaymentMethod[];
  /** UZS; null if unknown. */
  shipping: number | null;
  /** UZS; goods below it are not delivered. */
  minOrderSum: number;
  /** Called in place of the form where a line cannot be ordered as it is. */
  onRefuse: (refusal: OrderRefusal) => void;
  words: Words;
}

/** Link to the installment form, or the reason why these goods cannot be paid by months. */
export function InstallmentPart({ cart, methods, shipping, ...rest }: InstallmentPartProps) {
  const { minOrderSum, onRefuse } = rest;
  const { t, price } = rest.words;
  const method = installmentMethod(methods);
  const part = useRef<HTMLElement>(null);
  const shown = method !== undefined;

  // The button of a product leads here: show this part at once.
  useEffect(() => {
    if (!shown || location.hash !== `#${INSTALLMENT_PART}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // The notice of the page before went with that page.
    notify({ key: 'notice.added' });
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus({ preventScroll: true });
  }, [shown]);

  if (!method) return null;
  const groups = checkoutGroups(cart, method.id);
  const { subtotal: goods } = goodsSums(groups);
  const missing = missingToOrder(goods, minOrderSum);
  const enough = allowsInstallment(goods) && missing === 0;
  const choose = async () => {
    const faulty = faultyRecord(groups);
    if (faulty) return onRefuse({ part: 'goods', code: 'over-stock', recordId: faulty.id });
    const unanswered = await findUnanswered(groups.filter(({ available }) => available));
    if (unanswered) return onRefuse({ part: 'goods', code: 'unanswered', recordId: unanswered.id });
    const total = goods + (shipping ?? 0);
    const months = $installmentMonths.get();
    const answer = await openOverlay('installment', { total, goods, months, next: 'form' });
    if (!answer) return;
    keepInstallment(answer);
    location.assign(pagePath(installmentPath()));
  };
  return (
    <section
      className="checkout-part panel"
      id={INSTALLMENT_PART}
      aria-labelledby={`${INSTALLMENT_PART}-title`}
      tabIndex={-1}
      ref={part}
    >
      <h2 className="checkout-part__title" id={`${INSTALLMENT_PART}-title`}>
        {t('installment.title')}
      </h2>
      <p className="checkout-part__text">{text()}</p>
      {enough && (
        <button type="button" className="button button--secondary checkout-part__more" onClick={choose}>
          {t('installment.choose-months')}
        </button>
      )}
    </section>
  );

  function text(): string {
    if (enough) return t('installment.part-text');
    if (goods === 0) return t('installment.unavailable');
    if (allowsInstallment(goods))
      return t('cart.min-sum', { sum: price(minOrderSum), missing: price(missing) });
    return t('installment.minimum', { minimum: price(INSTALLMENT_MINIMUM), sum: price(goods) });
  }
}
