import { expect, test } from 'vitest';
import { groupCardNumber } from '#domain/account/bank-card.ts';
import {
  ADVERTISED_MONTHLY_PAYMENT,
  allowsInstallment,
  type EstimateRule,
  estimateInstallment,
  GUARANTEE_MAX_USD,
  GUARANTEE_SHARE,
  INSTALLMENT_PLANS,
  PARTNER_SURCHARGES,
  partnerPayment,
  planOfMonths,
  planPayment,
  prepaymentShare,
} from '#domain/installment/installment.ts';
import {
  findFormFault,
  groupPassport,
  type InstallmentForm,
  isCardNumber,
  splitPassport,
} from '#domain/installment/installment-form.ts';

test('[INS-01] the plans are those of the table, and only twelve months ask for a tenth at once', () => {
  expect(INSTALLMENT_PLANS).toEqual([
    { mounth: 3, percent: 0.0578, peredoplate: 0 },
    { mounth: 6, percent: 0.1022, peredoplate: 0 },
    { mounth: 9, percent: 0.147, peredoplate: 0 },
    { mounth: 12, percent: 0.1931, peredoplate: 0.1 },
  ]);
  expect([1, 3, 6, 9, 15, 18, 24].map(prepaymentShare)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(planOfMonths(9)?.percent).toBe(0.147);
  expect(planOfMonths(15)).toBeUndefined();
});

test.each([
  [3, 0, 705_200, 2_115_600],
  [6, 0, 367_400, 2_204_400],
  [9, 0, 254_889, 2_294_000],
  [12, 200_000, 178_965, 2_347_580],
])(
  '[INS-01] two million over %i months: %i at once, %i a month, %i in all',
  (months, downPayment, monthly, total) => {
    const plan = planOfMonths(months);
    expect(plan && planPayment(2_000_000, plan)).toEqual({ downPayment, monthly, total });
  },
);

test('[INS-01] partners add what their table says', () => {
  expect(PARTNER_SURCHARGES).toEqual({
    Alifshop: { 1: 0.07, 3: 0.14, 6: 0.25, 9: 0.32, 15: 0.5, 18: 0.56 },
    Paymart: { 6: 0.26, 9: 0.34, 12: 0.44 },
    InTent: { 12: 0.42 },
    TBS: { 12: 0.35, 18: 0.6 },
    IMAN: { 12: 0.35 },
    'T-store': { 3: 0.15, 6: 0.21, 9: 0.315, 12: 0.42 },
  });
  expect(partnerPayment('Alifshop', 1_500_000, 18)).toBe(130_000);
  expect(partnerPayment('T-store', 1_200_000, 9)).toBe(175_333);
  expect(partnerPayment('IMAN', 1_200_000, 6)).toBeUndefined();
});

test('[INS-02] goods must cost more than a million', () => {
  expect(allowsInstallment(1_000_000)).toBe(false);
  expect(allowsInstallment(1_000_001)).toBe(true);
});

test.each<[EstimateRule, number, number]>([
  ['year-with-40-percent', 12, 140_000],
  ['year-with-29-percent', 12, 129_000],
  ['two-years-at-price', 24, 50_000],
])('[CAT-11] the estimate of %s is over %i months: %i UZS of 1 200 000', (rule, months, monthly) => {
  expect(estimateInstallment(rule, 1_200_000)).toEqual({ months, monthly });
});

test('[PDP-14] a product page shows 1.29 of the price over 12 months, its alternative the price over 12', () => {
  expect(estimateInstallment('year-with-29-percent', 1_000_000)).toEqual({ months: 12, monthly: 107_500 });
  expect(estimateInstallment('year-at-price', 1_000_000)).toEqual({ months: 12, monthly: 83_333 });
  expect(ADVERTISED_MONTHLY_PAYMENT).toBe(200_000);
});

test('[PDP-14] the guarantee is a tenth of the order, up to 100 dollars', () => {
  expect({ GUARANTEE_SHARE, GUARANTEE_MAX_USD }).toEqual({ GUARANTEE_SHARE: 0.1, GUARANTEE_MAX_USD: 100 });
});

const GOOD: InstallmentForm = {
  birthday: '1990-02-28',
  passSerial: 'AB',
  passNumber: '1234567',
  passIssueDate: '2015-06-01',
  passIssueAddress: 'Toshkent',
  cardNumber: '8600 1234 5678 9012',
};
const TODAY = '2026-11-21';

test('[INS-04] a good form has no fault', () => {
  expect(findFormFault(GOOD, TODAY)).toBeUndefined();
  expect(findFormFault({ ...GOOD, birthday: '2008-11-21' }, TODAY)).toBeUndefined();
});

test.each<[Partial<InstallmentForm>, string]>([
  [{ birthday: '' }, 'invalid-birthday'],
  [{ birthday: '28.02.1990' }, 'invalid-birthday'],
  [{ birthday: '1990-02-30' }, 'invalid-birthday'],
  [{ birthday: '2008-11-22' }, 'invalid-birthday'],
  [{ passSerial: 'ab' }, 'invalid-passnumber'],
  [{ passNumber: '123456' }, 'invalid-passnumber'],
  [{ passIssueDate: '2026-11-22' }, 'invalid-pass-issue-date'],
  [{ passIssueDate: '1989-01-01' }, 'invalid-pass-issue-date'],
  [{ passIssueAddress: ' T ' }, 'invalid-pass-issue-address'],
  [{ passIssueAddress: 'T'.repeat(51) }, 'invalid-pass-issue-address'],
  [{ cardNumber: '8600123456789012' }, 'invalid-card-number'],
  [{ cardNumber: '8600 1234 5678 901' }, 'invalid-card-number'],
])('[INS-04] a form with %j has the fault %s in that field', (change, fault) => {
  expect(findFormFault({ ...GOOD, ...change }, TODAY)).toEqual({ field: Object.keys(change)[0], fault });
});

test('[INS-04] a card number is good in groups of four', () => {
  expect(isCardNumber(groupCardNumber('8600-1234.56789012'))).toBe(true);
  expect(isCardNumber(groupCardNumber('86001234567890123'))).toBe(false);
});

test('[INS-04] a passport is two capitals and seven digits', () => {
  for (const text of ['AB1234567', 'AB 1234567', 'ab 123-45-67'])
    expect(splitPassport(text), text).toEqual({ passSerial: 'AB', passNumber: '1234567' });
  for (const text of ['AB123456', 'AB12345678', 'А1234567', 'АВ1234567'])
    expect(splitPassport(text), text).toBeUndefined();
});

test('[INS-04] a passport gets its capitals and its space while it is typed, and loses nothing', () => {
  expect(['a', 'ab', 'ab1', 'AB 12345678'].map(groupPassport)).toEqual(['A', 'AB', 'AB 1', 'AB 12345678']);
  for (const text of ['', '12', 'АВ 123', 'abc']) expect(groupPassport(text)).toBe(text);
});
