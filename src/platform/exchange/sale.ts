import {
  confirmToldOrders,
  noteKnownOrder,
  noteToldOrders,
  readUntoldOrders,
} from '#platform/areas/exchange/exchange-order.ts';
import { moveOrder } from '#platform/areas/order/move-order.ts';
import { readOrderRow } from '#platform/areas/order/order-row.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Reply } from '#platform/http/reply.ts';
import type { Shop } from '#platform/store/shop.ts';
import { ExchangeError } from './exchange-error.ts';
import { type ExchangeRequest, failure, plain } from './exchange-reply.ts';
import { ordersXml } from './orders-xml.ts';
import { type ReportedOrder, readReportedOrders } from './reported-order.ts';

/** Answers one request of the exchange of orders: they are told, taken, and come back with their states. */
export async function answerSale({ shop, mode, body, now }: ExchangeRequest): Promise<Reply> {
  switch (mode) {
    case 'init':
      return plain('zip=no', 'file_limit=16777216');
    case 'query': {
      const orders = readUntoldOrders(shop);
      noteToldOrders(shop, orders);
      const headers = { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' };
      return { status: 200, headers, body: Buffer.from(ordersXml(shop, orders, now)) };
    }
    case 'success':
      confirmToldOrders(shop);
      return plain('success');
    case 'file': {
      for (const order of readReportedOrders(await body())) moveReported(shop, order, now);
      return plain('success');
    }
    // A file is read as it comes.
    case 'import':
      return plain('success');
    default:
      return failure(`There is no mode "${mode}" of orders.`);
  }
}

/** Moves an order on as the program says; it also tells of others, and of states that lie behind. */
function moveReported(shop: Shop, { id, state }: ReportedOrder, now: Date): void {
  if (!state) return;
  shop.sql.transaction(() => {
    const row = readOrderRow(shop, id);
    if (!row) return;
    try {
      const moved = row.state === state ? row : moveOrder(shop, row, state, now);
      noteKnownOrder(shop, id, moved.state);
    } catch (error) {
      if (!(error instanceof Refusal))
        throw new ExchangeError(`Order ${id} could not be moved.`, { cause: error });
    }
  });
}
