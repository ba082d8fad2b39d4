import type { Order } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { calendarDay, clockOf } from '#domain/time/time.ts';
import { addressLine } from '#platform/order-sinks/address-line.ts';

const COLUMNS = [
  'order',
  'day',
  'time',
  'state',
  'customer',
  'phone',
  'address',
  'shipping',
  'payment',
  'paid',
  'supplier',
  'goods',
  'variation',
  'stock',
  'count',
  'price',
  'subtotal',
  'shipping_price',
  'total',
  'note',
] as const;

/** Orders as CSV for spreadsheets: a row for each thing that was sold; times are Tashkent's, money is UZS. */
export function ordersCsv(orders: readonly Order[]): string {
  const rows = orders.flatMap((order) => {
    const { id, state, customer, payment, shippingService, shippingPrice, total, note } = order;
    const at = new Date(order.createdAt);
    return order.sells.flatMap(({ supplier, sellRecords }) =>
      sellRecords.map(({ name, variationId, stockId, count, price, subtotal }) => [
        ...[id, calendarDay(at), clockOf(at), state, customer.name, customer.phone, addressLine(order)],
        ...[
          shippingService ? inWords(shippingService.name) : '',
          inWords(payment.name),
          payment.paid ? 'yes' : 'no',
          supplier.name,
        ],
        ...[inWords(name), variationId, stockId, count, price, subtotal],
        ...[shippingPrice, total, note],
      ]),
    );
  });
  // Spreadsheets take a file for UTF-8 by its first bytes.
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** One order in a line for people. */
export function orderLine(order: Order): string {
  const at = new Date(order.createdAt);
  const { id, state, customer, total, sells } = order;
  const pieces = sells.flatMap(({ sellRecords }) => sellRecords).reduce((sum, { count }) => sum + count, 0);
  return [
    String(id).padStart(6),
    `${calendarDay(at)} ${clockOf(at)}`,
    state.padEnd(17),
    `${total} UZS`.padStart(15),
    `${pieces} pieces`.padStart(10),
    `${customer.name}, ${customer.phone}`,
  ].join('  ');
}

const inWords = (text: Localized) => localizedText(text, 'ru', 'ru');

/** A text that a spreadsheet would take for a formula stays a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) && !/^\+\d+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
