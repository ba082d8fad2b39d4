import { onTestFinished } from 'vitest';
import { aSandbox, type TestSandbox } from '../sandbox/a-sandbox.ts';
import { aShopSeed, type ShopOptions } from '../sandbox/a-shop.ts';

export interface ShopHost extends TestSandbox {
  /**
   * Requests of the page, in order: `POST /market-api/add-to-cart`, then ` as <token>` if it has one.
   */
  requests: string[];
}

/**
 * A sandbox behind the shop's own host, which adds the shop's security key to what the page asks for.
 * `platformOf` may put another platform between the two.
 */
export async function aShopHost(
  shop: ShopOptions = {},
  platformOf: (url: string) => string | Promise<string> = (url) => url,
): Promise<ShopHost> {
  const sandbox = await aSandbox([aShopSeed(shop)]);
  const platformUrl = await platformOf(sandbox.url);
  const requests: string[] = [];
  const networkFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const path = String(input);
    if (!path.startsWith('/')) return networkFetch(input, init);
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.replace('Bearer ', ' as ') ?? '';
    requests.push(`${init?.method ?? 'GET'} ${path}${token}`);
    headers.set('security-key', 'shop-key');
    return networkFetch(platformUrl + path, { ...init, headers });
  };
  onTestFinished(() => {
    globalThis.fetch = networkFetch;
  });
  return { ...sandbox, requests };
}
