import { getTracking, getUntilArriveDistance } from '#contract/order/delivery.ts';
import {
  type DeliveryGroup,
  getOrder,
  listDeliveryGroups,
  listOrders,
  type Order,
} from '#contract/order/order.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';
import { type Probe, Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

/** Orders and deliveries, as the customer sees them afterwards. */
export const orderCases = [
  caseOf(listOrders, {
    input: async () => ({ query: { page: 1, size: 50 } }),
    check({ items, active, finished, total }, probe) {
      probe.equal('active and finished', active + finished, total);
      for (const order of items) checkOrder(probe, order);
      const moments = items.map(({ createdAt }) => Date.parse(createdAt));
      probe.equal(
        'moments, newest first',
        moments,
        moments.toSorted((a, b) => b - a),
      );
    },
    more: [pagesAddUp(listOrders, ({ items }: { items: Order[] }) => items)],
  }),

  caseOf(getOrder, {
    async input(world) {
      const { id, token } = await anOrder(world);
      return { params: { id, token } };
    },
    check: async (order, probe, world) => probe.equal('order', order.id, (await anOrder(world)).id),
    more: [
      {
        what: 'a token opens its own order only',
        async run(probe, world, { params }) {
          const other = (await world.get(listOrders, { query: {} }, await world.token())).items.find(
            ({ id }) => id !== params.id,
          );
          if (!other) throw new Unavailable('there is no second order');
          await probe.refused(
            getOrder,
            { params: { id: other.id, token: params.token } },
            { status: 404, code: 'not-found' },
          );
        },
      },
    ],
  }),

  caseOf(listDeliveryGroups, {
    input: nothing,
    async check({ items }, probe, world) {
      const orders = await world.get(listOrders, { query: { page: 1, size: 500 } }, await world.token());
      const ids = new Set(orders.items.map(({ id }) => id));
      for (const [at, { id, token, orderId, leavesAt, arrivesAt }] of items.entries()) {
        const order = orders.items.find((one) => one.id === orderId);
        probe.equal(`delivery of the order ${orderId}`, order?.delivery, { id, token });
        probe.holds(ids.has(orderId), `items.${at}.orderId`, 'an order of the shopper', orderId);
        probe.holds(
          Date.parse(leavesAt) < Date.parse(arrivesAt),
          `items.${at}.leavesAt`,
          `before ${arrivesAt}`,
          leavesAt,
        );
      }
    },
  }),

  caseOf(getTracking, {
    input: async (world) => ({ params: { deliveryId: (await aDelivery(world)).id } }),
    token: async (world) => (await aDelivery(world)).token,
    check(tracking, probe, _world, { params }) {
      probe.equal('deliveryId', tracking.deliveryId, params.deliveryId);
      probe.equal('first corner of the way', tracking.path[0], tracking.from);
      probe.equal('last corner of the way', tracking.path.at(-1), tracking.to);
      probe.holds(
        Date.parse(tracking.positionAt) <= Date.parse(tracking.answeredAt),
        'positionAt',
        `no later than ${tracking.answeredAt}`,
        tracking.positionAt,
      );
      if (tracking.state === 'waiting')
        probe.equal('position while waiting', tracking.position, tracking.from);
    },
  }),

  caseOf(getUntilArriveDistance, {
    input: async (world) => ({ params: { deliveryId: (await aDelivery(world)).id } }),
    token: async (world) => (await aDelivery(world)).token,
    check({ deliveryId, state, distance }, probe, _world, { params }) {
      probe.equal('deliveryId', deliveryId, params.deliveryId);
      if (state === 'delivered') probe.equal('distance at the address', distance, 0);
    },
  }),
];

/** Sums of an order add up. */
export function checkOrder(
  probe: Probe,
  { id, sells, goodsTotal, shippingPrice, total, state, active, history }: Order,
): void {
  const field = `order ${id}`;
  for (const { subtotal, sellRecords } of sells) {
    for (const record of sellRecords)
      probe.equal(`${field}: subtotal of record ${record.id}`, record.subtotal, record.price * record.count);
    const sum = sellRecords.reduce((all, record) => all + record.subtotal, 0);
    probe.equal(`${field}: subtotal of a sell`, subtotal, sum);
  }
  const goods = sells.reduce((all, { subtotal }) => all + subtotal, 0);
  probe.equal(`${field}: goodsTotal`, goodsTotal, goods);
  probe.equal(`${field}: total`, total, goodsTotal + shippingPrice);
  probe.equal(`${field}: active`, active, state !== 'delivered' && state !== 'canceled');
  probe.equal(`${field}: last state of the history`, history.at(-1)?.state, state);
}

async function anOrder(world: World): Promise<Order> {
  const [order] = (await world.get(listOrders, { query: {} }, await world.token())).items;
  if (!order) throw new Unavailable('there are no orders');
  return order;
}

async function aDelivery(world: World): Promise<DeliveryGroup> {
  const [delivery] = (await world.get(listDeliveryGroups, {}, await world.token())).items;
  if (!delivery) throw new Unavailable('there are no deliveries');
  return delivery;
}
