import type { Order } from '#contract/order/order.ts';
import type { OrderWords } from './order-words.ts';
import { payHeld } from './pay-held.ts';

export interface PayButtonProps {
  order: Order;
  words: OrderWords;
  /** The payment was made, or is over. */
  onChanged: () => void;
}

/** The way to pay for an order that waits for it. */
export function PayButton({ order, words: { t, price }, onChanged }: PayButtonProps) {
  const { id, token, total, payment } = order;
  if (payment.payUrl) {
    return (
      <a className="button button--primary" href={payment.payUrl}>
        {t('order.pay', { sum: price(total) })}
      </a>
    );
  }
  const pay = async () => {
    if (payment.transactionId === null) return;
    const end = await payHeld({
      transactionId: payment.transactionId,
      orderId: id,
      orderToken: token,
      amount: total,
      expiresAt: null,
      sentAt: null,
    });
    if (end) onChanged();
  };
  return (
    <button type="button" className="button button--primary" onClick={() => void pay()}>
      {t('order.pay', { sum: price(total) })}
    </button>
  );
}
