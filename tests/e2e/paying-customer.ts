import type { BrowserContext } from '@playwright/test';
import { commandShop, freshPhone } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';

const PLATFORM_URL = process.env['STOREFRONT_E2E_PLATFORM'];

/** Somebody whom no other test knows, signed in in all pages of the context. */
export interface PayingCustomer {
  id: number;
  phone: string;
  /** What a browser keeps of who is signed in. */
  session: string;
  /** Calls the platform as this customer. */
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

const ADDRESS = {
  countryCode: 'UZ',
  latitude: 41.3111,
  longitude: 69.2797,
  name: 'Дом',
  administrativeArea: 'Ташкент',
  locality: 'Юнусабадский район',
  addressLine1: 'ул. Амира Темура, 15',
};

/** Registers a customer with an address in Tashkent and these pieces by stock in the cart. */
export async function aPayingCustomer(
  context: BrowserContext,
  shop: DemoShop,
  goods: Readonly<Record<number, number>>,
  {
    wallet = 0,
    address = true,
    signedIn = true,
    platformUrl = PLATFORM_URL,
    origin = new URL(shopUrl(shop)).origin,
  } = {},
): Promise<PayingCustomer> {
  const phone = freshPhone();
  const command = <Answer>(method: string, path: string, body?: object) =>
    commandShop<Answer>(shop, method, path, body, platformUrl);
  const { id, token } = await command<{ id: number; token: string }>('POST', '/customers', { phone, wallet });
  const { securityKey } = await command<{ securityKey: string }>('GET', '');
  const call: PayingCustomer['call'] = async (method, path, body) => {
    const answer = await fetch(`${platformUrl}/market-api${path}`, {
      method,
      headers: {
        'security-key': securityKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  if (address) await call('POST', '/customers/add-address', ADDRESS);
  for (const [stock, quantity] of Object.entries(goods))
    await call('POST', '/add-to-cart', { stock: Number(stock), quantity });
  const user = await call('GET', '/profile');
  const session = JSON.stringify({ token, user, location: null, history: [] });
  if (signedIn)
    await context.addInitScript(
      ([origin, text]) => {
        if (location.origin === origin) localStorage['session:v1'] ??= text;
      },
      [origin, session] as const,
    );
  return { id, phone, session, call };
}
