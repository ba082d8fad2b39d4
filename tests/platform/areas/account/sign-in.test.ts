import { expect, test } from 'vitest';
import {
  aCode,
  lastCode,
  otherThan,
  PHONE,
  register,
  send,
  sendForm,
  signIn,
} from '../../../sandbox/a-registration.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

const MINUTE = 60;

test('[AUT-01] a customer signs in by phone or e-mail, however they are written', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await register(sandbox, { email: 'dilnoza@example.uz' });
  for (const username of [
    '998901234567',
    '+998 90 123 45 67',
    '901234567',
    '90-123-45-67',
    'Dilnoza@example.uz',
    ' dilnoza@example.uz ',
  ]) {
    const { status, json } = await signIn(sandbox, username, 'demo12');
    expect(status, username).toBe(200);
    expect(
      (await send(sandbox, 'GET', '/profile', undefined, { token: json.token })).json.phoneNumbers,
    ).toEqual([PHONE]);
  }
});

test('[AUT-01] wrong credentials are told apart from a bad token, and the wrong name not from the wrong password', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  await register(sandbox);
  const password = await signIn(sandbox, PHONE, 'demo13');
  expect([password.status, password.json.code]).toEqual([422, 'wrong-credentials']);
  const name = await signIn(sandbox, '+998909999999', 'demo12');
  expect([name.status, name.json]).toEqual([422, password.json]);
  expect((await signIn(sandbox, PHONE, 'demo12', 'two')).json.code).toBe('wrong-credentials');
  expect((await signIn(sandbox, '', '')).json.code).toBe('wrong-credentials');
});

test('[AUT-01] the subdomain must be that of the shop', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  await register(sandbox);
  const refused = await sendForm(sandbox, '/auth/check', {
    username: PHONE,
    password: 'demo12',
    subdomain: 'two',
  });
  expect([refused.status, refused.json.code]).toEqual([422, 'wrong-subdomain']);
});

test('[AUT-01] after five failures nobody signs in with the name for 15 minutes; a success forgets them', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await register(sandbox);
  for (let wrong = 0; wrong < 4; wrong += 1)
    expect((await signIn(sandbox, PHONE, 'wrong1')).status).toBe(422);
  expect((await signIn(sandbox, PHONE, 'demo12')).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 8 }, () => signIn(sandbox, PHONE, 'wrong1')));
  expect(many.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(many.filter(({ status, json }) => status === 429 && json.code === 'too-many-tries')).toHaveLength(3);
  const right = await signIn(sandbox, PHONE, 'demo12');
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(14 * MINUTE);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 15 * MINUTE });
  expect((await signIn(sandbox, PHONE, 'demo12')).status).toBe(200);
});

/** Signs in with a password from an address, as the shop's host tells it. */
function signInFrom(sandbox: TestSandbox, address: string, password: string, username = PHONE) {
  return sandbox.call('shop-key', '/auth/check', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams({ username, password, subdomain: 'shop' }),
  });
}

test('[AUT-01] a stranger who tries passwords locks out their own network, and not the owner of the name', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await register(sandbox);
  for (let wrong = 0; wrong < 5; wrong += 1)
    await signInFrom(sandbox, `2001:db8:0:1::${wrong + 1}`, 'wrong1');
  expect((await signInFrom(sandbox, '2001:db8:0:1:ffff::9', 'demo12')).status).toBe(429);
  // Only the last address is told by the host itself.
  expect((await signInFrom(sandbox, '203.0.113.9, 2001:db8:0:1::9', 'demo12')).status).toBe(429);
  expect((await signInFrom(sandbox, '203.0.113.9', 'demo12')).status).toBe(200);
  expect((await signInFrom(sandbox, '2001:db8:0:1::9', 'demo12')).status).toBe(429);
});

test('[AUT-01] a name that many networks try stays open to networks from which its owner signed in', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await register(sandbox);
  expect((await signInFrom(sandbox, '203.0.113.9', 'demo12')).status).toBe(200);
  const tries = Array.from({ length: 60 }, (_, at) => `198.51.100.${at % 15}`);
  const many = await Promise.all(tries.map((address) => signInFrom(sandbox, address, 'wrong1')));
  expect(many.filter(({ status }) => status === 422)).toHaveLength(50);
  expect((await signInFrom(sandbox, '203.0.113.77', 'demo12')).status).toBe(429);
  expect((await signInFrom(sandbox, '203.0.113.9', 'demo12')).status).toBe(200);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 15 * MINUTE });
  expect((await signInFrom(sandbox, '203.0.113.77', 'demo12')).status).toBe(200);
});

test('[AUT-01] a shop for businesses signs in by user name or e-mail', async () => {
  const sandbox = await aSandbox([aShopSeed({ market: { allowDebt: true } })]);
  await sandbox.control('POST', '/shops/shop/customers', {
    phone: PHONE,
    username: 'nur.savdo',
    email: 'ofis@nur.uz',
    password: 'demo12',
  });
  expect((await signIn(sandbox, 'nur.savdo', 'demo12')).status).toBe(200);
  expect((await signIn(sandbox, 'ofis@nur.uz', 'demo12')).status).toBe(200);
  expect((await signIn(sandbox, PHONE, 'demo12')).status).toBe(200);
});

