import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import { idSchema, momentSchema, phoneNumberSchema } from '#contract/value/primitive.ts';
import {
  captchaText,
  codeText,
  email,
  firstName,
  gender,
  lastName,
  newPasswordSchema,
  optionalText,
  passwordText,
  personType,
  phoneText,
} from './account-field.ts';
import { addressSchema } from './address.ts';
import { walletSchema } from './wallet.ts';

const CODE_RULES =
  'A code has 6 digits, lives 5 minutes and bears 5 wrong tries; a new one takes the place of the one ' +
  'before. A phone gets at most 3 codes within 30 minutes; more are refused with 423 until the oldest of ' +
  'the three is 30 minutes old.';

/** A customer as they see themselves. */
export const userSchema = z.object({
  id: idSchema,
  username: z.string().describe('Signs in; the phone without its plus unless the shop is for businesses'),
  email: z.string().nullable(),
  personType,
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string().nullable(),
  fullName: z.string(),
  gender,
  birthday: z.iso.date().nullable(),
  phoneNumbers: z.array(phoneNumberSchema).min(1).describe('The first is the one that codes are sent to'),
  addresses: z.array(addressSchema),
  wallet: walletSchema,
});
export type User = z.infer<typeof userSchema>;

const jwtToken = z
  .string()
  .describe('Sent as `authorization: Bearer …`; nothing can be read from it; good for 30 days');

const EXAMPLE_USER = {
  id: 12,
  username: '998901112233',
  email: 'dilnoza@example.uz',
  personType: 'physical',
  firstName: 'Dilnoza',
  lastName: 'Karimova',
  middleName: null,
  fullName: 'Dilnoza Karimova',
  gender: 'female',
  birthday: '1994-05-17',
  phoneNumbers: ['+998901112233'],
  addresses: [],
  wallet: { totalCash: 125_000 },
};

export const sentCodeSchema = z.object({
  expiresAt: momentSchema.describe('Until when the code is good'),
  resendAfter: z.int().positive().describe('Seconds after which a form offers to send another'),
});

const EXAMPLE_SENT = { expiresAt: '2026-03-02T10:05:00.000Z', resendAfter: 60 };

export const sendVerification = defineCall({
  summary:
    'Sends a code to a phone: for registration where nobody has registered with it, else for signing in by ' +
    'code.',
  description: CODE_RULES,
  method: 'POST',
  path: '/sent-verification',
  auth: 'none',
  body: z.object({ phoneNumber: phoneText, captcha: captchaText }),
  answer: sentCodeSchema,
  failures: { 422: failureOf('captcha-required'), 423: failureOf('limit-reached') },
  example: { body: { phoneNumber: '+998901112233' }, answer: EXAMPLE_SENT },
});

export const checkActivationCode = defineCall({
  summary:
    'Tells whether a code that `POST /sent-verification` sent is right, without using it up; a wrong one ' +
    'counts as a try.',
  method: 'GET',
  path: '/customer/activation-code',
  auth: 'none',
  query: z.object({ phoneNumber: phoneText, code: codeText }),
  answer: z.object({ valid: z.literal(true) }),
  failures: { 422: failureOf('wrong-code', 'expired-code'), 429: failureOf('too-many-tries') },
  example: { query: { phoneNumber: '+998901112233', code: '481516' }, answer: { valid: true } },
});

export const registerCustomer = defineCall({
  summary: 'Registers a customer whose phone is proven by a code, and signs them in.',
  description:
    'The user name is the phone without its plus; in a shop for businesses (`allowDebt`) it may be any ' +
    "other. The password must be as strong as the shop's `companyOption.options.passwordLevel` asks. A " +
    'phone, user name or e-mail that another customer of the shop has is `taken`; the code stays good then.',
  method: 'POST',
  path: '/customer',
  auth: 'none',
  body: z.object({
    profile: z.object({
      phoneNumber: phoneText,
      firstName,
      lastName,
      middleName: optionalText,
      gender: gender.default(null),
    }),
    username: z.string().trim().min(3).max(60),
    code: codeText,
    email: z.literal('').or(email).default(null),
    personType: personType.default('physical'),
    password: newPasswordSchema,
  }),
  answer: z.object({ jwtToken, user: userSchema }),
  failures: {
    409: failureOf('taken'),
    422: failureOf('wrong-code', 'expired-code', 'weak-password'),
    429: failureOf('too-many-tries'),
  },
  example: {
    body: {
      profile: {
        phoneNumber: '+998901112233',
        firstName: 'Dilnoza',
        lastName: 'Karimova',
        middleName: null,
        gender: 'female',
      },
      username: '998901112233',
      code: '481516',
      email: 'dilnoza@example.uz',
      personType: 'physical',
      password: { first: 'demo12', second: 'demo12' },
    },
    answer: { jwtToken: 'pX8c…', user: { ...EXAMPLE_USER, birthday: null, wallet: { totalCash: 0 } } },
  },
});

