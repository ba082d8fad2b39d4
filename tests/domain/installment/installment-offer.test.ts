import { expect, test } from 'vitest';
import { INSTALLMENT_PLANS, PARTNER_SURCHARGES } from '#domain/installment/installment.ts';
import {
  cheapestPlan,
  offeredMonths,
  offersOf,
  partnersWithout,
  planOffer,
} from '#domain/installment/installment-offer.ts';

const PRICE = 2_000_000;
const TWELVE = INSTALLMENT_PLANS[3];

test('[INS-01] a plan of the shop says what is paid at once, a month, in all and beyond the price', () => {
  expect(TWELVE && planOffer(PRICE, TWELVE)).toEqual({
    by: 'shop',
    months: 12,
    firstPayment: 200_000,
    monthly: 178_965,
    total: 2_347_580,
    overpaid: 347_580,
  });
});

test('[INS-01] everybody who offers twelve months stands side by side for the same price, the cheapest first', () => {
  const offers = offersOf(PRICE, 12, INSTALLMENT_PLANS);
  expect(
    offers.map(({ by, firstPayment, monthly, total, overpaid }) => [
      by,
      firstPayment,
      monthly,
      total,
      overpaid,
    ]),
  ).toEqual([
    ['shop', 200_000, 178_965, 2_347_580, 347_580],
    ['TBS', 0, 225_000, 2_700_000, 700_000],
    ['IMAN', 0, 225_000, 2_700_000, 700_000],
    ['InTent', 0, 236_667, 2_840_000, 840_000],
    ['T-store', 0, 236_667, 2_840_000, 840_000],
    ['Paymart', 0, 240_000, 2_880_000, 880_000],
  ]);
  expect(partnersWithout(12)).toEqual(['Alifshop']);
});

test('[INS-01] a plan of the shop that is dearer than a partner does not stand before it', () => {
  const dear = [{ mounth: 12, percent: 0.5, peredoplate: 0 }];
  expect(offersOf(PRICE, 12, dear).map(({ by }) => by)).toEqual([
    'TBS',
    'IMAN',
    'InTent',
    'T-store',
    'Paymart',
    'shop',
  ]);
});

test('[INS-01] months that only partners offer can be looked at, too', () => {
  expect(offeredMonths(INSTALLMENT_PLANS)).toEqual([1, 3, 6, 9, 12, 15, 18]);
  expect(offersOf(PRICE, 18, INSTALLMENT_PLANS).map(({ by, overpaid }) => [by, overpaid])).toEqual([
    ['Alifshop', 1_120_000],
    ['TBS', 1_200_000],
  ]);
  expect(offersOf(PRICE, 24, INSTALLMENT_PLANS)).toEqual([]);
  expect(partnersWithout(24)).toEqual(Object.keys(PARTNER_SURCHARGES));
});

test('[INS-01] of the plans of the shop the one that costs least in all is the cheapest', () => {
  expect(cheapestPlan(PRICE, INSTALLMENT_PLANS)?.mounth).toBe(3);
  expect(cheapestPlan(PRICE, [])).toBeUndefined();
});