test('[AUT-01] a user name that looks like a phone is that of its account, not of the phone', async () => {
  const sandbox = await aSandbox([aShopSeed({ market: { allowDebt: true } })]);
  const customer = { phone: PHONE, username: 'nursavdo', password: 'demo12' };
  await sandbox.control('POST', '/shops/shop/customers', customer);
  const username = PHONE.slice(-9);
  const other = { phone: '+998931112233', username, password: 'other12' };
  await sandbox.control('POST', '/shops/shop/customers', other);
  expect((await signIn(sandbox, username, 'other12')).status).toBe(200);
  expect((await signIn(sandbox, username, 'demo12')).status).toBe(422);
  expect((await signIn(sandbox, PHONE, 'demo12')).status).toBe(200);
  await send(sandbox, 'POST', '/request-password', { phoneNumber: username });
  const change = { phoneNumber: username, code: await lastCode(sandbox, other.phone), password: 'newone77' };
  expect((await send(sandbox, 'PUT', '/request-password/change', change)).json).toEqual({ username });
});

test('[AUT-06] a code signs in whoever has registered, and gives jwtToken and user', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json: registered } = await register(sandbox);
  const code = await aCode(sandbox);
  const { json: messages } = await sandbox.control('GET', '/shops/shop/messages');
  expect(messages[0].kind).toBe('sign-in');
  const wrong = await sendForm(sandbox, '/auth/confirm-code', { phoneNumber: PHONE, code: otherThan(code) });
  expect([wrong.status, wrong.json.code]).toEqual([422, 'wrong-code']);
  const { status, json } = await sendForm(sandbox, '/auth/confirm-code', { phoneNumber: PHONE, code });
  expect(status).toBe(200);
  expect(json.user).toEqual(registered.user);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: json.jwtToken })).status).toBe(200);
  expect((await sendForm(sandbox, '/auth/confirm-code', { phoneNumber: PHONE, code })).json.code).toBe(
    'wrong-code',
  );
});

test('[AUT-06] who has a code but has not registered is told so, and may register with the code', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const code = await aCode(sandbox);
  const refused = await sendForm(sandbox, '/auth/confirm-code', { phoneNumber: PHONE, code });
  expect([refused.status, refused.json.code]).toEqual([404, 'not-found']);
  expect(
    (await sendForm(sandbox, '/auth/confirm-code', { phoneNumber: '+998909999999', code })).json.code,
  ).toBe('wrong-code');
  expect(
    (await sendForm(sandbox, '/auth/confirm-code', { phoneNumber: PHONE, code: await lastCode(sandbox) }))
      .status,
  ).toBe(404);
});

test('[ACC-01] logging out ends one session only', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox);
  const { json: second } = await signIn(sandbox, PHONE, 'demo12');
  expect((await send(sandbox, 'POST', '/auth/logout', undefined, { token: second.token })).json).toEqual({
    id: json.user.id,
  });
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: second.token })).json.code).toBe(
    'wrong-token',
  );
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: json.jwtToken })).status).toBe(200);
});

test('[AUT-04] a code sets a new password, and every session ends', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox);
  for (let wrong = 0; wrong < 5; wrong += 1) await signIn(sandbox, PHONE, 'forgotten');
  expect((await send(sandbox, 'POST', '/request-password', { phoneNumber: PHONE })).status).toBe(200);
  const code = await lastCode(sandbox);
  const change = (changes: object) =>
    send(sandbox, 'PUT', '/request-password/change', {
      phoneNumber: PHONE,
      code,
      password: 'newone77',
      ...changes,
    });
  expect((await change({ code: otherThan(code) })).json).toMatchObject({ code: 'wrong-code', field: 'code' });
  expect((await change({ password: 'short' })).json).toMatchObject({
    code: 'weak-password',
    field: 'password',
  });
  const changed = await change({});
  expect([changed.status, changed.json.username]).toEqual([200, '998901234567']);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: json.jwtToken })).status).toBe(401);
  expect((await signIn(sandbox, PHONE, 'demo12')).json.code).toBe('wrong-credentials');
  expect((await signIn(sandbox, changed.json.username, 'newone77')).status).toBe(200);
  expect((await change({ password: 'again777' })).json.code).toBe('wrong-code');
});

test('[AUT-04] nobody gets a code for a new password without an account, and a code to register sets none', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  await register(sandbox);
  const unknown = await send(sandbox, 'POST', '/request-password', { phoneNumber: '+998909999999' });
  expect([unknown.status, unknown.json.code]).toEqual([404, 'not-found']);
  expect(
    (await send(sandbox, 'POST', '/request-password', { phoneNumber: PHONE }, { shop: 'two' })).status,
  ).toBe(404);
  expect((await send(sandbox, 'POST', '/request-password', { phoneNumber: 'dilnoza' })).json.field).toBe(
    'phoneNumber',
  );
  const code = await aCode(sandbox);
  const refused = await send(sandbox, 'PUT', '/request-password/change', {
    phoneNumber: PHONE,
    code,
    password: 'newone77',
  });
  expect([refused.status, refused.json.code]).toEqual([422, 'wrong-code']);
});

test('[AUT-04] in a shop for businesses a user name or an e-mail asks for the code too', async () => {
  const sandbox = await aSandbox([aShopSeed({ market: { allowDebt: true } })]);
  await sandbox.control('POST', '/shops/shop/customers', {
    phone: PHONE,
    username: 'nursavdo',
    email: 'ofis@nur.uz',
    password: 'demo12',
  });
  for (const phoneNumber of ['nursavdo', 'ofis@nur.uz']) {
    expect((await send(sandbox, 'POST', '/request-password', { phoneNumber })).status).toBe(200);
    const change = { phoneNumber, code: await lastCode(sandbox), password: 'newone77' };
    expect((await send(sandbox, 'PUT', '/request-password/change', change)).json).toEqual({
      username: 'nursavdo',
    });
  }
});
