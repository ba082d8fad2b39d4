import { getCartDetail } from '#contract/cart/cart.ts';
import {
  confirmHeldPayment,
  finishOrder,
  type PaymentRequired,
  paymentRequiredSchema,
  reHoldPayment,
} from '#contract/order/checkout.ts';
import { listPaymentMethods } from '#contract/order/payment.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { compareShape } from '#tools/conformance/probe/difference.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';
import { lastAddress } from './address.ts';
import { fillCart } from './basket.ts';
import { checkOrder } from './order.ts';

const NOTE = 'Conformance check: please cancel';

/** Orders of what is in the cart, and payments that are held. */
export const checkoutCases = [
  caseOf(finishOrder, {
    writes: true,
    async input(world) {
      const { sells, total, method } = await fillCartForCash(world);
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
          const { sells, method } = await fillCartForCash(world);
          const body = { sells, paymentMethod: method.id };
          await probe.refused(
            finishOrder,
            { body, token: await world.token() },
            { status: 422, code: 'no-address-selected' },
          );
        },
      },
      {
        what: 'an empty wallet pays nothing',
        writes: true,
        async run(probe, world) {
          world.own();
          const { sells, method } = await fillCart(
            world,
            'can be paid from the wallet',
            ({ wallet }) => wallet,
          );
          const body = {
            sells,
            paymentMethod: method.id,
            shippingAddress: (await lastAddress(world)).id,
            note: NOTE,
          };
          await probe.refused(
            finishOrder,
            { body, token: await world.token() },
            { status: 422, code: 'wallet-too-low' },
          );
        },
      },
      {
        what: 'asking again with the same key makes no second order',
        writes: true,
        async run(probe, world) {
          if (!(await world.get(listPaymentMethods, {})).orderKey)
            throw new Unavailable('the platform does not say that it knows keys of orders');
          const { sells, method } = await fillCartForCash(world);
          const shippingAddress = (await lastAddress(world)).id;
          const body = {
            sells,
            paymentMethod: method.id,
            shippingAddress,
            note: NOTE,
            orderKey: `conformance-${Date.now()}`,
          };
          const first = await probe.ask(finishOrder, { body }, await world.token());
          const second = await probe.ask(finishOrder, { body }, await world.token());
          probe.equal('order.id of the second answer', second.order.id, first.order.id);
        },
      },
      {
        what: 'an order that is paid by a held payment is answered with 402 and its transaction',
        writes: true,
        async run(probe, world) {
          const { sells, method } = await fillCart(
            world,
            'can be paid by a held payment',
            ({ held }) => held,
          );
          const body = {
            sells,
            paymentMethod: method.id,
            shippingAddress: (await lastAddress(world)).id,
            note: NOTE,
          };
          const failure = await probe.refused(
            finishOrder,
            { body, token: await world.token() },
            { status: 402, code: 'payment-required' },
          );
          const faults = compareShape(paymentRequiredSchema, failure);
          probe.differences.push(...faults);
          if (faults.length === 0) await world.once(HELD, async () => paymentRequiredSchema.parse(failure));
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
      return { params: { transactionId }, body: { otp: await world.codes.codeFor(phone) } };
    },
    async check({ order }, probe, world) {
      const { orderId, amount } = await heldPayment(world);
      probe.equal(
        'order',
        [order.id, order.total, order.state, order.payment.paid],
        [orderId, amount, 'accepted', true],
      );
    },
  }),
];

const fillCartForCash = (world: World) => fillCart(world, 'can be paid in cash', ({ cash }) => cash);

/** Name of the payment that HTTP 402 gave for an order whose sum is held on a card. */
const HELD = 'held payment';

function heldPayment(world: World): Promise<PaymentRequired> {
  return world.once(HELD, async () => {
    throw new Unavailable('no payment is held');
  });
}
