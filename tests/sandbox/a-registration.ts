import type { Answered, TestSandbox } from './a-sandbox.ts';

export const PHONE = '+998901234567';

/** A call with a JSON body, in the shop of `<shop>-key`, signed in where a token is given. */
export function send(
  sandbox: TestSandbox,
  method: string,
  path: string,
  body?: unknown,
  { shop = 'shop', token = '' } = {},
): Promise<Answered> {
  return sandbox.call(`${shop}-key`, path, {
    method,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A call with a form as its body. */
export function sendForm(
  sandbox: TestSandbox,
  path: string,
  fields: Record<string, string>,
  shop = 'shop',
): Promise<Answered> {
  return sandbox.call(`${shop}-key`, path, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Signs in by password. */
export function signIn(
  sandbox: TestSandbox,
  username: string,
  password: string,
  shop = 'shop',
): Promise<Answered> {
  return sendForm(sandbox, '/auth/check', { username, password, subdomain: shop }, shop);
}

/** The code of the newest message to a phone. */
export async function lastCode(sandbox: TestSandbox, phone = PHONE, shop = 'shop'): Promise<string> {
  const { json } = await sandbox.control('GET', `/shops/${shop}/messages`);
  return json.find((message: { phone: string }) => message.phone === phone)?.code ?? '';
}

/** Asks for a code and reads it off the phone. */
export async function aCode(sandbox: TestSandbox, phone = PHONE, shop = 'shop'): Promise<string> {
  await send(sandbox, 'POST', '/sent-verification', { phoneNumber: phone }, { shop });
  return lastCode(sandbox, phone, shop);
}

/** A code of the same form that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The body of a registration that only lacks its code. */
export function aRegistration(changes: Record<string, unknown> = {}, phone = PHONE) {
  return {
    profile: {
      phoneNumber: phone,
      firstName: 'Dilnoza',
      lastName: 'Karimova',
      middleName: null,
      gender: 'female',
    },
    username: phone.slice(1),
    code: '',
    email: null,
    personType: 'physical',
    password: { first: 'demo12', second: 'demo12' },
    ...changes,
  };
}

/** Registers with a code from the phone. */
export async function register(
  sandbox: TestSandbox,
  changes: Record<string, unknown> = {},
  { phone = PHONE, shop = 'shop' } = {},
): Promise<Answered> {
  const code = await aCode(sandbox, phone, shop);
  return send(sandbox, 'POST', '/customer', aRegistration({ code, ...changes }, phone), { shop });
}
