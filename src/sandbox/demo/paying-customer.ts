import { randomInt } from 'node:crypto';
import type { BrowserContext } from 'playwright';
import { SESSION_KEY } from '#domain/account/session.ts';

/** Somebody who has just registered with a shop of a sandbox that runs. */
export interface PayingCustomer {
  id: number;
  phone: string;
  /** Session as a browser keeps it, for `signInBrowser`. */
  session: string;
  /** Calls the platform as this customer. Throws where it answers with an error. */
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

/** A phone that nobody has. */
export function freshPhone(): string {
  return `+99890${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** A command of the sandbox at this address, on one of its shops. Throws where it answers with an error. */
export async function commandSandbox<Answer>(
  platformUrl: string,
  shop: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${platformUrl}/sandbox/shops/${shop}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} of ${shop}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Registers somebody, with UZS in the wallet and, unless `address` is false, an address in Tashkent. */
export async function registerCustomer(
  platformUrl: string,
  shop: string,
  { wallet = 0, address = true } = {},
): Promise<PayingCustomer> {
  const phone = freshPhone();
  const command = <Answer>(method: string, path: string, body?: object) =>
    commandSandbox<Answer>(platformUrl, shop, method, path, body);
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
  const user = await call('GET', '/profile');
  return { id, phone, session: JSON.stringify({ token, user, location: null, history: [] }), call };
}

/** Puts the first goods of the shop that can be had into the cart, each as often as it is sold at least. */
export async function fillCart({ call }: PayingCustomer, most = 3): Promise<void> {
  const { items } = await call<{ items: SoldProduct[] }>('GET', '/products?size=40');
  const goods = items.flatMap(({ minOrder, variations: [first] }) =>
    first && first.stock.count >= minOrder ? [{ stock: first.stock.id, quantity: minOrder }] : [],
  );
  for (const one of goods.slice(0, most)) await call('POST', '/add-to-cart', one);
}

interface SoldProduct {
  minOrder: number;
  variations: { stock: { id: number; count: number } }[];
}

/** Has the owner of a session signed in in all pages of an origin that this browser opens from now on. */
export async function signInBrowser(context: BrowserContext, origin: string, session: string): Promise<void> {
  await context.addInitScript(
    ([own, key, text]) => {
      if (location.origin === own) localStorage[key] ??= text;
    },
    [origin, SESSION_KEY, session] as const,
  );
}
