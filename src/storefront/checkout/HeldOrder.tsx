import type { HeldPayment } from '#domain/order/order-attempt.ts';
import type { Words } from './checkout-text.ts';

/** Id of the element that gets the focus when the dialog was closed without paying. */
export const HELD_ID = 'checkout-held';

/** An order that waits for its payment, with a button to pay. */
export function HeldOrder({
  payment,
  onPay,
  words: { t, price },
}: {
  payment: HeldPayment;
  onPay: () => void;
  words: Words;
}) {
  return (
    <section id={HELD_ID} className="checkout-held panel" aria-labelledby="checkout-held-title" tabIndex={-1}>
      <div>
        <h2 id="checkout-held-title">{t('checkout.held-title', { number: payment.orderId })}</h2>
        <p>{t('checkout.held-text', { sum: price(payment.amount) })}</p>
      </div>
      <button type="button" className="button button--primary" onClick={onPay}>
        {t('checkout.held-enter')}
      </button>
    </section>
  );
}
