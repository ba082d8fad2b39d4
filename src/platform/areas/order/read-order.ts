import type { Order, OrderRecord, OrderState } from '#contract/order/order.ts';
import { readPayUrls } from '#platform/areas/payment/pay-url.ts';
import type { Shop } from '#platform/store/shop.ts';
import { cashbackOf } from './cashback.ts';
import { readInstallments } from './installment-row.ts';
import type { LineData, OrderData, OrderRow } from './order-row.ts';
import { isActive } from './schedule.ts';

interface RecordRow extends Omit<OrderRecord, keyof LineData> {
  orderId: number;
  supplierId: number;
  data: string;
}

/** Whole orders in the order of the rows. */
export function readOrders(shop: Shop, rows: readonly OrderRow[]): Order[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const records = Map.groupBy(
    shop.sql.all<RecordRow>`
      SELECT id, sell_group AS orderId, supplier AS supplierId, product AS productId,
        variation AS variationId, stock AS stockId, count, price, subtotal,
        data
      FROM sold_record WHERE shop = ${shop.id} AND sell_group IN (SELECT value FROM json_each(${ids}))
      ORDER BY id`,
    ({ orderId }) => orderId,
  );
  const events = Map.groupBy(
    shop.sql.all<{ orderId: number; state: OrderState; at: string }>`
      SELECT sell_group AS orderId, state, at FROM order_event
      WHERE shop = ${shop.id} AND sell_group IN (SELECT value FROM json_each(${ids})) ORDER BY id`,
    ({ orderId }) => orderId,
  );
  const held = new Map(
    shop.sql.all<{ orderId: number; transactionId: string }>`
      SELECT sell_group AS orderId, transaction_id AS transactionId FROM held_payment
      WHERE shop = ${shop.id} AND state = 'held' AND sell_group IN (SELECT value FROM json_each(${ids}))`.map(
      (row) => [row.orderId, row],
    ),
  );
  const deliveries = new Map(
    shop.sql.all<{ orderId: number; id: number; token: string }>`
      SELECT sell_group AS orderId, id, token FROM delivery
      WHERE shop = ${shop.id} AND sell_group IN (SELECT value FROM json_each(${ids}))`.map(
      ({ orderId, ...delivery }) => [orderId, delivery],
    ),
  );
  const payUrls = readPayUrls(
    shop,
    rows.filter(({ state }) => state === 'awaiting-payment'),
  );
  const installments = readInstallments(shop, ids);
  return rows.map((row): Order => {
    const data: OrderData = JSON.parse(row.data);
    const { name, paymentMethod, shippingService, pickUp, shippingTime, shippingAddress, note } = data;
    return {
      id: row.id,
      token: row.token,
      state: row.state,
      active: isActive(row.state),
      cancelReason: data.cancelReason ?? null,
      source: row.source,
      createdAt: row.createdAt,
      customer: { name, phone: row.phone },
      payment: {
        methodId: paymentMethod.id,
        name: paymentMethod.name,
        gatewayType: row.payment,
        paid: row.paid === 1,
        transactionId: held.get(row.id)?.transactionId ?? null,
        payUrl: payUrls.get(row.id) ?? null,
      },
      shippingService,
      pickUp,
      franchise: data.franchise ?? null,
      shippingTime,
      shippingAddress,
      delivery: deliveries.get(row.id) ?? null,
      note,
      sells: createSells(records.get(row.id) ?? []),
      goodsTotal: row.goodsTotal,
      shippingPrice: row.shippingPrice,
      total: row.total,
      ...(row.refunded > 0 && { refunded: row.refunded }),
      cashback: row.customer === null ? 0 : cashbackOf(row.goodsTotal),
      installment: installments.get(row.id) ?? null,
      history: (events.get(row.id) ?? []).map(({ state, at }) => ({ state, at })),
    };
  });
}

/** One whole order. */
export function readOrder(shop: Shop, row: OrderRow): Order {
  const [order] = readOrders(shop, [row]);
  if (!order) throw new Error(`order ${row.id} was not read`);
  return order;
}

function createSells(records: readonly RecordRow[]): Order['sells'] {
  return [...Map.groupBy(records, ({ supplierId }) => supplierId)].map(([id, own]) => {
    const sellRecords = own.map(
      ({
        orderId: _order,
        supplierId: _supplier,
        data,
        ...record
      }): OrderRecord & { supplierName: string } => ({
        ...record,
        ...(JSON.parse(data) as LineData),
      }),
    );
    return {
      supplier: { id, name: sellRecords[0]?.supplierName ?? '' },
      sellRecords: sellRecords.map(({ supplierName: _name, ...record }) => record),
      subtotal: own.reduce((sum, { subtotal }) => sum + subtotal, 0),
    };
  });
}
