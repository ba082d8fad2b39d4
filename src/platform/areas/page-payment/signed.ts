import { z } from 'zod';
import { moneySchema } from '#contract/value/primitive.ts';
import { notFound, parseInput, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { findPayment, type PagePayment, settle, takeBack } from './page-payment.ts';

const messageSchema = z.object({
  type: z.enum(['payment.paid', 'payment.refunded']),
  data: z.object({
    transaction: z.string().describe('As it stood in the address of the page.'),
    amount: moneySchema,
    number: z.string().max(100).default('').describe('Of the payment at the service.'),
  }),
});

/**
 * Takes what a payment service of any kind tells in a message whose signature was checked. The same message
 * changes nothing twice. Throws 404, 409 where the order is over, so that the money has to go back, and 422
 * for another sum.
 */
export function answerSigned(shop: Shop, asked: unknown, now: Date): { order: number; state: string } {
  const { type, data } = parseInput(messageSchema, asked);
  const payment = findPayment(shop, 'signed', data.transaction);
  if (!payment) throw notFound(`There is no payment ${data.transaction}.`, 'data.transaction');
  if (data.amount !== payment.amount) {
    throw new Refusal(422, {
      code: 'other-sum',
      message: `Order ${payment.orderId} costs ${payment.amount} UZS, not ${data.amount}.`,
      field: 'data.amount',
    });
  }
  if (type === 'payment.paid') takePaid(shop, payment, data.number, now);
  else takeRefunded(shop, payment, now);
  return { order: payment.orderId, state: findPayment(shop, 'signed', data.transaction)?.state ?? '' };
}

function takePaid(shop: Shop, payment: PagePayment, number: string, now: Date): void {
  if (payment.state === 'waiting') settle(shop, payment, number, now);
  else if (payment.state !== 'paid')
    throw over(payment, 'The order is over: its money has to be given back.');
}

function takeRefunded(shop: Shop, payment: PagePayment, now: Date): void {
  if (payment.state === 'refunded') return;
  if (payment.state === 'paid' || payment.state === 'to-refund') {
    if (takeBack(shop, payment, now)) return;
    throw over(payment, 'The order is delivered.');
  }
  throw over(payment, 'It was not paid.');
}

function over({ orderId }: PagePayment, message: string): Refusal {
  return new Refusal(409, { code: 'over', message: `Order ${orderId}: ${message}` });
}
