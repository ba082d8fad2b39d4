import { deactivateCustomer, getProfile, updateCustomer } from '#contract/account.ts';
import { changeCustomer } from '../account/change-customer.ts';
import { deactivateCustomer as deactivate, readOwnUser } from '../account/customers.ts';
import { notFound } from '../refusal.ts';
import { handle, parseId } from '../route.ts';

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
