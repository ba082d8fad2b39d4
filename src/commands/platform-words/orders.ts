import { ORDER_STATES } from '#contract/order/order.ts';
import { calendarDay } from '#domain/time/time.ts';
import { orderLine, ordersCsv } from '#platform/operations/order-table.ts';
import { chooseTarget, describeTargets, stopTarget } from '#platform/operations/order-targets.ts';
import { chooseShop, eachOrder, findOrder, moveOrderTo, readState } from '#platform/operations/orders.ts';
import {
  choosePaymentService,
  describePaymentServices,
  stopPaymentService,
} from '#platform/operations/payment-services.ts';
import { UsageError } from '#tools/command/command.ts';
import { openFile } from './open-file.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Lists the orders of a shop, or writes them for a spreadsheet. */
export function listOrders(
  { file, tenant, state, day, csv = false }: PlatformOptions,
  words: readonly string[],
): void {
  if (words.length > 0) throw new UsageError(`One order is shown by npm run platform -- order ${words[0]}.`);
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new UsageError(`--day must be like 2026-12-01, not "${day}".`);
  using sql = openFile(file);
  const shop = chooseShop(sql, tenant);
  const orders = eachOrder(shop, state === undefined ? ORDER_STATES : [readState(state)]);
  const wanted = orders.filter(
    ({ createdAt }) => day === undefined || calendarDay(new Date(createdAt)) === day,
  );
  if (csv) process.stdout.write(ordersCsv([...wanted]));
  else for (const order of wanted) console.log(orderLine(order));
}

/** Shows an order, or moves it to a state. */
export function oneOrder(
  { file, tenant, reason }: PlatformOptions,
  [number, state, ...more]: readonly string[],
): void {
  if (number === undefined || more.length > 0)
    throw new UsageError('Write: order NUMBER, or order NUMBER STATE.');
  using sql = openFile(file);
  const shop = chooseShop(sql, tenant);
  if (state === undefined) console.log(JSON.stringify(findOrder(shop, number), null, 2));
  else console.log(orderLine(moveOrderTo(shop, number, state, new Date(), reason)));
}

/** Says who is told of orders. */
export function chooseTargets(
  { file, tenant, webhook, secret, telegram, stop }: PlatformOptions,
  words: readonly string[],
): void {
  if (words.length > 0) throw new UsageError(`"${words[0]}" stands there without its option.`);
  using sql = openFile(file);
  const shop = chooseShop(sql, tenant);
  if (webhook !== undefined) chooseTarget(shop, 'webhook', webhook, secret);
  if (telegram !== undefined) chooseTarget(shop, 'telegram', telegram);
  if (stop !== undefined) stopTarget(shop, stop);
  for (const line of describeTargets(shop)) console.log(line);
}

/** Says on which pages of services shoppers pay. */
export function choosePayment(
  { file, tenant, stop, page, merchant, service, key }: PlatformOptions,
  [kind, ...more]: readonly string[],
): void {
  if (more.length > 0) throw new UsageError(`"${more[0]}" stands there without its option.`);
  using sql = openFile(file);
  const shop = chooseShop(sql, tenant);
  const settings = Object.entries({ page, merchant, service, key }).filter(
    ([, value]) => value !== undefined,
  );
  if (kind !== undefined) choosePaymentService(shop, kind, Object.fromEntries(settings));
  if (stop !== undefined) stopPaymentService(shop, stop);
  for (const line of describePaymentServices(shop)) console.log(line);
}
