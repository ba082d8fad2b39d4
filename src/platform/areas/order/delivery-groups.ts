import type { DeliveryGroup, OrderState } from '#contract/order/order.ts';
import { deliveryState } from '#platform/areas/delivery/delivery.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { OrderData } from './order-row.ts';

type Row = Pick<DeliveryGroup, 'id' | 'token' | 'orderId' | 'leavesAt' | 'arrivesAt'> & {
  orderState: OrderState;
  data: string;
};

/** The deliveries of a customer's active orders, newest first. */
export function readDeliveryGroups(shop: Shop, customerId: number): DeliveryGroup[] {
  const rows = shop.sql.all<Row>`
    SELECT delivery.id, delivery.token, sell_group AS orderId, leaves_at AS leavesAt, arrives_at AS arrivesAt,
      sell_group.state AS orderState,
      sell_group.data
    FROM sell_group JOIN delivery ON delivery.shop = sell_group.shop AND delivery.sell_group = sell_group.id
    WHERE sell_group.shop = ${shop.id} AND sell_group.customer = ${customerId}
      AND sell_group.state NOT IN ('delivered', 'canceled')
    ORDER BY delivery.id DESC`;
  return rows.map(({ id, token, orderId, orderState, data, leavesAt, arrivesAt }) => {
    const { shippingTime, shippingAddress }: OrderData = JSON.parse(data);
    return {
      id,
      token,
      orderId,
      state: deliveryState(orderState),
      shippingTime,
      shippingAddress,
      leavesAt,
      arrivesAt,
    };
  });
}
