import { expect, test } from 'vitest';
import {
  aCode,
  aRegistration,
  otherThan,
  PHONE,
  register,
  send,
  signIn,
} from '../../../sandbox/a-registration.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

test('[AUT-02] who has the code of a phone registers and is signed in', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { status, json } = await register(sandbox, { email: 'Dilnoza@Example.uz' });
  expect(status).toBe(200);
  expect(json.user).toEqual({
    id: json.user.id,
    username: '998901234567',
    email: 'dilnoza@example.uz',
    personType: 'physical',
    firstName: 'Dilnoza',
    lastName: 'Karimova',
    middleName: null,
    fullName: 'Dilnoza Karimova',
    gender: 'female',
    birthday: null,
    phoneNumbers: [PHONE],
    addresses: [],
    wallet: { totalCash: 0 },
  });
  expect((await send(sandbox, 'GET', '/profile', undefined, { token: json.jwtToken })).json).toEqual(
    json.user,
  );
  expect((await signIn(sandbox, PHONE, 'demo12')).status).toBe(200);
});

test('[AUT-02] a wrong code registers nobody, nor does one that was used', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const code = await aCode(sandbox);
  const wrong = await send(sandbox, 'POST', '/customer', aRegistration({ code: otherThan(code) }));
  expect([wrong.status, wrong.json.code, wrong.json.field]).toEqual([422, 'wrong-code', 'code']);
  expect((await send(sandbox, 'POST', '/customer', aRegistration({ code }))).status).toBe(200);
  const again = await send(sandbox, 'POST', '/customer', aRegistration({ code }));
  expect([again.status, again.json.code]).toEqual([422, 'wrong-code']);
});

test('[AUT-02] a phone and an e-mail register once a shop', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  await register(sandbox, { email: 'a@example.uz' });
  const phone = await register(sandbox);
  expect([phone.status, phone.json.code, phone.json.field]).toEqual([409, 'taken', 'phone']);
  const email = await register(sandbox, { email: 'A@example.uz' }, { phone: '+998909999999' });
  expect([email.status, email.json.code, email.json.field]).toEqual([409, 'taken', 'email']);
  expect((await register(sandbox, {}, { shop: 'two' })).status).toBe(200);
});

test('[AUT-02] two registrations sent at once with one code make one customer', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const code = await aCode(sandbox);
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(sandbox, 'POST', '/customer', aRegistration({ code }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ json }) => json.user || ['taken', 'wrong-code'].includes(json.code))).toBe(true);
});

test('[AUT-02] each field at fault is named', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const code = await aCode(sandbox);
  const profile = aRegistration().profile;
  const faults: [Record<string, unknown>, string][] = [
    [{ profile: { ...profile, firstName: 'D' } }, 'profile.firstName'],
    [{ profile: { ...profile, firstName: 'D'.repeat(51) } }, 'profile.firstName'],
    [{ profile: { ...profile, lastName: '' } }, 'profile.lastName'],
    [{ profile: { ...profile, phoneNumber: '12' } }, 'profile.phoneNumber'],
    [{ profile: { ...profile, gender: 'x' } }, 'profile.gender'],
    [{ username: '998909999999' }, 'username'],
    [{ username: 'dilnoza' }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ personType: 'robot' }, 'personType'],
    [{ password: { first: 'demo12', second: 'demo13' } }, 'password.second'],
    [{ code: '' }, 'code'],
  ];
  for (const [changes, field] of faults) {
    const refused = await send(sandbox, 'POST', '/customer', aRegistration({ code, ...changes }));
    expect([refused.status, refused.json.field], JSON.stringify(changes)).toEqual([400, field]);
  }
  expect((await send(sandbox, 'POST', '/customer', aRegistration({ code }))).status).toBe(200);
});

test('[AUT-03] a shop takes passwords of its level only, and a weak one does not use up the code', async () => {
  const levels = [
    { level: 1, weak: 'abc12', good: 'abcdef' },
    { level: 2, weak: 'abcdef', good: 'abcde1' },
    { level: 3, weak: 'Abcdefg1', good: 'Abcdef1@' },
  ] as const;
  const map = { type: 'mapbox', token: null } as const;
  const sandbox = await aSandbox(
    levels.map(({ level }) =>
      aShopSeed({
        name: `level${level}`,
        market: { companyOption: { options: { passwordLevel: level }, map } },
      }),
    ),
  );
  for (const { level, weak, good } of levels) {
    const shop = `level${level}`;
    const code = await aCode(sandbox, PHONE, shop);
    const refused = await send(
      sandbox,
      'POST',
      '/customer',
      aRegistration({ code, password: { first: weak, second: weak } }),
      { shop },
    );
    expect([refused.status, refused.json.code, refused.json.field]).toEqual([
      422,
      'weak-password',
      'password.first',
    ]);
    const taken = await send(
      sandbox,
      'POST',
      '/customer',
      aRegistration({ code, password: { first: good, second: good } }),
      { shop },
    );
    expect(taken.status).toBe(200);
    expect((await signIn(sandbox, PHONE, good, shop)).status).toBe(200);
  }
});

test('[AUT-02] in a shop for businesses the user name is free, but not the phone or e-mail of another', async () => {
  const sandbox = await aSandbox([aShopSeed({ market: { allowDebt: true } })]);
  const code = await aCode(sandbox);
  for (const username of ['a@b.uz', '998909999999', 'a b']) {
    const refused = await send(sandbox, 'POST', '/customer', aRegistration({ code, username }));
    expect([refused.status, refused.json.field], username).toEqual([400, 'username']);
  }
  const { json } = await send(
    sandbox,
    'POST',
    '/customer',
    aRegistration({ code, username: 'Nur-Savdo', email: 'ofis@nur.uz' }),
  );
  expect(json.user.username).toBe('nursavdo');
  expect((await signIn(sandbox, ' Nur-Savdo', 'demo12')).status).toBe(200);
  expect((await signIn(sandbox, 'OFIS@nur.uz', 'demo12')).status).toBe(200);
  const taken = await register(sandbox, { username: 'NURSAVDO' }, { phone: '+998909999999' });
  expect([taken.status, taken.json.field]).toEqual([409, 'username']);
});

test('the file holds no password', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  await register(sandbox, { password: { first: 'verysecret77', second: 'verysecret77' } });
  const { readFile } = await import('node:fs/promises');
  const written = await Promise.all(
    ['', '-wal'].map((suffix) => readFile(`${sandbox.file}${suffix}`, 'latin1').catch(() => '')),
  );
  expect(written.join('')).toContain('scrypt$');
  expect(written.join('')).not.toContain('verysecret77');
});
