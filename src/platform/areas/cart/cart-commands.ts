import { customerOfPath } from '#platform/areas/customer/customer-of-path.ts';
import { shopCommand } from '#platform/http/command.ts';
import { readCart } from './read-cart.ts';
import { emptyCart } from './write-cart.ts';

export const cartCommands = [
  /** Every customer who has something in the cart, fullest cart first. */
  shopCommand('GET', '/carts', (shop) => ({
    items: shop.sql.all<{ customer: number; phone: string; records: number; count: number }>`
      SELECT customer.id AS customer, customer.phone, count(*) AS records, sum(count) AS count
      FROM cart_record JOIN customer ON customer.id = cart_record.customer
      WHERE cart_record.shop = ${shop.id} AND deleted = 0 AND customer.active = 1
      GROUP BY customer.id ORDER BY records DESC, customer.id`,
  })),

  /** The cart of a customer as the customer sees it. */
  shopCommand('GET', '/customers/{id}/cart', (shop, { params }) =>
    readCart(shop, customerOfPath(shop, params)),
  ),

  shopCommand('DELETE', '/customers/{id}/cart', (shop, { params }) => {
    const customer = customerOfPath(shop, params);
    emptyCart(shop, customer);
    return readCart(shop, customer);
  }),
];
