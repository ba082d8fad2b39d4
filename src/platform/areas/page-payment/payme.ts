import { z } from 'zod';
import type { Localized } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';
import { findPaymentOfOrder, keepWhilePaying, type PagePayment, settle, takeBack } from './page-payment.ts';

/** A shopper has so long to end what was begun. */
const TIMES_OUT_MS = 43_200_000;

/** Reason of a transaction that nobody ended in time. */
const TIMED_OUT = 4;

/** State of a transaction, in numbers of the service. */
const STATE = { begun: 1, paid: 2, dropped: -1, refunded: -2 } as const;

interface Transaction {
  id: string;
  orderId: number;
  /** Hundredths of UZS. */
  amount: number;
  state: number;
  /** Milliseconds since 1970, when the shopper began, by the service's clock; the others by ours. */
  time: number;
  created: number;
  performed: number;
  canceled: number;
  reason: number | null;
}

/** Refusal of a request of the service. */
class PaymeFault extends Error {
  readonly code: number;
  readonly text: Localized;
  readonly data: string | undefined;

  constructor(code: number, text: Localized, data?: string) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.data = data;
  }
}

const requestSchema = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  method: z.string(),
  params: z.unknown(),
});
const accountSchema = z.object({ amount: z.number(), account: z.object({ order_id: z.coerce.string() }) });
const oneSchema = z.object({ id: z.string().min(1).max(64) });
const METHODS: Readonly<Record<string, (shop: Shop, params: unknown, now: Date) => unknown>> = {
  CheckPerformTransaction(shop, params) {
    payable(shop, parse(accountSchema, params));
    return { allow: true };
  },

  CreateTransaction(shop, params, now) {
    const asked = parse(oneSchema.extend({ ...accountSchema.shape, time: z.number() }), params);
    const known = findTransaction(shop, asked.id);
    if (known) {
      if (known.state !== STATE.begun || isTimedOut(shop, known, now)) throw cannotPerform();
      return createdAnswer(known);
    }
    const payment = payable(shop, asked);
    const other = shop.sql.get<{ id: string }>`
      SELECT id FROM payme_transaction
      WHERE shop = ${shop.id} AND sell_group = ${payment.orderId} AND state = ${STATE.begun}`;
    if (other) throw accountFault(-31_051, 'Заказ оплачивают', 'Buyurtma toʻlanmoqda', 'It is being paid');
    const created = now.getTime();
    shop.sql.run`
      INSERT INTO payme_transaction
        (shop, id, sell_group, amount, state, time, created, performed, canceled, reason)
      VALUES (${shop.id}, ${asked.id}, ${payment.orderId}, ${asked.amount}, ${STATE.begun}, ${asked.time},
        ${created}, 0, 0, NULL)`;
    keepWhilePaying(shop, payment, now);
    return createdAnswer({ id: asked.id, created, state: STATE.begun });
  },

  PerformTransaction(shop, params, now) {
    const transaction = readTransaction(shop, params);
    if (transaction.state === STATE.begun) {
      const payment = paymentOf(shop, transaction);
      if (isTimedOut(shop, transaction, now) || payment?.state !== 'waiting') throw cannotPerform();
      settle(shop, payment, transaction.id, now);
      change(shop, transaction, { state: STATE.paid, performed: now.getTime() });
    } else if (transaction.state !== STATE.paid) throw cannotPerform();
    return { transaction: transaction.id, perform_time: transaction.performed, state: transaction.state };
  },

  CancelTransaction(shop, params, now) {
    const { reason } = parse(oneSchema.extend({ reason: z.number().nullish() }), params);
    const transaction = readTransaction(shop, params);
    if (transaction.state === STATE.begun)
      change(shop, transaction, { state: STATE.dropped, canceled: now.getTime(), reason: reason ?? null });
    else if (transaction.state === STATE.paid) {
      const payment = paymentOf(shop, transaction);
      if (payment && !takeBack(shop, payment, now)) {
        throw new PaymeFault(-31_007, {
          ru: 'Заказ доставлен',
          uz: 'Buyurtma yetkazilgan',
          en: 'The order is delivered',
        });
      }
      change(shop, transaction, { state: STATE.refunded, canceled: now.getTime(), reason: reason ?? null });
    }
    return { transaction: transaction.id, cancel_time: transaction.canceled, state: transaction.state };
  },

  CheckTransaction(shop, params) {
    return detailsOf(readTransaction(shop, params));
  },

  GetStatement(shop, params) {
    const { from, to } = parse(z.object({ from: z.number(), to: z.number() }), params);
    const all = shop.sql.all<Transaction>`
      SELECT id, sell_group AS orderId, amount, state, time, created, performed, canceled, reason
      FROM payme_transaction WHERE shop = ${shop.id} AND time BETWEEN ${from} AND ${to} ORDER BY time, id`;
    return {
      transactions: all.map((one) => ({
        id: one.id,
        time: one.time,
        amount: one.amount,
        account: { order_id: String(one.orderId) },
        ...detailsOf(one),
      })),
    };
  },
};

