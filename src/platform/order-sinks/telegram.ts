import type { Order } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { clockOf } from '#domain/time/time.ts';
import { addressLine } from './address-line.ts';
import type { OrderSink } from './order-sink.ts';
import { postJson } from './post-json.ts';

/** Telegram takes no longer message. */
const LONGEST = 4096;

const STATES: Readonly<Record<Order['state'], string>> = {
  'awaiting-payment': 'ждёт оплаты',
  'awaiting-approval': 'ждёт ответа по рассрочке',
  accepted: 'новый',
  'operator-called': 'подтверждён',
  'on-the-way': 'в пути',
  delivered: 'выполнен',
  canceled: 'отменён',
};

export interface TelegramOptions {
  /** `https://api.telegram.org`, without a closing slash. */
  url: string;
  token: string;
  /** Number of the chat, or `@name` of a channel. */
  chat: string;
}

/** Writes each change into a chat of those who work on orders. */
export function telegramSink({ url, token, chat }: TelegramOptions): OrderSink {
  return {
    name: 'Telegram',
    async send({ order }) {
      const text = orderText(order).slice(0, LONGEST);
      const body = JSON.stringify({ chat_id: chat, text, disable_web_page_preview: true });
      const { json, untaken } = await postJson(`${url}/bot${token}/sendMessage`, body);
      if (!untaken) return undefined;
      const answer = json as { description?: unknown; parameters?: { retry_after?: unknown } } | undefined;
      const wait = answer?.parameters?.retry_after;
      const said = typeof answer?.description === 'string' ? `: ${answer.description}` : '';
      return {
        reason: `${untaken.reason}${said}`,
        ...(typeof wait === 'number' && { waitSeconds: wait }),
      };
    },
  };
}

/** An order in words of those who work on it: plain text, since names may hold any sign. */
export function orderText(order: Order): string {
  const { id, state, createdAt, customer, sells, total, payment, note, shippingService } = order;
  const goods = sells
    .flatMap(({ sellRecords }) => sellRecords)
    .map(({ name, count, subtotal }) => `• ${inWords(name)} × ${count} = ${money(subtotal)}`);
  return [
    `Заказ № ${id}: ${STATES[state]}`,
    ...(state === 'accepted' || state.startsWith('awaiting')
      ? [
          `${customer.name}, ${customer.phone}`,
          ...goods,
          `Итого ${money(total)}, ${inWords(payment.name)}${payment.paid ? ' (оплачен)' : ''}`,
          [shippingService && inWords(shippingService.name), addressLine(order)].filter(Boolean).join(': '),
          note && `Примечание: ${note}`,
          `Принят в ${clockOf(new Date(createdAt))}`,
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n');
}

const money = (sum: number) => formatPrice(sum, 'сум');

const inWords = (text: Localized) => localizedText(text, 'ru', 'ru');
