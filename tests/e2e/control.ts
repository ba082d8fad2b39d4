import { test } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { askShop } from './ask-shop.ts';
import type { DemoShop } from './demo-shops.ts';

const platformUrl = process.env['STOREFRONT_E2E_PLATFORM'];

/** Skips a test where the shops are not those of the sandbox, whose data a test may change. */
export function needsSandbox(): void {
  test.skip(
    platformUrl === undefined,
    'Only the sandbox lets tests change its data, and STOREFRONT_E2E_URL names other shops.',
  );
}

/** Changes a variation on the sandbox; published pages stay as they are. */
export async function changeVariation(
  shop: DemoShop,
  id: number,
  change: { newPrice?: number; oldPrice?: number; count?: number },
): Promise<void> {
  const answer = await fetch(`${platformUrl}/sandbox/shops/${shop}/variations/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!answer.ok)
    throw new Error(
      `The sandbox did not change variation ${id} of ${shop}: ${answer.status} ${await answer.text()}`,
    );
}

/** A customer of a shop who is signed in, of the sandbox's own making. */
export interface SignedInCustomer {
  token: string;
  /** What the platform keeps in the customer's cart. */
  recordsInCart(): Promise<{ count: number; propertyValues: unknown[] }[]>;
}

export async function signedInCustomer(shop: DemoShop): Promise<SignedInCustomer> {
  const phone = `+99890${String(Date.now()).slice(-7)}`;
  const answer = await fetch(`${platformUrl}/sandbox/shops/${shop}/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  if (!answer.ok) throw new Error(`The sandbox has no customer ${phone}: ${await answer.text()}`);
  const { token } = await answer.json();
  return {
    token,
    async recordsInCart() {
      const { sells } = await askShop<Cart>(shop, 'cart-detail', { authorization: `Bearer ${token}` });
      return sells
        .flatMap(({ sellRecords }) => sellRecords.filter(({ deleted }) => !deleted))
        .map(({ count, propertyValues }) => ({ count, propertyValues }));
    },
  };
}
