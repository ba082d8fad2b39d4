import { expect, test } from 'vitest';
import { isPhone, PHONE_LENGTH, PHONE_PREFIX, parsePhone, phoneHref } from '#domain/account/phone.ts';

test('[AUT-07] a phone is an optional +998 and 2, 3, 2 and 2 digits, with spaces or without', () => {
  for (const phone of [
    '+998901234567',
    '+998 90 123 45 67',
    '901234567',
    '90 123 45 67',
    '+99890 1234567',
    ' 901234567 ',
  ]) {
    expect(isPhone(phone), phone).toBe(true);
  }
  for (const text of [
    '',
    '+998',
    '90123456',
    '9012345678',
    '+7 901 234 56 78',
    '90-123-45-67',
    '+998  901234567',
    '90 12 345 67',
    'phone',
  ]) {
    expect(isPhone(text), text).toBe(false);
  }
});

test('[AUT-07] a phone is kept with its prefix, in 13 characters', () => {
  for (const text of [
    '90 123 45 67',
    '+998 90 123 45 67',
    '998901234567',
    '+998901234567',
    '998 90 123 45 67',
  ]) {
    const phone = parsePhone(text);
    expect(phone, text).toBe('+998901234567');
    expect(phone?.startsWith(PHONE_PREFIX)).toBe(true);
    expect(phone).toHaveLength(PHONE_LENGTH);
  }
  for (const text of ['', '12345', '+79012345678', '8901234567', '9989012345678'])
    expect(parsePhone(text), text).toBeUndefined();
});

test('a number is dialled without what it is written with', () => {
  expect(phoneHref('+998 (71) 200-00-00')).toBe('tel:+998712000000');
});
