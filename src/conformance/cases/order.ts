import { addToCart, getCartDetail } from '#contract/cart.ts';
import { confirmHeldPayment, fastCheckout, finishOrder, paymentRequiredSchema, reHoldPayment } from '#contract/checkout.ts';
import { getTracking, getUntilArriveDistance } from '#contract/delivery.ts';
import { listInstallmentPlans, placeInstallmentOrder } from '#contract/installment.ts';
import { type DeliveryGroup, getOrder, listDeliveryGroups, listOrders, type Order } from '#contract/order.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/payment.ts';
import { caseOf, nothing } from '../case.ts';
import { pagesAddUp } from '../paging.ts';
import { type Probe, Unavailable } from '../probe.ts';
import type { World } from '../world.ts';
import { ADDRESS, lastAddress } from './customer.ts';

const NOTE = 'Conformance check: please cancel';

export const orderCases = [
  caseOf(finishOrder, {
    writes: true,
    async input(world) {
      const method = await aMethod(world, 'is paid in cash', ({ cash }) => cash);
      const { sells, total } = await fillCart(world, 1);
      const shippingAddress = (await lastAddress(world)).id;
      return { body: { sells, paymentMethod: method.id, shippingAddress, note: NOTE, shownTotal: total } };
    },
    async check({ order }, probe, world, { body }) {
      checkOrder(probe, order);
      probe.equal('order.state', order.state, 'accepted');
      probe.equal('order.note', order.note, NOTE);
      probe.equal('order.payment.methodId', order.payment.methodId, body.paymentMethod);
      const cart = await world.get(getCartDetail, { query: {} }, await world.token());
      probe.equal('pieces in the cart afterwards', cart.count, 0);
    },
    more: [
      {
        what: 'an order without an address is refused',
        writes: true,
        async run(probe, world) {
          const { sells } = await fillCart(world, 1);
          const method = await aMethod(world, 'is paid in cash', ({ cash }) => cash);
          const body = { sells, paymentMethod: method.id };
          await probe.refused(finishOrder, { body, token: await world.token() }, { status: 422, code: 'no-address-selected' });
        },
      },
      {
        what: 'asking again with the same key makes no second order',
        writes: true,
        async run(probe, world) {
          const { sells } = await fillCart(world, 1);
          const method = await aMethod(world, 'is paid in cash', ({ cash }) => cash);
          const shippingAddress = (await lastAddress(world)).id;
          const body = { sells, paymentMethod: method.id, shippingAddress, note: NOTE, orderKey: `conformance-${Date.now()}` };
          const first = await probe.ask(finishOrder, { body }, await world.token());
          const second = await probe.ask(finishOrder, { body }, await world.token());
          probe.equal('order.id of the second answer', second.order.id, first.order.id);
        },
      },
    ],
  }),

  caseOf(reHoldPayment, {
    writes: true,
    input: async (world) => ({ params: { transactionId: (await heldPayment(world)).transactionId } }),
    async check({ transactionId }, probe, world) {
      probe.equal('transactionId', transactionId, (await heldPayment(world)).transactionId);
    },
  }),

  caseOf(confirmHeldPayment, {
    writes: true,
    async input(world) {
      const [phone = ''] = world.own().user.phoneNumbers;
      const { transactionId } = await heldPayment(world);
      return { params: { transactionId }, body: { otp: await world.codes.read(phone) } };
    },
    async check({ order }, probe, world) {
      const { orderId, amount } = await heldPayment(world);
      probe.equal('order', [order.id, order.total, order.state, order.payment.paid], [orderId, amount, 'accepted', true]);
    },
  }),

  caseOf(fastCheckout, {
    writes: true,
    async input(world) {
      const { product, variation } = await world.inStock();
      const phone = world.own().user.phoneNumbers[0] ?? '';
      const { latitude, longitude, ...shippingAddress } = ADDRESS;
      const stock = { stock: variation.stock.id, count: product.minOrder };
      return { body: { name: 'Conformance', phone, ...stock, shippingAddress, coordinate: { latitude, longitude } } };
    },
    check({ order }, probe) {
      checkOrder(probe, order);
      probe.equal('order.source', order.source, 'one-click');
    },
    more: [
      ...[
        { what: 'a name of two letters is refused', change: { name: 'Al' }, code: 'invalid-name' },
        { what: 'a number that is no phone is refused', change: { phone: '12' }, code: 'invalid-phone-number' },
      ].map(({ what, change, code }) => ({
        what,
        writes: true,
        async run(probe: Probe, _world: World, { body }: { body: object }) {
          await probe.refused(fastCheckout, { body: { ...body, ...change } }, { status: 422, code });
        },
      })),
    ],
  }),

  caseOf(placeInstallmentOrder, {
    writes: true,
    async input(world) {
      const [plan] = (await world.get(listInstallmentPlans, {})).items;
      if (!plan) throw new Unavailable('the shop has no installment plans');
      await aMethod(world, 'is paid by months', ({ installment }) => installment);
      const { sells } = await fillCart(world, 1_000_001);
      const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });
      return {
        body: {
          'sells[]': sells,
          'extraParams[phoneNumber]': world.own().user.phoneNumbers[0] ?? '',
          'extraParams[installmentMonth]': plan.mounth,
          'extraParams[birthday]': '1990-05-17',
          'extraParams[passSerial]': 'AB',
          'extraParams[passNumber]': '1234567',
          'extraParams[passIssueDate]': '2015-06-01',
          'extraParams[passIssueAddress]': 'Toshkent',
          'extraParams[cardNumber]': '8600 1234 5678 9012',
          'extraParams[selfieFile]': photo('selfie.jpg'),
          'extraParams[passportFile]': photo('passport.jpg'),
          'shippingAddress[countryCode]': ADDRESS.countryCode,
          'shippingAddress[administrativeArea]': ADDRESS.administrativeArea,
          'shippingAddress[locality]': ADDRESS.locality,
          'shippingAddress[addressLine1]': ADDRESS.addressLine1,
          'shippingAddress[latitude]': ADDRESS.latitude,
          'shippingAddress[longitude]': ADDRESS.longitude,
        },
      };
    },
    check({ order }, probe, _world, { body }) {
      checkOrder(probe, order);
      probe.equal('order.state', order.state, 'awaiting-approval');
      probe.equal('order.installment.months', order.installment?.months, Number(body['extraParams[installmentMonth]']));
    },
    more: [
      {
        what: 'goods of at most 1 000 000 UZS are not sold by months',
        writes: true,
        async run(probe, world, { body }) {
          const { sells, total } = await fillCart(world, 1);
          if (total > 1_000_000) throw new Unavailable('the first thing in stock costs more than 1 000 000 UZS');
          const refusal = { status: 422, code: 'installment-minimum' };
          await probe.refused(placeInstallmentOrder, { body: { ...body, 'sells[]': sells }, token: await world.token() }, refusal);
        },
      },
    ],
  }),

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
          const other = (await world.get(listOrders, { query: {} }, await world.token())).items.find(({ id }) => id !== params.id);
          if (!other) throw new Unavailable('there is no second order');
          await probe.refused(getOrder, { params: { id: other.id, token: params.token } }, { status: 404, code: 'not-found' });
        },
      },
    ],
  }),

  caseOf(listDeliveryGroups, {
    input: nothing,
    async check({ items }, probe, world) {
      const orders = await world.get(listOrders, { query: { page: 1, size: 500 } }, await world.token());
      const ids = new Set(orders.items.map(({ id }) => id));
      for (const [at, { orderId, leavesAt, arrivesAt }] of items.entries()) {
        probe.holds(ids.has(orderId), `items.${at}.orderId`, 'an order of the shopper', orderId);
        probe.holds(Date.parse(leavesAt) < Date.parse(arrivesAt), `items.${at}.leavesAt`, `before ${arrivesAt}`, leavesAt);
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
      if (tracking.state === 'waiting') probe.equal('position while waiting', tracking.position, tracking.from);
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

/** The smallest start of a photo. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0xff, 0xd9);

/** Sums of an order add up. */
function checkOrder(probe: Probe, { id, sells, goodsTotal, shippingPrice, total, state, active, history }: Order): void {
  const field = `order ${id}`;
  for (const { subtotal, sellRecords } of sells) {
    for (const record of sellRecords) probe.equal(`${field}: subtotal of record ${record.id}`, record.subtotal, record.price * record.count);
    const sum = sellRecords.reduce((all, record) => all + record.subtotal, 0);
    probe.equal(`${field}: subtotal of a sell`, subtotal, sum);
  }
  const goods = sells.reduce((all, { subtotal }) => all + subtotal, 0);
  probe.equal(`${field}: goodsTotal`, goodsTotal, goods);
  probe.equal(`${field}: total`, total, goodsTotal + shippingPrice);
  probe.equal(`${field}: active`, active, state !== 'delivered' && state !== 'canceled');
  probe.equal(`${field}: last state of the history`, history.at(-1)?.state, state);
}

async function aMethod(world: World, what: string, fits: (method: PaymentMethod) => boolean): Promise<PaymentMethod> {
  const method = (await world.get(listPaymentMethods, {})).items.find((one) => one.supplierIds === null && fits(one));
  if (!method) throw new Unavailable(`no payment method of all suppliers ${what}`);
  return method;
}

/** Puts one thing of at least this price into the cart, which is empty but for it; gives the sells to order. */
async function fillCart(world: World, worth: number): Promise<{ sells: number[]; total: number }> {
  const token = await world.token();
  const { product, variation } = await world.find(
    worth > 1 ? `is in stock and costs more than ${worth - 1} UZS` : 'is in stock',
    (sold) => (!sold.variation.tracking || sold.variation.stock.count >= sold.product.minOrder + 3) && sold.variation.newPrice >= worth,
  );
  await world.get(addToCart, { body: { stock: variation.stock.id, quantity: product.minOrder } }, token);
  const { sells, subtotal } = await world.get(getCartDetail, { query: {} }, token);
  const wanted = sells.filter(({ deleted, sellRecords }) => !deleted && sellRecords.some(({ stockId }) => stockId === variation.stock.id));
  return { sells: wanted.map(({ id }) => id), total: subtotal };
}

/** An order whose sum is held on a card until its code comes: what HTTP 402 says. */
function heldPayment(world: World) {
  return world.once('held payment', async () => {
    const method = await aMethod(world, 'is held on a card', ({ held }) => held);
    const { sells } = await fillCart(world, 1);
    const body = { sells, paymentMethod: method.id, shippingAddress: (await lastAddress(world)).id, note: NOTE };
    const { status, json } = await world.platform.send(finishOrder, { body, token: await world.token() });
    const required = paymentRequiredSchema.safeParse(json);
    if (status !== 402 || !required.success)
      throw new Unavailable(`POST /sellgroups/finish with a held payment answered ${status}, not 402 with a transaction`);
    return required.data;
  });
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
