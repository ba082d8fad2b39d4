import { getMarketData } from '#contract/market/market.ts';
import { fastCheckout } from '#contract/order/checkout.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import type { Probe } from '#tools/conformance/probe/probe.ts';
import { isPlenty, type World } from '#tools/conformance/probe/world.ts';
import { ADDRESS } from './address.ts';
import { checkOrder } from './order.ts';

/** An order without a cart. */
export const oneClickCases = [
  caseOf(fastCheckout, {
    writes: true,
    async input(world) {
      const { minOrderSum } = (await world.get(getMarketData, {})).settings;
      const { product, variation } = await world.find(
        'is in stock and dear enough for an order by itself',
        (one) => isPlenty(one) && one.variation.newPrice * one.product.minOrder >= minOrderSum,
      );
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
];
