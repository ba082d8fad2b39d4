import type { BrowserContext } from '@playwright/test';
import { type PayingCustomer, registerCustomer, signInBrowser } from '#sandbox/demo/paying-customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';

/**
 * Registers a customer whom no other test knows, with an address in Tashkent and these pieces by stock in the
 * cart, signed in in all pages of the context.
 */
export async function aPayingCustomer(
  context: BrowserContext,
  shop: DemoShop,
  goods: Readonly<Record<number, number>>,
  {
    wallet = 0,
    address = true,
    signedIn = true,
    platformUrl = process.env['STOREFRONT_E2E_PLATFORM'] ?? '',
    origin = new URL(shopUrl(shop)).origin,
  } = {},
): Promise<PayingCustomer> {
  const customer = await registerCustomer(platformUrl, shop, { wallet, address });
  for (const [stock, quantity] of Object.entries(goods))
    await customer.call('POST', '/add-to-cart', { stock: Number(stock), quantity });
  if (signedIn) await signInBrowser(context, origin, customer.session);
  return customer;
}
