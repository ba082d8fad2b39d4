import type { Answered, TestSandbox } from './a-sandbox.ts';

/** A signed-in customer of a shop. */
export interface Shopper {
  id: number;
  token: string;
  phone: string;
  /** Sends a call of the platform as this customer; an object becomes the JSON body. */
  call(method: string, path: string, body?: unknown): Promise<Answered>;
}

/** Registers a customer of the shop through the control interface; its security key is `<shop>-key`. */
export async function aShopper(
  sandbox: TestSandbox,
  shop = 'shop',
  { phone = '+998901234567', wallet = 0 } = {},
): Promise<Shopper> {
  const { json } = await sandbox.control('POST', `/shops/${shop}/customers`, { phone, wallet });
  return {
    id: json.id,
    token: json.token,
    phone,
    call: (method, path, body) =>
      sandbox.call(`${shop}-key`, path, {
        method,
        headers: { authorization: `Bearer ${json.token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