/**
 * Answers a request of Payme by its protocol for merchants (JSON-RPC): checks, begins, makes, drops and lists
 * payments of orders. `isKnown` says whether it brought the key of the shop's cash desk. A fault is an
 * answer, too.
 */
export function answerPayme(shop: Shop, asked: unknown, isKnown: boolean, now: Date): unknown {
  const request = requestSchema.safeParse(asked);
  const id = request.data?.id ?? null;
  try {
    if (!isKnown) throw fault(-32_504, 'Нет прав', 'Ruxsat yoʻq', 'Not allowed');
    if (!request.success) throw noRequest();
    const method = METHODS[request.data.method];
    if (!method) throw fault(-32_601, 'Метод не найден', 'Usul topilmadi', 'There is no such method');
    return { jsonrpc: '2.0', id, result: method(shop, request.data.params, now) };
  } catch (error) {
    if (!(error instanceof PaymeFault)) throw error;
    const { code, text, data } = error;
    return { jsonrpc: '2.0', id, error: { code, message: text, ...(data !== undefined && { data }) } };
  }
}

/** The payment of an order that may be paid now with this sum. */
function payable(shop: Shop, { amount, account }: z.output<typeof accountSchema>): PagePayment {
  const payment = findPaymentOfOrder(shop, 'payme', Number(account.order_id));
  if (!payment) throw accountFault(-31_050, 'Заказ не найден', 'Buyurtma topilmadi', 'No such order');
  if (payment.state !== 'waiting')
    throw accountFault(-31_052, 'Оплачен или отменён', 'Toʻlangan yoki bekor', 'Paid or canceled');
  if (amount !== payment.amount * 100)
    throw fault(-31_001, 'Неверная сумма', 'Notoʻgʻri summa', 'The sum is another');
  return payment;
}

function paymentOf(shop: Shop, { orderId }: Transaction): PagePayment | undefined {
  return findPaymentOfOrder(shop, 'payme', orderId);
}

function findTransaction(shop: Shop, id: string): Transaction | undefined {
  return shop.sql.get<Transaction>`
    SELECT id, sell_group AS orderId, amount, state, time, created, performed, canceled, reason
    FROM payme_transaction WHERE shop = ${shop.id} AND id = ${id}`;
}

function readTransaction(shop: Shop, params: unknown): Transaction {
  const found = findTransaction(shop, parse(oneSchema, params).id);
  if (!found) throw fault(-31_003, 'Транзакция не найдена', 'Tranzaksiya topilmadi', 'No such transaction');
  return found;
}

/** Changes a transaction here and in the file. */
function change(shop: Shop, transaction: Transaction, to: Partial<Transaction>): void {
  const { id, state, performed, canceled, reason } = Object.assign(transaction, to);
  shop.sql.run`
    UPDATE payme_transaction
    SET state = ${state}, performed = ${performed}, canceled = ${canceled}, reason = ${reason}
    WHERE shop = ${shop.id} AND id = ${id}`;
}

/** Drops a transaction that nobody ended in time. */
function isTimedOut(shop: Shop, transaction: Transaction, now: Date): boolean {
  if (now.getTime() - transaction.created < TIMES_OUT_MS) return false;
  change(shop, transaction, { state: STATE.dropped, canceled: now.getTime(), reason: TIMED_OUT });
  return true;
}

function createdAnswer({ id, created, state }: Pick<Transaction, 'id' | 'created' | 'state'>): unknown {
  return { create_time: created, transaction: id, state };
}

function detailsOf({ id, created, performed, canceled, state, reason }: Transaction) {
  return {
    create_time: created,
    perform_time: performed,
    cancel_time: canceled,
    transaction: id,
    state,
    reason,
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  throw noRequest();
}

function noRequest(): PaymeFault {
  return fault(-32_600, 'Неверный запрос', 'Notoʻgʻri soʻrov', 'Not a request');
}

function cannotPerform(): PaymeFault {
  return fault(-31_008, 'Оплатить нельзя', 'Toʻlab boʻlmaydi', 'It cannot be paid');
}

function fault(code: number, ru: string, uz: string, en: string): PaymeFault {
  return new PaymeFault(code, { ru, uz, en });
}

function accountFault(code: number, ru: string, uz: string, en: string): PaymeFault {
  return new PaymeFault(code, { ru, uz, en }, 'order_id');
}
