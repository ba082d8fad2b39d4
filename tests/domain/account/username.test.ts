import { expect, test } from 'vitest';
import { registerCustomer } from '#contract/account/account.ts';
import { isEmail } from '#domain/account/email.ts';
import { cleanUsername, usernameOf, usernameOfPhone, usernameProblem } from '#domain/account/username.ts';

const EMAILS = ['a@b.uz', 'first.last+tag@mail.example.com', 'under_score-1@x-y.uz'];
const NO_EMAILS = [
  `${'a'.repeat(120)}@b.uz`,
  '',
  'a',
  'a@b',
  '@b.uz',
  'a@.uz',
  'a b@c.uz',
  'a@b..uz',
  'a@b.uz ',
  'имя@почта.рф',
];

test('[AUT-07] an e-mail is letters, digits and _ . + - before the @, and a domain with a dot after it', () => {
  for (const text of EMAILS) expect(isEmail(text), text).toBe(true);
  for (const text of NO_EMAILS) expect(isEmail(text), text).toBe(false);
});

test('[AUT-07] what a form takes for an e-mail, the platform takes too', () => {
  const { email } = registerCustomer.body?.shape ?? {};
  for (const text of EMAILS) expect(email?.safeParse(text).success, text).toBe(true);
  for (const text of NO_EMAILS.filter(Boolean)) expect(email?.safeParse(text).success, text).toBe(false);
});

test('[AUT-07] a user name loses its spaces, and + and - where it is no e-mail', () => {
  expect(cleanUsername(' +998 90 123-45-67 ')).toBe('998901234567');
  expect(cleanUsername('first.last+shop@my-mail.uz')).toBe('first.last+shop@my-mail.uz');
  expect(cleanUsername(' first@mail. uz')).toBe('first@mail.uz');
  expect(cleanUsername('my-firm')).toBe('myfirm');
  expect(usernameOfPhone('+998901234567')).toBe('998901234567');
});

test('[AUT-07] a phone signs in however it is written, as every other field reads it', () => {
  for (const text of ['8 (90) 123-45-67', '00998901234567', '+998 90 123 45 67', '90.123.45.67']) {
    expect(usernameProblem(text, false), text).toBeUndefined();
    expect(usernameOf(text, false), text).toBe('998901234567');
  }
  expect(usernameProblem('+7 707 303 44 55', false)).toBe('invalid-phone-number');
  expect(usernameOf(' First@mail.uz', false)).toBe('First@mail.uz');
  // A tax number of nine digits is the name of a business, and no phone.
  expect(usernameOf('301 234 567', true)).toBe('301234567');
});

test('[AUT-01] a user name to sign in is a phone or an e-mail, and any text in a shop for businesses', () => {
  expect(usernameProblem('  ', false)).toBe('required');
  expect(usernameProblem('12345', false)).toBe('invalid-phone-number');
  expect(usernameProblem('my-firm', false)).toBe('invalid-phone-number');
  for (const name of ['+998 90 123 45 67', '998901234567', '901234567', 'a@b.uz'])
    expect(usernameProblem(name, false), name).toBeUndefined();
  expect(usernameProblem('my-firm', true)).toBeUndefined();
  expect(usernameProblem('', true)).toBe('required');
});
