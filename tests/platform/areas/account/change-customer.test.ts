import { expect, test } from 'vitest';
import { aCode, PHONE, register, send, signIn } from '../../../sandbox/a-registration.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

test('[ACC-01] a customer changes what they name of themselves, and the rest stays', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox, { email: 'old@example.uz' });
  const { id } = json.user;
  const token = json.jwtToken;
  const change = {
    profile: { firstName: 'Lola', birthday: '1994-05-17', middleName: 'Rustamovna' },
    email: 'New@example.uz',
    personType: 'legal',
  };
  const changed = await send(sandbox, 'POST', `/customers/${id}`, change, { token });
  const expected = {
    ...json.user,
    firstName: 'Lola',
    fullName: 'Lola Karimova',
    birthday: '1994-05-17',
    middleName: 'Rustamovna',
    email: 'new@example.uz',
    personType: 'legal',
  };
  expect([changed.status, changed.json]).toEqual([200, expected]);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token })).json).toEqual(expected);
  expect((await send(sandbox, 'POST', `/customers/${id}`, { email: null }, { token })).json.email).toBeNull();
  expect((await send(sandbox, 'POST', `/customers/${id}`, {}, { token })).json).toEqual({
    ...expected,
    email: null,
  });
});

test('[ACC-01] each field at fault is named, and nothing is changed', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  const faults: [object, string][] = [
    [{ profile: { firstName: 'L' } }, 'profile.firstName'],
    [{ profile: { lastName: '' } }, 'profile.lastName'],
    [{ profile: { birthday: '1994-13-01' } }, 'profile.birthday'],
    [{ profile: { birthday: '2999-01-01' } }, 'profile.birthday'],
    [{ profile: { phoneNumber: '12' } }, 'profile.phoneNumber'],
    [{ email: 'nobody' }, 'email'],
    [{ password: { current: 'a', first: 'demo12', second: 'demo13' } }, 'password.second'],
  ];
  for (const [change, field] of faults) {
    const refused = await shopper.call('POST', `/customers/${shopper.id}`, {
      ...change,
      personType: 'legal',
    });
    expect([refused.status, refused.json.field], JSON.stringify(change)).toEqual([400, field]);
  }
  expect((await shopper.call('GET', '/profile')).json.personType).toBe('physical');
});

test('[ACC-01] nobody sees or changes another customer', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const first = await aShopper(sandbox);
  const second = await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  const refused = await first.call('POST', `/customers/${second.id}`, { profile: { firstName: 'Lola' } });
  expect([refused.status, refused.json.code]).toEqual([404, 'not-found']);
  expect((await first.call('POST', '/customers/x', {})).status).toBe(400);
  expect((await second.call('GET', '/profile')).json.firstName).toBe('Test');
  const guest = await send(sandbox, 'GET', '/profile');
  expect([guest.status, guest.json.code]).toEqual([401, 'wrong-token']);
});

test('[ACC-01] another phone needs the code that was sent to it, and becomes the user name', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox);
  const update = (body: object) =>
    send(sandbox, 'POST', `/customers/${json.user.id}`, body, { token: json.jwtToken });
  const phoneNumber = '+998907777777';
  expect((await update({ profile: { phoneNumber } })).json.code).toBe('wrong-code');
  const code = await aCode(sandbox, phoneNumber);
  const changed = await update({ profile: { phoneNumber: '90 777 77 77' }, code });
  expect([changed.json.phoneNumbers, changed.json.username]).toEqual([[phoneNumber], '998907777777']);
  expect((await signIn(sandbox, phoneNumber, 'demo12')).status).toBe(200);
  expect((await signIn(sandbox, PHONE, 'demo12')).status).toBe(422);
  await aShopper(sandbox, 'shop', { phone: '+998909999999' });
  const taken = await update({
    profile: { phoneNumber: '+998909999999' },
    code: await aCode(sandbox, '+998909999999'),
  });
  expect([taken.status, taken.json.code, taken.json.field]).toEqual([409, 'taken', 'phone']);
});

test('[ACC-01] a new password needs the current one and ends the other sessions', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox);
  const { json: other } = await signIn(sandbox, PHONE, 'demo12');
  const update = (current: string, next: string) =>
    send(
      sandbox,
      'POST',
      `/customers/${json.user.id}`,
      { password: { current, first: next, second: next } },
      { token: json.jwtToken },
    );
  expect((await update('demo12', 'abc')).json).toMatchObject({
    code: 'weak-password',
    field: 'password.first',
  });
  const wrong = await update('demo13', 'newone77');
  expect([wrong.status, wrong.json.code]).toEqual([422, 'wrong-password']);
  expect((await update('demo12', 'newone77')).status).toBe(200);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: json.jwtToken })).status).toBe(200);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: other.token })).status).toBe(401);
  expect((await signIn(sandbox, PHONE, 'newone77')).status).toBe(200);
  for (let tries = 0; tries < 5; tries += 1) await update('demo13', 'another7');
  expect((await update('newone77', 'another7')).json.code).toBe('too-many-tries');
});

test('[ACC-01] a closed account has no sessions, and its phone registers anew as another customer', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await register(sandbox, { email: 'a@example.uz' });
  const { json: other } = await signIn(sandbox, PHONE, 'demo12');
  const closed = await send(sandbox, 'PATCH', '/customers/deactivate', undefined, { token: json.jwtToken });
  expect([closed.status, closed.json]).toEqual([200, { id: json.user.id }]);
  for (const token of [json.jwtToken, other.token])
    expect((await send(sandbox, 'GET', '/profile', undefined, { token })).status).toBe(401);
  expect((await signIn(sandbox, PHONE, 'demo12')).json.code).toBe('wrong-credentials');
  expect((await send(sandbox, 'POST', '/request-password', { phoneNumber: PHONE })).status).toBe(404);
  const again = await register(sandbox, { email: 'a@example.uz' });
  expect(again.status).toBe(200);
  expect(again.json.user.id).not.toBe(json.user.id);
});

test('an operator makes, looks at, signs out and closes customers', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.control('POST', '/shops/shop/customers', {
    phone: PHONE,
    password: 'demo12',
    wallet: 5_000,
  });
  const at = `/shops/shop/customers/${json.id}`;
  expect((await sandbox.control('POST', '/shops/shop/customers', { phone: PHONE })).json.code).toBe('taken');
  expect((await sandbox.control('GET', at)).json.user.wallet).toEqual({ totalCash: 5_000 });
  const { json: session } = await sandbox.control('POST', `${at}/sessions`);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: session.token })).status).toBe(200);
  expect((await sandbox.control('DELETE', `${at}/sessions`)).json.closed).toBe(2);
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: session.token })).status).toBe(401);
  expect((await sandbox.control('PUT', `${at}/password`, { password: 'newone77' })).status).toBe(200);
  expect((await signIn(sandbox, PHONE, 'newone77')).status).toBe(200);
  expect((await sandbox.control('DELETE', at)).json).toEqual({ id: json.id });
  expect((await sandbox.control('GET', at)).status).toBe(404);
});
