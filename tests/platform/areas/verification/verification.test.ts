import { expect, test } from 'vitest';
import { aCode, lastCode, otherThan, PHONE, register, send } from '../../../sandbox/a-registration.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

const MINUTE = 60;
const check = (code: string, phone = PHONE) =>
  `/customer/activation-code?${new URLSearchParams({ phoneNumber: phone, code })}`;

test('[AUT-02] a code of six digits goes to the phone, in the words of the shop', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const asked = await send(sandbox, 'POST', '/sent-verification', { phoneNumber: '90 123 45 67' });
  expect([asked.status, asked.json.resendAfter]).toEqual([200, 60]);
  const { json: messages } = await sandbox.control('GET', '/shops/shop/messages');
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    phone: PHONE,
    kind: 'registration',
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(messages[0].text).toContain(messages[0].code);
  expect(JSON.stringify(asked.json)).not.toContain(messages[0].code);
});

test('[AUT-02] the fourth code within 30 minutes is refused with 423, and sent again when the first is 30 minutes old', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const ask = () => send(sandbox, 'POST', '/sent-verification', { phoneNumber: PHONE });
  for (let request = 0; request < 3; request += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.json.code]).toEqual([423, 'limit-reached']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * MINUTE);
  expect((await send(sandbox, 'POST', '/sent-verification', { phoneNumber: '+998909999999' })).status).toBe(
    200,
  );
  await sandbox.control('PUT', '/clock', { advanceSeconds: 29 * MINUTE });
  expect((await ask()).status).toBe(423);
  await sandbox.control('PUT', '/clock', { advanceSeconds: MINUTE });
  expect((await ask()).status).toBe(200);
});

test('[AUT-02] an operator lets a phone have codes again', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  for (let request = 0; request < 3; request += 1) await aCode(sandbox);
  expect((await sandbox.control('DELETE', '/shops/shop/limits')).json).toEqual({ codes: 3, tries: 0 });
  expect((await send(sandbox, 'POST', '/sent-verification', { phoneNumber: PHONE })).status).toBe(200);
});

test('codes for a new password count as much as codes to register', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await register(sandbox);
  for (let request = 0; request < 2; request += 1) {
    expect((await send(sandbox, 'POST', '/request-password', { phoneNumber: PHONE })).status).toBe(200);
  }
  const refused = await send(sandbox, 'POST', '/request-password', { phoneNumber: PHONE });
  expect([refused.status, refused.json.code]).toEqual([423, 'limit-reached']);
});

test('a code can be checked before it is used; a new one takes its place', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const first = await aCode(sandbox);
  expect((await sandbox.call('shop-key', check(first))).json).toEqual({ valid: true });
  expect((await sandbox.call('shop-key', check(first))).json).toEqual({ valid: true });
  const second = await aCode(sandbox);
  expect((await sandbox.call('shop-key', check(second))).status).toBe(200);
  if (first !== second) expect((await sandbox.call('shop-key', check(first))).json.code).toBe('wrong-code');
});

test('a code is good for its phone and its shop only', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const code = await aCode(sandbox);
  expect((await sandbox.call('two-key', check(code))).json.code).toBe('wrong-code');
  expect((await sandbox.call('shop-key', check(code, '+998909999999'))).json.code).toBe('wrong-code');
  expect(await lastCode(sandbox, PHONE, 'two')).toBe('');
});

test('a code is too old after five minutes', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const code = await aCode(sandbox);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 5 * MINUTE - 20 });
  expect((await sandbox.call('shop-key', check(code))).status).toBe(200);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 20 });
  const old = await sandbox.call('shop-key', check(code));
  expect([old.status, old.json.code]).toEqual([422, 'expired-code']);
});

test('after five wrong tries even the right code is refused, until another is sent', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const code = await aCode(sandbox);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const tried = await sandbox.call('shop-key', check(otherThan(code)));
    expect([tried.status, tried.json.code]).toEqual([422, 'wrong-code']);
  }
  const late = await sandbox.call('shop-key', check(code));
  expect([late.status, late.json.code]).toEqual([429, 'too-many-tries']);
  expect((await sandbox.call('shop-key', check(await aCode(sandbox)))).status).toBe(200);
});

test('a phone that is none is named as the fault', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  for (const phoneNumber of ['', '12345', '+79012345678']) {
    const refused = await send(sandbox, 'POST', '/sent-verification', { phoneNumber });
    expect([refused.status, refused.json.field]).toEqual([400, 'phoneNumber']);
  }
});