export const signIn = defineCall({
  summary: 'Signs in by user name and password; gives a token.',
  description:
    'The user name is a phone, with or without its plus, or an e-mail; in a shop for businesses ' +
    '(`allowDebt`) a user name or an e-mail. Spaces are taken out, and where it is no e-mail `+` and `-` ' +
    'too. Whether the name or the password is wrong is not told: 422 `wrong-credentials`, never the 401 of ' +
    'a bad token. After 5 failures with one user name from one network within 15 minutes: 429, whatever ' +
    'the password; other networks go on. After 50 from all networks those alone go on from which the ' +
    'customer signed in within 90 days. The network is that of the last address in `x-forwarded-for`, of ' +
    'IPv6 its first 64 bits.',
  method: 'POST',
  path: '/auth/check',
  auth: 'none',
  encoding: 'form',
  body: z.object({
    username: z.string().max(120),
    password: z.string().max(128),
    subdomain: z.string().max(63).describe('The subdomain of the shop that the security key names'),
    captcha: captchaText,
  }),
  answer: z.object({ token: jwtToken }),
  failures: {
    422: failureOf('wrong-credentials', 'wrong-subdomain', 'captcha-required'),
    429: failureOf('too-many-tries'),
  },
  example: {
    body: { username: '998901112233', password: 'demo12', subdomain: 'local' },
    answer: { token: 'pX8c…' },
  },
});

export const confirmSignIn = defineCall({
  summary:
    'Signs in by the code that `POST /sent-verification` sent; 404 where nobody has registered with the ' +
    'phone.',
  method: 'POST',
  path: '/auth/confirm-code',
  auth: 'none',
  encoding: 'form',
  body: z.object({ phoneNumber: phoneText, code: codeText }),
  answer: z.object({ jwtToken, user: userSchema }),
  failures: { 422: failureOf('wrong-code', 'expired-code'), 429: failureOf('too-many-tries') },
  example: {
    body: { phoneNumber: '+998901112233', code: '481516' },
    answer: { jwtToken: 'pX8c…', user: EXAMPLE_USER },
  },
});

export const signOut = defineCall({
  summary: 'Ends the session of the token; sessions on other devices go on.',
  method: 'POST',
  path: '/auth/logout',
  auth: 'bearer',
  answer: z.object({ id: idSchema }),
  example: { answer: { id: 12 } },
});

const accountName = phoneText.describe('A phone; in a shop for businesses also a user name or an e-mail');

export const requestPassword = defineCall({
  summary: 'Sends a code to set a new password with; 404 where nobody has registered so.',
  description: CODE_RULES,
  method: 'POST',
  path: '/request-password',
  auth: 'none',
  body: z.object({ phoneNumber: accountName.max(120), captcha: captchaText }),
  answer: sentCodeSchema,
  failures: { 422: failureOf('captcha-required'), 423: failureOf('limit-reached') },
  example: { body: { phoneNumber: '+998901112233' }, answer: EXAMPLE_SENT },
});

export const changePassword = defineCall({
  summary:
    'Sets a new password by the code that `POST /request-password` sent; every session of the customer ends.',
  method: 'PUT',
  path: '/request-password/change',
  auth: 'none',
  body: z.object({ phoneNumber: accountName.max(120), code: codeText, password: passwordText }),
  answer: z.object({ username: z.string().describe('Signs in, with the new password') }),
  failures: {
    422: failureOf('wrong-code', 'expired-code', 'weak-password'),
    429: failureOf('too-many-tries'),
  },
  example: {
    body: { phoneNumber: '+998901112233', code: '481516', password: 'demo34' },
    answer: { username: '998901112233' },
  },
});

export const getProfile = defineCall({
  summary: 'Gets the customer of the token.',
  method: 'GET',
  path: '/profile',
  auth: 'bearer',
  answer: userSchema,
  example: { answer: EXAMPLE_USER },
});

export const updateCustomer = defineCall({
  summary: 'Changes what is named of oneself; the id of another customer gives 404.',
  description:
    'Another phone must be proven by the code that `POST /sent-verification` sent to it. A new password ' +
    'needs the current one, and ends all other sessions. After 5 wrong current passwords within 15 ' +
    'minutes: 429.',
  method: 'POST',
  path: '/customers/{id}',
  auth: 'bearer',
  body: z.object({
    profile: z
      .object({
        phoneNumber: phoneText,
        firstName,
        lastName,
        middleName: optionalText.unwrap(),
        gender,
        birthday: z.iso.date().nullable(),
      })
      .partial()
      .optional(),
    email: z.literal('').or(email).optional().describe('Empty or null takes it away'),
    personType: personType.optional(),
    /** Proves the phone, where the profile names another. */
    code: codeText.optional(),
    password: z.intersection(newPasswordSchema, z.object({ current: z.string().max(128) })).optional(),
  }),
  answer: userSchema,
  failures: {
    409: failureOf('taken'),
    422: failureOf('wrong-code', 'expired-code', 'weak-password', 'wrong-password'),
    429: failureOf('too-many-tries'),
  },
  example: {
    params: { id: 12 },
    body: { profile: { firstName: 'Dilnoza', birthday: '1994-05-17' } },
    answer: EXAMPLE_USER,
  },
});

export const deactivateCustomer = defineCall({
  summary:
    'Closes the account of the customer: all sessions end, cards are removed, and the phone may register ' +
    'anew.',
  method: 'PATCH',
  path: '/customers/deactivate',
  auth: 'bearer',
  answer: z.object({ id: idSchema }),
  example: { answer: { id: 12 } },
});
