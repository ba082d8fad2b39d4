import {
  changePassword,
  checkActivationCode,
  confirmSignIn,
  registerCustomer,
  requestPassword,
  sendVerification,
  signIn,
  signOut,
} from '#contract/account/account.ts';
import { findByPhone } from '#platform/areas/customer/customers.ts';
import { closeSession, openSession } from '#platform/areas/customer/session.ts';
import { checkCode, sendCode, spendCode } from '#platform/areas/verification/verification.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle } from '#platform/http/route.ts';
import { refuseWithoutCaptcha } from './captcha.ts';
import { readPhone } from './read-phone.ts';
import { register } from './register.ts';
import { resetPassword, sendPasswordCode } from './reset-password.ts';
import { signInByPassword } from './sign-in.ts';
import { noteClient } from './sign-in-tries.ts';
import { readOwnUser } from './user.ts';

export const signInRoutes = [
  handle(sendVerification, ({ shop, body, now }) => {
    refuseWithoutCaptcha(shop, body.captcha);
    const phone = readPhone(body.phoneNumber);
    return shop.sql.transaction(() =>
      sendCode(shop, { phone, purpose: 'phone' }, findByPhone(shop, phone) ? 'sign-in' : 'registration', now),
    );
  }),

  handle(checkActivationCode, ({ shop, query, now }) => {
    checkCode(shop, { phone: readPhone(query.phoneNumber), purpose: 'phone' }, query.code, now);
    return { valid: true as const };
  }),

  handle(registerCustomer, ({ shop, body, client, now }) => register(shop, body, client, now)),

  handle(signIn, async ({ shop, body, client, now }) => {
    refuseWithoutCaptcha(shop, body.captcha);
    return { token: await signInByPassword(shop, body, client, now) };
  }),

  handle(confirmSignIn, ({ shop, body, client, now }) => {
    const phone = readPhone(body.phoneNumber);
    const codeId = checkCode(shop, { phone, purpose: 'phone' }, body.code, now);
    // The code stays good for whoever has yet to register.
    const account = findByPhone(shop, phone);
    if (!account) throw notFound(`Nobody has registered with ${phone}.`, 'phoneNumber');
    return shop.sql.transaction(() => {
      spendCode(shop, codeId);
      noteClient(shop, account.id, client, now);
      return { jwtToken: openSession(shop, account.id, now), user: readOwnUser(shop, account.id) };
    });
  }),

  handle(signOut, ({ shop, customer }) => {
    closeSession(shop, customer);
    return { id: customer.id };
  }),

  handle(requestPassword, ({ shop, body, now }) => {
    refuseWithoutCaptcha(shop, body.captcha);
    return shop.sql.transaction(() => sendPasswordCode(shop, body.phoneNumber, now));
  }),

  handle(changePassword, ({ shop, body, now }) => resetPassword(shop, body, now)),
];
