import type { Order, OrderState } from '#contract/order/order.ts';

/** A step of an order: it was reached, it is where the order stands, or it comes later. */
export interface OrderStep {
  state: OrderState;
  kind: 'done' | 'now' | 'later';
  /** When it was reached, ISO 8601; steps that come have none. */
  at?: string;
}

const WAY: readonly OrderState[] = ['accepted', 'operator-called', 'on-the-way', 'delivered'];

/** All steps of an order, those that were reached first, as they came. What is fetched is on no way. */
export function orderSteps({ history, active, state, pickUp }: ProgressOf<Order>): OrderStep[] {
  const reached = history.map((step, at): OrderStep => {
    const last = at === history.length - 1;
    return { ...step, kind: last && active ? 'now' : 'done' };
  });
  if (!active) return reached;
  const later = WAY.slice(WAY.indexOf(state) + 1).filter((one) => !(pickUp && one === 'on-the-way'));
  return [...reached, ...later.map((one): OrderStep => ({ state: one, kind: 'later' }))];
}

type ProgressOf<O extends Order> = Pick<O, 'history' | 'active' | 'state' | 'pickUp'>;

/** True if the order waits for a payment that its customer can make now, by a code or on a page. */
export function awaitsPayment({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  return state === 'awaiting-payment' && (payment.transactionId !== null || Boolean(payment.payUrl));
}
