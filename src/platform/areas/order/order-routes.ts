import { getOrder, listDeliveryGroups, listOrders } from '#contract/order/order.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import { readDeliveryGroups } from './delivery-groups.ts';
import { readCustomerOrders } from './order-list.ts';
import { findOrderByToken } from './order-row.ts';
import { readOrder } from './read-order.ts';

export const orderRoutes = [
  handle(listOrders, ({ shop, customer, query: { page, size, state } }) =>
    readCustomerOrders(shop, customer.id, state, { page, size }),
  ),

  handle(getOrder, ({ shop, params }) => {
    const order = findOrderByToken(shop, parseId('id', params.id), params.token);
    if (!order) throw notFound(`There is no order ${params.id} with this token.`, 'id');
    return readOrder(shop, order);
  }),

  handle(listDeliveryGroups, ({ shop, customer }) => ({ items: readDeliveryGroups(shop, customer.id) })),
];
