import { expect, test } from 'vitest';
import {
  type EstimateRule,
  estimateInstallment,
  INSTALLMENT_PLANS,
} from '#domain/installment/installment.ts';
import { estimatePromise, offersOf } from '#domain/installment/installment-offer.ts';
import { CARD_VARIANTS } from '#storefront/looks/product-card.ts';
import { PRODUCT_PAGE_VARIANTS } from '#storefront/looks/product-page.ts';

/** All estimates that a look of cards or pages names. */
const RULES: [string, EstimateRule][] = [
  ...Object.entries(CARD_VARIANTS).flatMap(([number, { estimate }]): [string, EstimateRule][] =>
    estimate ? [[`card ${number}`, estimate.rule]] : [],
  ),
  ...Object.entries(PRODUCT_PAGE_VARIANTS).flatMap(([number, { months }]): [string, EstimateRule][] =>
    months.rule === 'advertised' ? [] : [[`page ${number}`, months.rule]],
  ),
];

test.each(RULES)('[CAT-11, PDP-14] the sum a month on %s is what the dialog offers', (_, rule) => {
  for (const price of [1_000_001, 1_234_567, 2_999_000, 12_870_000, 98_765_432]) {
    const { months, monthly } = estimateInstallment(rule, price);
    const kept = offersOf(price, months, INSTALLMENT_PLANS).filter((offer) => offer.monthly <= monthly);
    const said = estimatePromise(rule);
    // A sum without `from` can be had: of its months a lender asks no more.
    expect(kept.length > 0, said).toBe(said !== 'from');
    expect(
      kept.some(({ firstPayment }) => firstPayment === 0),
      said,
    ).toBe(said === 'without-first');
  }
});

test('[CAT-11, PDP-14] only the price in equal parts is less than lenders ask', () => {
  expect(RULES.map(([, rule]) => rule)).toContain('year-at-price');
  expect(estimatePromise('year-with-40-percent')).toBe('without-first');
  expect(estimatePromise('year-with-29-percent')).toBe('with-first');
  expect(estimatePromise('year-at-price')).toBe('from');
  expect(estimatePromise('two-years-at-price')).toBe('from');
});
