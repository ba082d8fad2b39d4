import { expect, test } from 'vitest';
import {
  brandOfCard,
  CARD_DIGITS,
  cardNumberProblem,
  expiryProblem,
  groupCardNumber,
  groupExpiry,
  isCardExpired,
  maskCardNumber,
  parseCardNumber,
  parseExpiry,
} from '#domain/account/bank-card.ts';

test('[ACC-03] a card number has 16 digits, spaces apart, and a right check digit', () => {
  expect(parseCardNumber('8600 4929 1234 1233')).toBe('8600492912341233');
  expect(parseCardNumber(' 4111111111111111 ')).toBe('4111111111111111');
  for (const text of [
    '',
    '8600 4929 1234 1232',
    '8600 4929 1234 123',
    '86004929123412330',
    '8600 4929 1234 123a',
  ]) {
    expect(parseCardNumber(text), text).toBeUndefined();
  }
});

test('[ACC-03] only the first six and the last four digits of a card are shown', () => {
  expect(maskCardNumber('8600492912341233')).toBe('8600 49** **** 1233');
});

test('[ACC-03] a card is good to the end of its month', () => {
  expect(isCardExpired('02/28', new Date('2028-02-29T23:59:59Z'))).toBe(false);
  expect(isCardExpired('02/28', new Date('2028-03-01T00:00:00Z'))).toBe(true);
  expect(isCardExpired('12/26', new Date('2026-12-31T12:00:00Z'))).toBe(false);
  expect(isCardExpired('12/26', new Date('2027-01-01T00:00:00Z'))).toBe(true);
});

test('[ACC-03] a number tells whose card it is', () => {
  const brands = ['8600', '5614', '9860', '4111', '5300', '2200', '6200'].map((start) =>
    brandOfCard(start.padEnd(16, '0')),
  );
  expect(brands).toEqual(['uzcard', 'uzcard', 'humo', 'visa', 'mastercard', 'mastercard', 'other']);
});

test('[ACC-03] a typed card number has 16 digits, spaces apart: Card number must consist of 16 digits', () => {
  expect(CARD_DIGITS).toBe(16);
  expect(cardNumberProblem('  ')).toBe('required');
  for (const text of ['8600', '8600 4929 1234 123', '86004929123412330', 'карта 8600'])
    expect(cardNumberProblem(text), text).toBe('card-digits');
  expect(cardNumberProblem('8600 4929 1234 1232')).toBe('wrong-card-number');
  for (const text of ['8600 4929 1234 1233', '8600-4929-1234-1233'])
    expect(cardNumberProblem(text), text).toBeUndefined();
});

test('[ACC-03] a typed expiry is month and year, and not over', () => {
  const now = new Date('2028-03-01T00:00:00Z');
  expect(['', '1', '13/28', '00/28', '328', '03/1928'].map((text) => expiryProblem(text, now))).toEqual([
    'required',
    ...Array(5).fill('invalid-expiry'),
  ]);
  expect(expiryProblem('02/28', now)).toBe('expired-card');
  expect(expiryProblem('03/28', now)).toBeUndefined();
});

test('[ACC-03] an expiry is read in whatever way it is written', () => {
  for (const text of [
    '12/28',
    '12/2028',
    '12-28',
    '12.28',
    '12 28',
    '1228',
    '122028',
    '2028-12',
    ' 12 / 28 ',
  ])
    expect(parseExpiry(text), text).toBe('12/28');
  for (const text of ['3/28', '03-28', '3.2028', '2028-03', '2028-3'])
    expect(parseExpiry(text), text).toBe('03/28');
  for (const text of ['', '12', '12/', '12/2', '13/28', '0/28', '32/8', '12/028', '2028', '12/3028'])
    expect(parseExpiry(text), text).toBeUndefined();
});

test('[ACC-03] number and expiry of a card are grouped while they are typed, and lose nothing', () => {
  expect(groupCardNumber('86004')).toBe('8600 4');
  expect(groupCardNumber('8600-4929-1234-12330')).toBe('8600 4929 1234 1233 0');
  expect(groupCardNumber('8600 x')).toBe('8600 x');
  expect(['1', '12', '122', '122028', '328', '3/28', '12/2028'].map(groupExpiry)).toEqual([
    '1',
    '12',
    '12/2',
    '12/2028',
    '328',
    '3/28',
    '12/2028',
  ]);
});
