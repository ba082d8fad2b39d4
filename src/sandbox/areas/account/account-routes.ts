import { deactivateCustomer, getProfile, updateCustomer } from '#contract/account.ts';
import { deactivateCustomer as deactivate } from '#sandbox/areas/account/deactivate-customer.ts';
import { readOwnUser } from '#sandbox/areas/account/user.ts';
import { notFound } from '#sandbox/http/refusal.ts';
import { handle, parseId } from '#sandbox/http/route.ts';
import { changeCustomer } from './change-customer.ts';

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
