import type { StockId } from '#contract/value/primitive.ts';
import type { PayingCustomer } from '#sandbox/demo/paying-customer.ts';

interface MadeOrder {
  id: number;
  token: string;
}

/** Orders one piece of a stock in cash for a customer with an address, without a page. */
export async function orderByCall(customer: PayingCustomer, stock: StockId): Promise<MadeOrder> {
  const { order } = await customer.call<{ order: MadeOrder }>(
    'POST',
    '/sellgroups/finish',
    await wishOf(customer, stock, 'cash'),
  );
  return order;
}

/** The same by card: the order waits for its payment. */
export async function holdByCall(customer: PayingCustomer, stock: StockId): Promise<MadeOrder> {
  const wish = await wishOf(customer, stock, 'held');
  // Answered by 402.
  await customer.call('POST', '/sellgroups/finish', wish).catch(() => {});
  const { items } = await customer.call<{ items: (MadeOrder & { state: string })[] }>(
    'GET',
    '/customer-sell',
  );
  const held = items.find(({ state }) => state === 'awaiting-payment');
  if (!held) throw new Error('No order waits for its payment.');
  return held;
}

async function wishOf({ call }: PayingCustomer, stock: StockId, way: 'cash' | 'held'): Promise<object> {
  await call('POST', '/add-to-cart', { stock, quantity: 1 });
  const [{ items: methods }, { items: addresses }, { sells }] = await Promise.all([
    call<{ items: { id: number; cash: boolean; held: boolean }[] }>('GET', '/payment-methods'),
    call<{ items: { id: number }[] }>('GET', '/addresses'),
    call<{ sells: { id: number; deleted: boolean }[] }>('GET', '/cart-detail'),
  ]);
  return {
    sells: sells.filter(({ deleted }) => !deleted).map(({ id }) => id),
    paymentMethod: methods.find((method) => method[way])?.id,
    shippingAddress: addresses[0]?.id,
  };
}
