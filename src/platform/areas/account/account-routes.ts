import { deactivateCustomer, getProfile, updateCustomer } from '#contract/account/account.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import { changeCustomer } from './change-customer.ts';
import { deactivateCustomer as deactivate } from './deactivate-customer.ts';
import { readOwnUser } from './user.ts';

export const accountRoutes = [
  handle(getProfile, ({ shop, customer }) => readOwnUser(shop, customer.id)),

  handle(updateCustomer, ({ shop, params, body, customer, now }) => {
    const id = parseId('id', params.id);
    if (id !== customer.id) throw notFound(`There is no customer ${id}.`, 'id');
    return changeCustomer(shop, customer, body, now);
  }),

  handle(deactivateCustomer, ({ shop, customer }) => {
    shop.sql.transaction(() => deactivate(shop, customer.id));
    return { id: customer.id };
  }),
];
