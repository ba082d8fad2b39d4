import { expect, test } from 'vitest';
import { groupPhone, PHONE_PREFIX, parsePhone, phoneHref } from '#domain/account/phone.ts';

const OWN = [
  '90 123 45 67',
  '90-123-45-67',
  '901234567',
  '998901234567',
  '+998901234567',
  '+998 90 123 45 67',
  '+998 (90) 123-45-67',
  '(+998) 90.123.45.67',
  '00998 90 123 45 67',
  '8 90 123 45 67',
  '8 (90) 123-45-67',
  '8901234567',
  '+998 +998 90 123 45 67',
  '\u202A+998\u00A090\u00A0123‑45‑67\u202C',
];

test('[AUT-07] a number of Uzbekistan is read in whatever way it is written, and kept in 13 characters', () => {
  for (const text of OWN) {
    const phone = parsePhone(text);
    expect(phone, text).toBe('+998901234567');
    expect(phone?.startsWith(PHONE_PREFIX)).toBe(true);
    expect(phone).toHaveLength(13);
  }
  expect(parsePhone('8 71 200 70 07')).toBe('+998712007007');
  expect(parsePhone('88 123 45 67')).toBe('+998881234567');
});

const FOREIGN = [
  '+7 707 303 44 55',
  '8 707 303 44 55',
  '77073034455',
  '+1 (415) 555-26-71',
  '001 415 555 2671',
  '+90 212 123 45 67',
  '0 90 123 45 67',
];
const BROKEN = [
  '',
  '+998',
  '90123456',
  '9012345678',
  '88 123 45 678',
  '8812345678',
  '+998 8 90 123 45 67',
  '+998 90 123 45 678',
  '90 123 45 67 доб. 5',
  'phone',
];

test('[AUT-07] a number of another country, too long or too short is refused, and never becomes another', () => {
  for (const text of [...FOREIGN, ...BROKEN]) expect(parsePhone(text), text).toBeUndefined();
});

test('[AUT-07] a field groups a number that is typed digit by digit, and leaves other texts alone', () => {
  const typed = (keys: string) => [...keys].reduce((text, key) => groupPhone(text + key), '');
  expect(typed('901')).toBe('+998 90 1');
  expect(typed('90112')).toBe('+998 90 112');
  expect(typed('901112233')).toBe('+998 90 111 22 33');
  expect(typed('+998901112233')).toBe('+998 90 111 22 33');
  expect(typed('998901112233')).toBe('+998 90 111 22 33');
  for (const text of [...FOREIGN, '8901112233', '00998901112233', '+'])
    expect(typed(text).replace(/\D/g, ''), text).toContain(text.replace(/\D/g, ''));
  for (const text of FOREIGN) expect(parsePhone(typed(text)), text).toBeUndefined();
  for (const text of ['+998 ', '+998']) expect(groupPhone(text)).toBe('+998');
  for (const text of ['+99', '+7 707', '8 90', 'abc', '']) expect(groupPhone(text)).toBe(text);
});

test('[AUT-07] a number that is pasted, dropped or filled in whole is grouped at once', () => {
  for (const text of OWN.filter((one) => !/^(?:8|00)/.test(one)))
    expect(groupPhone(text), text).toBe('+998 90 123 45 67');
  for (const text of [...FOREIGN, '+998 90 123 45 678']) expect(groupPhone(text), text).toBe(text);
});

test('a number is dialled without what it is written with', () => {
  expect(phoneHref('+998 (71) 200-00-00')).toBe('tel:+998712000000');
});
