import type { PaymentMethod } from '#contract/order/payment.ts';
import type { Language } from '#contract/value/primitive.ts';
import { commandSandbox, freshPhone } from '#sandbox/demo/paying-customer.ts';
import { askShop } from './ask-shop.ts';
import type { DemoShop } from './demo-shops.ts';

/** A customer who has registered with a shop of the sandbox, for one test alone. */
export interface TestCustomer {
  id: number;
  phone: string;
  password: string;
  token: string;
}

/** A command of the sandbox, on one of its shops. */
export async function commandShop<Answer>(
  shop: string,
  method: string,
  path: string,
  body?: unknown,
  platformUrl = process.env['STOREFRONT_E2E_PLATFORM'] ?? '',
): Promise<Answer> {
  return commandSandbox(platformUrl, shop, method, path, body);
}

export async function aCustomer(
  shop: string,
  fields: { username?: string } = {},
  platformUrl?: string,
): Promise<TestCustomer> {
  const [phone, password] = [freshPhone(), 'Demo12@#'];
  const { id, token } = await commandShop<{ id: number; token: string }>(
    shop,
    'POST',
    '/customers',
    { phone, password, firstName: 'Dilnoza', lastName: 'Karimova', ...fields },
    platformUrl,
  );
  return { id, phone, password, token };
}

interface SentMessage {
  phone: string;
  kind: string;
  code: string | null;
}

/** The newest code that was sent to a phone; of the given kind, if there is one. */
export async function lastCode(shop: DemoShop, phone: string, kind?: string): Promise<string> {
  const messages = await commandShop<SentMessage[]>(shop, 'GET', '/messages');
  const sent = messages.find((one) => one.phone === phone && (kind === undefined || one.kind === kind));
  return sent?.code ?? '';
}

/** Name of the payment that holds money on a card. */
export async function heldMethod(shop: DemoShop, language: Language): Promise<string> {
  const { items } = await askShop<{ items: PaymentMethod[] }>(shop, 'payment-methods');
  return items.find(({ held }) => held)?.name[language] ?? '';
}
