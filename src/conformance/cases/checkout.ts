import { caseOf } from '#conformance/probe/case.ts';
import { compareShape } from '#conformance/probe/difference.ts';
import { type Probe, Unavailable } from '#conformance/probe/probe.ts';
import { isPlenty, type Sold, type World } from '#conformance/probe/world.ts';
import { addToCart, getCartDetail } from '#contract/cart.ts';
import {
  confirmHeldPayment,
  fastCheckout,
  finishOrder,
  type PaymentRequired,
  paymentRequiredSchema,
  reHoldPayment,
} from '#contract/checkout.ts';
import { listInstallmentPlans, placeInstallmentOrder } from '#contract/installment.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/payment.ts';
import { ADDRESS, lastAddress } from './customer.ts';
import { checkOrder } from './order.ts';

const NOTE = 'Conformance check: please cancel';

/** Ways to order and to pay. */
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
      return { params: { transactionId }, body: { otp: await world.codes.read(phone) } };
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

  caseOf(fastCheckout, {
    writes: true,
    async input(world) {
      const { product, variation } = await world.inStock();
      const phone = world.own().user.phoneNumbers[0] ?? '';
      const { latitude, longitude, ...shippingAddress } = ADDRESS;
      const stock = { stock: variation.stock.id, count: product.minOrder };
      return {
        body: { name: 'Conformance', phone, ...stock, shippingAddress, coordinate: { latitude, longitude } },
      };
    },
    check({ order }, probe) {
      checkOrder(probe, order);
      probe.equal('order.source', order.source, 'one-click');
    },
    more: [
      ...[
        { what: 'a name of two letters is refused', change: { name: 'Al' }, code: 'invalid-name' },
        {
          what: 'a number that is no phone is refused',
          change: { phone: '12' },
          code: 'invalid-phone-number',
        },
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
      const { sells, method } = await fillCartForMonths(world, 1_000_001);
      const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });
      return {
        body: {
          'sells[]': sells,
          paymentMethod: method.id,
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
      probe.equal(
        'order.installment.months',
        order.installment?.months,
        Number(body['extraParams[installmentMonth]']),
      );
    },
    more: [
      {
        what: 'goods of at most 1 000 000 UZS are not sold by months',
        writes: true,
        async run(probe, world, { body }) {
          const { sells, total } = await fillCartForMonths(world, 1);
          if (total > 1_000_000)
            throw new Unavailable('the first thing in stock costs more than 1 000 000 UZS');
          const refusal = { status: 422, code: 'installment-minimum' };
          await probe.refused(
            placeInstallmentOrder,
            { body: { ...body, 'sells[]': sells }, token: await world.token() },
            refusal,
          );
        },
      },
    ],
  }),
];

/** The smallest start of a photo. */
const JPEG = Uint8Array.from(Buffer.from('ffd8ffe000104a4649460001ffd9', 'hex'));

/** The sells of a cart that has one thing in it, and a way to pay for it. */
interface Basket {
  sells: number[];
  /** What is in the cart costs, in UZS. */
  total: number;
  method: PaymentMethod;
}

/** Puts one thing of at least this price into the cart, that can be paid in a way that `fits`. */
async function fillCart(
  world: World,
  what: string,
  fits: (method: PaymentMethod) => boolean,
  worth = 1,
): Promise<Basket> {
  const token = await world.token();
  const methods = (await world.get(listPaymentMethods, {})).items.filter(fits);
  const methodOf = ({ variation }: Sold) =>
    methods.find(
      ({ supplierIds }) => supplierIds === null || supplierIds.includes(variation.stock.supplierId),
    );
  const sold = await world.find(
    `is in stock${worth > 1 ? `, costs at least ${worth} UZS` : ''} and ${what}`,
    (one) => isPlenty(one) && one.variation.newPrice >= worth && methodOf(one) !== undefined,
  );
  const method = methodOf(sold);
  if (!method) throw new Unavailable(`nothing ${what}`);
  const { stock } = sold.variation;
  await world.get(addToCart, { body: { stock: stock.id, quantity: sold.product.minOrder } }, token);
  const { sells, subtotal } = await world.get(getCartDetail, { query: {} }, token);
  const wanted = sells.filter(
    ({ deleted, sellRecords }) => !deleted && sellRecords.some(({ stockId }) => stockId === stock.id),
  );
  return { sells: wanted.map(({ id }) => id), total: subtotal, method };
}

const fillCartForCash = (world: World) => fillCart(world, 'can be paid in cash', ({ cash }) => cash);
const fillCartForMonths = (world: World, worth: number) =>
  fillCart(world, 'can be paid by months', ({ installment }) => installment, worth);

/** What HTTP 402 said of the order whose sum is held on a card. */
const HELD = 'held payment';

function heldPayment(world: World): Promise<PaymentRequired> {
  return world.once(HELD, async () => {
    throw new Unavailable('no payment is held');
  });
}
