import type { Order } from '#contract/order.ts';
import { orderPath } from '#paths.ts';
import type { OrderWords } from './order-words.ts';

export interface PayButtonProps {
  order: Order;
  words: OrderWords;
  /** The payment was made, or is over. */
  onChanged: () => void;
}

/** The way to pay for an order that waits for it. */
export function PayButton({ order, words: { t, price, path } }: PayButtonProps) {
  return (
    <a className="button button--primary" href={path(orderPath(order.token, order.id))}>
      {t('order.pay', { sum: price(order.total) })}
    </a>
  );
}
