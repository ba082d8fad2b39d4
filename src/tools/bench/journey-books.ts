import { z } from 'zod';
import type { LoadFile } from './load/load-file.ts';

/** Report of a visitor who came to a paid order. */
export const visitSchema = z.object({
  run: z.int(),
  phone: z.string(),
  /** Stock that they ordered one piece of. */
  stock: z.int(),
  seconds: z.number(),
  /** The order whose page they saw. */
  id: z.int(),
  token: z.string(),
  patience: z.object({
    offers: z.int(),
    again: z.int(),
    silent: z.int(),
    back: z.int(),
    reloads: z.int(),
    notes: z.array(z.string()),
  }),
});
export type Visit = z.infer<typeof visitSchema>;

interface CustomerRow {
  phone: string;
  orders: number;
  paid: number;
  total: number;
  holds: number;
  held: number;
  inCart: number;
  wallet: number;
  order: number;
  token: string;
  stocks: string;
}

/** Everybody who has registered since `before`, the highest id of a customer then. */
function customersSince(file: LoadFile, before: number): CustomerRow[] {
  const own = 'WHERE shop = customer.shop AND customer = customer.id';
  return file.all<CustomerRow>(`
    SELECT phone,
      (SELECT count(*) FROM sell_group ${own}) AS orders,
      (SELECT count(*) FROM sell_group ${own} AND paid = 1 AND payment = 'card') AS paid,
      (SELECT coalesce(sum(total), 0) FROM sell_group ${own}) AS total,
      (SELECT count(*) FROM held_payment ${own}) AS holds,
      (SELECT coalesce(sum(amount), 0) FROM held_payment ${own} AND state = 'paid') AS held,
      (SELECT count(*) FROM cart_record ${own} AND deleted = 0) AS inCart,
      (SELECT count(*) FROM wallet_entry ${own}) AS wallet,
      (SELECT max(id) FROM sell_group ${own}) AS "order",
      (SELECT max(token) FROM sell_group ${own}) AS token,
      (SELECT group_concat(stock || '×' || count) FROM sold_record JOIN sell_group
        ON sell_group.id = sold_record.sell_group
        WHERE sell_group.shop = customer.shop AND sell_group.customer = customer.id) AS stocks
    FROM customer WHERE shop = ? AND id > ${before} ORDER BY id`);
}

/** How many orders there are of those who came, how many of them are too many, and what is not right. */
export function checkVisits(
  file: LoadFile,
  before: number,
  visits: readonly Visit[],
): { orders: number; double: number; faults: string[] } {
  const customers = customersSince(file, before);
  const visitOf = new Map(visits.map((visit) => [visit.phone, visit]));
  const faults = customers.flatMap((row) => {
    const visit = visitOf.get(row.phone);
    const isRight =
      visit &&
      row.orders === 1 &&
      row.paid === 1 &&
      row.holds === 1 &&
      row.held === row.total &&
      row.inCart === 0 &&
      row.wallet === 0 &&
      row.order === visit.id &&
      row.token === visit.token &&
      row.stocks === `${visit.stock}×1`;
    return isRight ? [] : [`${row.phone} has ${JSON.stringify(row)}, and saw ${JSON.stringify(visit)}`];
  });
  const known = new Set(customers.map(({ phone }) => phone));
  return {
    orders: customers.reduce((sum, { paid }) => sum + paid, 0),
    double: customers.reduce((sum, { orders }) => sum + Math.max(0, orders - 1), 0),
    faults: [
      ...faults,
      ...visits.filter(({ phone }) => !known.has(phone)).map(({ phone }) => `${phone} is no customer`),
    ],
  };
}
