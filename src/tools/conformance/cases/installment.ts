import { listInstallmentPlans, placeInstallmentOrder } from '#contract/order/installment.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';
import { ADDRESS } from './address.ts';
import { fillCart } from './basket.ts';
import { checkOrder } from './order.ts';

/** Orders that are paid by months. */
export const installmentCases = [
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

const fillCartForMonths = (world: World, worth: number) =>
  fillCart(world, 'can be paid by months', ({ installment }) => installment, worth);
