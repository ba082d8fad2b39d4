import { type PriceTier, tierPrice } from '#domain/pricing/price.ts';
import type { Acknowledged } from './ledger.ts';
import type { LoadFile, OpeningStock } from './load-file.ts';

/** Stocks and money of the shop when the load began. */
export interface Opening {
  stocks: readonly OpeningStock[];
}

/** Contents of the file after the load. */
export interface Books {
  orders: number;
  piecesSold: number;
  piecesReserved: number;
  /** Sums that differ; empty where all agree. */
  faults: string[];
}

interface SumRow {
  id: number;
  goods: number;
  shipping: number;
  total: number;
  records: number;
}

interface RecordRow {
  id: number;
  stock: number;
  count: number;
  price: number;
  subtotal: number;
}

const RESERVED = "('awaiting-payment', 'awaiting-approval')";

/** Adds everything up, and looks for all orders that somebody was told of. */
export function checkBooks(file: LoadFile, opening: Opening, acknowledged: Iterable<Acknowledged>): Books {
  return {
    orders: file.value('SELECT count(*) FROM sell_group WHERE shop = ?'),
    piecesSold: pieces(file, `state NOT IN ('canceled') AND state NOT IN ${RESERVED}`),
    piecesReserved: pieces(file, `state IN ${RESERVED}`),
    faults: [
      ...checkTotals(file),
      ...checkPrices(file, opening),
      ...checkStocks(file, opening),
      ...checkWallets(file),
      ...checkPayments(file),
      ...checkAcknowledged(file, acknowledged),
    ],
  };
}

function pieces(file: LoadFile, where: string): number {
  return file.value(`
    SELECT coalesce(sum(count), 0) FROM sold_record JOIN sell_group ON sell_group.id = sold_record.sell_group
    WHERE sold_record.shop = ? AND ${where}`);
}

function checkTotals(file: LoadFile): string[] {
  const rows = file.all<SumRow>(`
    SELECT sell_group.id, goods_total AS goods, shipping_price AS shipping, total,
      coalesce(sum(subtotal), 0) AS records
    FROM sell_group LEFT JOIN sold_record ON sold_record.sell_group = sell_group.id
    WHERE sell_group.shop = ? GROUP BY sell_group.id`);
  return rows
    .filter(
      ({ goods, shipping, total, records }) => records !== goods || total !== goods + shipping || goods === 0,
    )
    .map(
      (row) =>
        `order ${row.id}: records ${row.records}, goods ${row.goods}, shipping ${row.shipping}, total ` +
        `${row.total}`,
    );
}

function checkPrices(file: LoadFile, { stocks }: Opening): string[] {
  const byStock = new Map(
    stocks.map((stock) => [stock.stock, { ...stock, tiers: JSON.parse(stock.tiers) as PriceTier[] }]),
  );
  return file
    .all<RecordRow>('SELECT id, stock, count, price, subtotal FROM sold_record WHERE shop = ?')
    .flatMap((row) => {
      const stock = byStock.get(row.stock);
      const price = stock && tierPrice(stock.price, stock.tiers, row.count);
      if (row.price === price && row.subtotal === price * row.count) return [];
      return [
        `record ${row.id}: ${row.count} of stock ${row.stock} at ${row.price} for ${row.subtotal}, ` +
          `expected ${price} each`,
      ];
    });
}

function checkStocks(file: LoadFile, { stocks }: Opening): string[] {
  const taken = new Map(
    file
      .all<{ stock: number; count: number }>(`
        SELECT stock, sum(count) AS count
        FROM sold_record JOIN sell_group ON sell_group.id = sold_record.sell_group
        WHERE sold_record.shop = ? AND tracked = 1 AND state <> 'canceled' GROUP BY stock`)
      .map(({ stock, count }) => [stock, count]),
  );
  const left = new Map(
    file
      .all<{ stock: number; count: number; shown: number }>(
        "SELECT stock, count, data ->> '$.stock.count' AS shown FROM variation WHERE shop = ?",
      )
      .map((row) => [row.stock, row]),
  );
  return stocks.flatMap(({ stock, count }) => {
    const now = left.get(stock);
    if (!now) return [`stock ${stock} is gone`];
    const gone = taken.get(stock) ?? 0;
    if (now.count < 0 || now.shown !== now.count || now.count + gone !== count) {
      return [`stock ${stock}: ${count} at first, ${now.count} left (${now.shown} shown), ${gone} in orders`];
    }
    return [];
  });
}

function checkWallets(file: LoadFile): string[] {
  const rows = file.all<{ id: number; balance: number; given: number; spent: number; cashback: number }>(`
    SELECT id,
      (SELECT coalesce(sum(amount), 0) FROM wallet_entry
        WHERE shop = customer.shop AND customer = customer.id) AS balance,
      (SELECT coalesce(sum(amount), 0) FROM wallet_entry
        WHERE shop = customer.shop AND customer = customer.id AND reason = 'gift') AS given,
      (SELECT coalesce(sum(total), 0) FROM sell_group
        WHERE shop = customer.shop AND customer = customer.id AND payment = 'wallet'
          AND state <> 'canceled') AS spent,
      (SELECT coalesce(sum(goods_total * 5 / 100), 0) FROM sell_group
        WHERE shop = customer.shop AND customer = customer.id AND state = 'delivered') AS cashback
    FROM customer WHERE shop = ?`);
  return rows
    .filter(({ balance, given, spent, cashback }) => balance < 0 || balance !== given - spent + cashback)
    .map(
      ({ id, balance, given, spent, cashback }) =>
        `wallet of ${id}: ${balance}, though ${given} − ${spent} spent + ${cashback} cashback`,
    );
}

function checkPayments(file: LoadFile): string[] {
  const rows = file.all<{ id: number; state: string; paid: number; held: string | null }>(`
    SELECT sell_group.id, sell_group.state, paid, held_payment.state AS held
    FROM sell_group LEFT JOIN held_payment ON held_payment.sell_group = sell_group.id
    WHERE sell_group.shop = ? AND payment = 'card'`);
  return rows
    .filter(({ state, paid, held }) => {
      if (state === 'awaiting-payment') return held !== 'held' || paid !== 0;
      if (state === 'canceled') return (held !== 'expired' && held !== 'refunded') || paid !== 0;
      return held !== 'paid' || paid !== 1;
    })
    .map(({ id, state, paid, held }) => `order ${id} is ${state}, its payment ${held}, paid ${paid}`);
}

function checkAcknowledged(file: LoadFile, acknowledged: Iterable<Acknowledged>): string[] {
  const totals = new Map(
    file
      .all<{ id: number; token: string; total: number }>(
        'SELECT id, token, total FROM sell_group WHERE shop = ?',
      )
      .map((row) => [row.id, row]),
  );
  return [...acknowledged].flatMap(({ id, token, total }) => {
    const kept = totals.get(id);
    if (kept?.token === token && kept.total === total) return [];
    return [`order ${id} over ${total} was acknowledged, the file has ${JSON.stringify(kept)}`];
  });
}
