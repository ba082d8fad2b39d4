import { z } from 'zod';
import { phoneNumberSchema, urlSchema } from '#contract/primitive.ts';
import { usernameOfPhone } from '#domain/username.ts';
import { readBankCards } from '#sandbox/areas/bank-card/bank-cards.ts';
import { accountName, addCustomer, deactivateCustomer, readUser } from '#sandbox/areas/customer/customers.ts';
import { closeSessions, openSession } from '#sandbox/areas/customer/session.ts';
import { readMessages } from '#sandbox/areas/message/messages.ts';
import { notify, readNotifications } from '#sandbox/areas/notification/notifications.ts';
import { readPushResources } from '#sandbox/areas/notification/push-resources.ts';
import { forgetCodes } from '#sandbox/areas/verification/verification.ts';
import { changeBalance, readBalance } from '#sandbox/areas/wallet/balance.ts';
import { takeCashbackCode } from '#sandbox/areas/wallet/cashback-code.ts';
import { type CommandRequest, shopCommand } from '#sandbox/http/command.ts';
import { invalid, notFound, parseInput } from '#sandbox/http/refusal.ts';
import { parseId } from '#sandbox/http/route.ts';
import type { Shop } from '#sandbox/store/shop.ts';
import { hashPasswordSync } from './password.ts';
import { forgetAllTries } from './sign-in-tries.ts';

const passwordSchema = z.string().min(1).max(128);

const newCustomerSchema = z.strictObject({
  phone: phoneNumberSchema,
  firstName: z.string().min(1).default('Test'),
  lastName: z.string().min(1).default('Shopper'),
  /** The phone without its plus where left out. */
  username: z.string().min(1).optional(),
  email: z.email().nullable().default(null),
  /** Of any strength; without one the customer signs in by code. */
  password: passwordSchema.optional(),
  /** UZS in the wallet to begin with. */
  wallet: z.int().nonnegative().default(0),
});

const noticeSchema = z.strictObject({
  title: z.string().min(1),
  body: z.string().default(''),
  url: urlSchema.default('/notifications'),
  imageUrl: urlSchema.nullable().default(null),
});

export const customerCommands = [
  /** A customer who is signed in at once, without codes. */
  shopCommand('POST', '/customers', (shop, { context, body }) => {
    const { phone, firstName, lastName, username, email, password, wallet } = parseInput(
      newCustomerSchema,
      body,
    );
    const now = context.clock.now();
    const customer = {
      phone,
      username: username === undefined ? usernameOfPhone(phone) : accountName(username),
      email: email?.toLowerCase() ?? null,
      password: password === undefined ? null : hashPasswordSync(password),
      profile: { firstName, lastName },
    };
    const id = addCustomer(shop, customer, now);
    if (wallet > 0) changeBalance(shop, id, wallet, 'gift', now);
    return { id, token: openSession(shop, id, now), balance: readBalance(shop, id) };
  }),

  /** The customer as they see themselves, with cards, devices and the last notifications. */
  shopCommand('GET', '/customers/{id}', (shop, request) => {
    const { id, user } = readCustomer(shop, request);
    const { items: notifications } = readNotifications(shop, id, { page: 1, size: 20 });
    return { user, cards: readBankCards(shop, id), devices: readPushResources(shop, id), notifications };
  }),

  /** Closes the account as the customer themselves may. */
  shopCommand('DELETE', '/customers/{id}', (shop, request) => {
    const { id } = readCustomer(shop, request);
    deactivateCustomer(shop, id);
    return { id };
  }),

  /** Another token for the customer, as signing in on one more device gives. */
  shopCommand('POST', '/customers/{id}/sessions', (shop, request) => {
    const { id } = readCustomer(shop, request);
    return { id, token: openSession(shop, id, request.context.clock.now()) };
  }),

  /** Signs the customer out everywhere: their next call gets 401. */
  shopCommand('DELETE', '/customers/{id}/sessions', (shop, request) => {
    const { id } = readCustomer(shop, request);
    return { id, closed: closeSessions(shop, id) };
  }),

  shopCommand('PUT', '/customers/{id}/password', (shop, request) => {
    const { id } = readCustomer(shop, request);
    const { password } = parseInput(z.strictObject({ password: passwordSchema }), request.body);
    shop.sql
      .run`UPDATE customer SET password = ${hashPasswordSync(password)} WHERE shop = ${shop.id} AND id = ${id}`;
    return { id };
  }),

  shopCommand('POST', '/customers/{id}/notifications', (shop, request) => {
    const { id } = readCustomer(shop, request);
    notify(shop, id, parseInput(noticeSchema, request.body), request.context.clock.now());
    return readNotifications(shop, id, { page: 1, size: 1 }).items[0];
  }),

  /** What the cash desk does with a cashback code: puts UZS into its customer's wallet, or takes them out where `amount` is negative. */
  shopCommand('POST', '/cashback-codes/{code}', (shop, { context, params, body }) => {
    const { amount } = parseInput(z.strictObject({ amount: z.int() }), body);
    const now = context.clock.now();
    const id = takeCashbackCode(shop, params.code ?? '', now);
    if (id === undefined) throw notFound('The code is unknown, old or was used already.', 'code');
    if (readBalance(shop, id) + amount < 0)
      throw invalid('amount', `amount must not be more than the ${readBalance(shop, id)} UZS of the wallet`);
    changeBalance(shop, id, amount, amount < 0 ? 'purchase' : 'cashback', now);
    return { id, balance: readBalance(shop, id) };
  }),

  /** Lets every phone ask for codes, and every user name try passwords, as if none had been before. */
  shopCommand('DELETE', '/limits', (shop) => ({ codes: forgetCodes(shop), tries: forgetAllTries(shop) })),

  /** The last 200 text messages of the shop, newest first. */
  shopCommand('GET', '/messages', (shop) => readMessages(shop, 200)),
];

function readCustomer(shop: Shop, { params }: CommandRequest) {
  const id = parseId('id', params.id ?? '');
  const user = readUser(shop, id);
  if (!user) throw notFound(`The shop ${shop.name} has no customer ${id}.`, 'id');
  return { id, user };
}
