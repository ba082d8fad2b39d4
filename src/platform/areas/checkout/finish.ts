import type { z } from 'zod';
import type { finishOrder } from '#contract/order/checkout.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { takeFromCart } from '#platform/areas/cart/write-cart.ts';
import { readCustomerName } from '#platform/areas/customer/customer-name.ts';
import { changeState, rereadOrder } from '#platform/areas/order/change-state.ts';
import { insertOrder, type OrderRow, orderKeyOf } from '#platform/areas/order/order-row.ts';
import { checkShippingTime } from '#platform/areas/order/schedule.ts';
import { openPagePayment } from '#platform/areas/page-payment/page-payment.ts';
import { findPaymentMethod } from '#platform/areas/payment/payment-methods.ts';
import { serviceOfMethod } from '#platform/areas/payment/payment-services.ts';
import { changeBalance, readBalance } from '#platform/areas/wallet/balance.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Customer } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { linesOfSells } from './cart-lines.ts';
import { holdPayment } from './held-payment.ts';
import { findOrderOfKey } from './order-key.ts';
import { planShipping, resolveAddress } from './order-shipping.ts';
import { checkOrderSum } from './order-sum.ts';

type FinishRequest = z.output<NonNullable<(typeof finishOrder)['body']>>;

/**
 * Orders sells of a customer's cart: checks, stock, cart and money in one transaction. An order that waits
 * for its card payment is answered as the others are; the caller tells by its state. Throws what the call may
 * refuse.
 */
export function placeCartOrder(shop: Shop, customer: Customer, request: FinishRequest, now: Date): OrderRow {
  const key = orderKeyOf(request);
  return shop.sql.transaction(() => {
    const made = findOrderOfKey(shop, customer.id, key);
    if (made) return made;
    const method = readMethod(shop, request.paymentMethod);
    checkShippingTime(request.shippingTime, now);
    const { lines, recordIds } = linesOfSells(shop, customer.id, request.sells, method);
    checkOrderSum(shop, lines, 'sells');
    const { shippingPrice, ...shipping } = planShipping(shop, lines, {
      customerId: customer.id,
      address: resolveAddress(shop, customer.id, request.shippingAddress),
      serviceId: request.shippingService,
      franchiseId: request.franchise,
    });
    const service = serviceOfMethod(method.id);
    const state = method.held || service ? 'awaiting-payment' : 'accepted';
    const data = {
      ...shipping,
      name: readCustomerName(shop, customer.id),
      paymentMethod: { id: method.id, name: method.name },
      shippingTime: request.shippingTime,
      note: request.note,
      returnUrl: request.returnUrl ?? null,
    };
    const id = insertOrder(
      shop,
      {
        customerId: customer.id,
        source: 'cart',
        payment: method.gatewayType,
        phone: customer.phone,
        shippingPrice,
        lines,
        data,
        key,
      },
      state,
      now,
    );
    takeFromCart(shop, customer.id, recordIds);
    if (method.wallet) payFromWallet(shop, customer.id, rereadOrder(shop, id), now);
    changeState(shop, rereadOrder(shop, id), state, now);
    if (method.held) holdPayment(shop, rereadOrder(shop, id), customer.id, now);
    if (service) openPagePayment(shop, rereadOrder(shop, id), service, now);
    return rereadOrder(shop, id);
  });
}

function readMethod(shop: Shop, id: number): PaymentMethod {
  const method = findPaymentMethod(shop, id);
  if (method && !method.installment) return method;
  const message = method
    ? 'Installments are ordered with POST /installment-orders.'
    : `The shop has no payment method ${id}.`;
  throw new Refusal(422, { code: 'payment-method', message, field: 'paymentMethod' });
}

function payFromWallet(shop: Shop, customerId: number, order: OrderRow, now: Date): void {
  const balance = readBalance(shop, customerId);
  if (balance < order.total) {
    const message = `The wallet has ${balance} UZS, the order costs ${order.total}.`;
    throw new Refusal(422, { code: 'wallet-too-low', message, field: 'paymentMethod' });
  }
  const { id: orderId, total } = order;
  changeBalance(
    shop,
    customerId,
    { amount: -total, kind: 'payment', orderId, reason: `order ${orderId}` },
    now,
  );
  shop.sql.run`UPDATE sell_group SET paid = 1 WHERE shop = ${shop.id} AND id = ${order.id}`;
}
