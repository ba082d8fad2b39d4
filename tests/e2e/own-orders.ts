import type { Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';

/** The orders of who is signed in on the page, newest first. */
export async function ownOrders(page: Page): Promise<Order[]> {
  return (await ask<{ items: Order[] }>(page, '/market-api/customer-sell')).items;
}

/** How many pieces the platform keeps in the cart of who is signed in on the page. */
export async function piecesInCart(page: Page): Promise<number> {
  return (await ask<Cart>(page, '/market-api/cart-detail')).count;
}

/** What the platform answers to who is signed in on the page. */
function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (address) => {
    const { token } = JSON.parse(localStorage.getItem('session:v1') ?? '{}');
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  }, path);
}
