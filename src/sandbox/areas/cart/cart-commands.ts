import { shopCommand } from '#sandbox/http/command.ts';
import { notFound } from '#sandbox/http/refusal.ts';
import { parseId } from '#sandbox/http/route.ts';
import type { Shop } from '#sandbox/store/shop.ts';
import { readCart } from './read-cart.ts';
import { emptyCart } from './write-cart.ts';

export const cartCommands = [
  /** Every customer who has something in the cart, fullest cart first. */
  shopCommand('GET', '/carts', (shop) => ({
    items: shop.sql.all<{ customer: number; phone: string; records: number; count: number }>`
      SELECT customer.id AS customer, customer.phone, count(*) AS records, sum(count) AS count
      FROM cart_record JOIN customer ON customer.id = cart_record.customer
      WHERE cart_record.shop = ${shop.id} AND deleted = 0
      GROUP BY customer.id ORDER BY records DESC, customer.id`,
  })),

  /** The cart of a customer as the customer sees it. */
  shopCommand('GET', '/customers/{id}/cart', (shop, { params }) =>
    readCart(shop, customerOf(shop, params.id)),
  ),

  shopCommand('DELETE', '/customers/{id}/cart', (shop, { params }) => {
    const customer = customerOf(shop, params.id);
    emptyCart(shop, customer);
    return readCart(shop, customer);
  }),
];

function customerOf(shop: Shop, text = ''): number {
  const id = parseId('id', text);
  if (!shop.sql.get`SELECT id FROM customer WHERE shop = ${shop.id} AND id = ${id}`) {
    throw notFound(`The shop ${shop.name} has no customer ${id}.`, 'id');
  }
  return id;
}
