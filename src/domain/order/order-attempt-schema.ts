import { isCount } from '#contract/value/is-count.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import type { AttemptOutcome, OrderAttempt, OrderedStock } from './order-attempt.ts';

/** Reads a kept attempt; text that is none, or of another version, is no attempt. */
export function parseAttempt(text: string | null | undefined): OrderAttempt | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return;
  }
  if (!isRecord(value)) return;
  const { key, digest, customerId, at, request, stocks, shown, keyed, installment, lastOrderId } = value;
  const outcome = readOutcome(value.outcome);
  if (
    !isText(key) ||
    !isText(digest) ||
    !isCount(customerId) ||
    !isCount(at) ||
    !isRecord(request) ||
    !Array.isArray(stocks) ||
    !stocks.every(isStock) ||
    !outcome
  )
    return;
  return {
    key,
    digest,
    customerId,
    at,
    request,
    stocks,
    shown: isCount(shown) ? shown : null,
    keyed: keyed === true,
    ...(installment === true && { installment }),
    lastOrderId: isCount(lastOrderId) ? lastOrderId : 0,
    outcome,
  };
}

function readOutcome(value: unknown): AttemptOutcome | undefined {
  if (!isRecord(value)) return;
  const { kind, payment, order } = value;
  if (kind === 'open' || kind === 'refused') return { kind };
  if ((kind === 'placed' || kind === 'canceled') && isRecord(order)) {
    const { id, token, total } = order;
    return isCount(id) && isText(token) && isCount(total) ? { kind, order: { id, token, total } } : undefined;
  }
  if (kind !== 'held' || !isRecord(payment)) return;
  const { transactionId, orderId, orderToken, amount, expiresAt, sentAt } = payment;
  if (!isText(transactionId) || !isCount(orderId) || !isText(orderToken) || !isCount(amount)) return;
  return {
    kind,
    payment: {
      transactionId,
      orderId,
      orderToken,
      amount,
      expiresAt: isText(expiresAt) ? expiresAt : null,
      sentAt: isCount(sentAt) ? sentAt : null,
    },
  };
}

function isStock(value: unknown): value is OrderedStock {
  return isRecord(value) && parseStockId(value.id) !== '' && isCount(value.count);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
