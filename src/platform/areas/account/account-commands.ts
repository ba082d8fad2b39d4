import { z } from 'zod';
import { pageQuerySchema } from '#contract/value/primitive.ts';
import { usernameOfPhone } from '#domain/account/username.ts';
import { readBankCards } from '#platform/areas/bank-card/bank-cards.ts';
import { nameOf } from '#platform/areas/customer/customer-name.ts';
import { customerOfPath } from '#platform/areas/customer/customer-of-path.ts';
import { accountName, addCustomer } from '#platform/areas/customer/customers.ts';
import { closeSessions, openSession } from '#platform/areas/customer/session.ts';
import { readNotifications } from '#platform/areas/notification/notifications.ts';
import { readPushResources } from '#platform/areas/notification/push-resources.ts';
import { forgetCodes } from '#platform/areas/verification/verification.ts';
import { changeBalance, readBalance } from '#platform/areas/wallet/balance.ts';
import { shopCommand } from '#platform/http/command.ts';
import { parseInput } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { deactivateCustomer } from './deactivate-customer.ts';
import { newCustomerSchema, passwordSchema } from './new-customer.ts';
import { hashPasswordSync } from './password.ts';
import { forgetAllTries } from './sign-in-tries.ts';
import { readOwnUser } from './user.ts';

export const accountCommands = [
  /** Customers, newest first, with what is in their wallets. */
  shopCommand('GET', '/customers', (shop, { query }) => {
    const { page, size } = parseInput(pageQuerySchema, query);
    const rows = shop.sql.all<CustomerRow>`
      SELECT id, phone, username, profile, created_at AS createdAt FROM customer
      WHERE shop = ${shop.id} AND active = 1 ORDER BY id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`;
    const items = rows.map(({ profile, ...row }) => ({
      ...row,
      balance: readBalance(shop, row.id),
      name: nameOf(JSON.parse(profile)),
    }));
    return { items, page, size, total: countCustomers(shop) };
  }),

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
    if (wallet > 0) changeBalance(shop, id, { amount: wallet, kind: 'other', reason: 'gift' }, now);
    return { id, token: openSession(shop, id, now), balance: readBalance(shop, id) };
  }),

  /** The customer as they see themselves, with cards, devices and the last notifications. */
  shopCommand('GET', '/customers/{id}', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    const user = readOwnUser(shop, id);
    const { items: notifications } = readNotifications(shop, id, { page: 1, size: 20 });
    return { user, cards: readBankCards(shop, id), devices: readPushResources(shop, id), notifications };
  }),

  /** Closes the account as the customer themselves may. */
  shopCommand('DELETE', '/customers/{id}', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    deactivateCustomer(shop, id);
    return { id };
  }),

  /** Another token for the customer, as signing in on one more device gives. */
  shopCommand('POST', '/customers/{id}/sessions', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    return { id, token: openSession(shop, id, request.context.clock.now()) };
  }),

  /** Signs the customer out everywhere: their next call gets 401. */
  shopCommand('DELETE', '/customers/{id}/sessions', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    return { id, closed: closeSessions(shop, id) };
  }),

  shopCommand('PUT', '/customers/{id}/password', (shop, request) => {
    const id = customerOfPath(shop, request.params);
    const { password } = parseInput(z.strictObject({ password: passwordSchema }), request.body);
    shop.sql.run`
      UPDATE customer SET password = ${hashPasswordSync(password)} WHERE shop = ${shop.id} AND id = ${id}`;
    return { id };
  }),

  /** Lets every phone ask for codes, and every user name try passwords, as if none had been before. */
  shopCommand('DELETE', '/limits', (shop) => ({ codes: forgetCodes(shop), tries: forgetAllTries(shop) })),
];

interface CustomerRow {
  id: number;
  phone: string;
  username: string;
  profile: string;
  createdAt: string;
}

function countCustomers(shop: Shop): number {
  const row = shop.sql.get<{ total: number }>`
    SELECT count(*) AS total FROM customer WHERE shop = ${shop.id} AND active = 1`;
  return row?.total ?? 0;
}
