import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentService } from '#platform/areas/payment/payment-services.ts';
import type { Shop } from '#platform/store/shop.ts';
import { findPaymentOfOrder, keepWhilePaying, settle } from './page-payment.ts';

const requestSchema = z.object({
  click_trans_id: z.string().min(1).max(40),
  service_id: z.string(),
  merchant_trans_id: z.string(),
  merchant_prepare_id: z.string().optional(),
  amount: z.string(),
  action: z.string(),
  error: z.coerce.number().default(0),
  sign_time: z.string(),
  sign_string: z.string(),
});
type ClickRequest = z.output<typeof requestSchema>;

/** Numbers that the service knows as reasons. */
const REASONS = {
  signature: [-1, 'SIGN CHECK FAILED!'],
  amount: [-2, 'Incorrect parameter amount'],
  action: [-3, 'Action not found'],
  paid: [-4, 'Already paid'],
  order: [-5, 'Order does not exist'],
  transaction: [-6, 'Transaction does not exist'],
  request: [-8, 'Error in request from click'],
  canceled: [-9, 'Transaction cancelled'],
} as const;

const ACTION = { prepare: '0', complete: '1' } as const;

/**
 * Answers a form of Click, which asks before a payment (`action=0`) and tells of it after (`action=1`). A
 * fault is an answer, too.
 */
export function answerClick(
  shop: Shop,
  service: Extract<PaymentService, { kind: 'click' }>,
  asked: unknown,
  now: Date,
): unknown {
  const request = requestSchema.safeParse(asked);
  if (!request.success) return refuse('request');
  const { data } = request;
  if (data.service_id !== service.service || !isSigned(data, service.key)) return refuse('signature');
  const { action, merchant_trans_id, click_trans_id } = data;
  if (action !== ACTION.prepare && action !== ACTION.complete) return refuse('action');
  const payment = findPaymentOfOrder(shop, 'click', Number(merchant_trans_id));
  if (!payment) return refuse('order');
  const isEnd = action === ACTION.complete;
  if (isEnd && data.merchant_prepare_id !== merchant_trans_id) return refuse('transaction');
  if (Number(data.amount) !== payment.amount) return refuse('amount');
  if (payment.state === 'paid') return refuse('paid');
  // A payment that failed there can be tried anew while the order waits.
  if (payment.state !== 'waiting' || data.error < 0) return refuse('canceled');
  const answer = { click_trans_id, merchant_trans_id, error: 0, error_note: 'Success' };
  if (!isEnd) {
    keepWhilePaying(shop, payment, now);
    return { ...answer, merchant_prepare_id: payment.orderId };
  }
  settle(shop, payment, click_trans_id, now);
  return { ...answer, merchant_confirm_id: payment.orderId };
}

function refuse(reason: keyof typeof REASONS): unknown {
  const [error, note] = REASONS[reason];
  return { error, error_note: note };
}

/** True if the form was signed with the key; MD5 is what the service signs with. */
function isSigned(request: ClickRequest, key: string): boolean {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = '' } = request;
  const { amount, action, sign_time, sign_string } = request;
  const prepared = action === ACTION.complete ? merchant_prepare_id : '';
  const order = `${merchant_trans_id}${prepared}`;
  const own = createHash('md5')
    .update(`${click_trans_id}${service_id}${key}${order}${amount}${action}${sign_time}`)
    .digest();
  const theirs = Buffer.from(sign_string, 'hex');
  return theirs.length === own.length && timingSafeEqual(own, theirs);
}
