import { test } from '@playwright/test';
import type { Cart } from '#contract/cart/cart.ts';
import { askShop } from './ask-shop.ts';
import { aCustomer, commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';

const platformUrl = process.env['STOREFRONT_E2E_PLATFORM'];

/** Skips a test if the shops are not the sandbox's, whose data a test may change. */
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
  await commandShop(shop, 'PUT', `/variations/${id}`, change);
}

/** A signed-in customer of a shop, made by the sandbox. */
export interface SignedInCustomer {
  token: string;
  /** Records in the platform's cart of the customer. */
  recordsInCart(): Promise<{ count: number; propertyValues: unknown[] }[]>;
}

export async function signedInCustomer(shop: DemoShop): Promise<SignedInCustomer> {
  const { token } = await aCustomer(shop);
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
