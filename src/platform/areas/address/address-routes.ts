import { addAddress, listAddresses, removeAddress, updateAddress } from '#contract/account/address.ts';
import { handle, parseId } from '#platform/http/route.ts';
import * as addresses from './addresses.ts';

export const addressRoutes = [
  handle(listAddresses, ({ shop, customer }) => ({ items: addresses.readAddresses(shop, customer.id) })),

  handle(addAddress, ({ shop, customer, body }) =>
    shop.sql.transaction(() => addresses.addAddress(shop, customer.id, body)),
  ),

  handle(updateAddress, ({ shop, params, customer, body }) =>
    shop.sql.transaction(() => addresses.updateAddress(shop, customer.id, parseId('id', params.id), body)),
  ),

  handle(removeAddress, ({ shop, params, customer }) => {
    const id = parseId('id', params.id);
    addresses.removeAddress(shop, customer.id, id);
    return { id };
  }),
];
