import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lastCode, otherThan } from '../../../sandbox/a-registration.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

const CARD = { cardNumber: '8600 4929 1234 1233', cardExpiry: '12/35' };
const MASKED = '8600 49** **** 1233';

test('[ACC-03] a card is added, confirmed by the password of the message, listed and removed', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const added = await shopper.call('POST', '/bank-cards', CARD);
  const { id } = added.json;
  const card = { id, cardNumber: MASKED, cardExpiry: '12/35', brand: 'uzcard', confirmed: false };
  expect([added.status, added.json]).toEqual([200, card]);
  const otp = await lastCode(sandbox);
  const wrong = await shopper.call('POST', `/bank-cards/${id}/confirm`, { otp: otherThan(otp) });
  expect([wrong.status, wrong.json.code, wrong.json.field]).toEqual([422, 'wrong-code', 'otp']);
  expect((await shopper.call('GET', '/bank-cards')).json.items).toEqual([card]);
  expect((await shopper.call('POST', `/bank-cards/${id}/confirm`, { otp })).json).toEqual({
    ...card,
    confirmed: true,
  });
  expect((await shopper.call('POST', `/bank-cards/${id}/confirm`, { otp })).status).toBe(200);
  expect((await shopper.call('GET', '/bank-cards')).json.items).toEqual([{ ...card, confirmed: true }]);
  expect((await shopper.call('DELETE', `/bank-cards/${id}`)).json).toEqual({ id });
  expect((await shopper.call('GET', '/bank-cards')).json.items).toEqual([]);
  expect((await shopper.call('DELETE', `/bank-cards/${id}`)).status).toBe(404);
});

test('[ACC-03] a number that is no card, and a card whose month is over, are refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  for (const cardNumber of [
    '',
    '8600',
    '8600 4929 1234 1234',
    '8600 4929 1234 12333',
    'abcd efgh ijkl mnop',
  ]) {
    const refused = await shopper.call('POST', '/bank-cards', { ...CARD, cardNumber });
    expect([refused.status, refused.json.code, refused.json.field], cardNumber).toEqual([
      422,
      'wrong-card-number',
      'cardNumber',
    ]);
  }
  const old = await shopper.call('POST', '/bank-cards', { ...CARD, cardExpiry: '01/20' });
  expect([old.status, old.json.code, old.json.field]).toEqual([422, 'expired-card', 'cardExpiry']);
  for (const cardExpiry of ['13/30', '1/30', '12/2030', '']) {
    const refused = await shopper.call('POST', '/bank-cards', { ...CARD, cardExpiry });
    expect([refused.status, refused.json.field], cardExpiry).toEqual([400, 'cardExpiry']);
  }
  expect(await lastCode(sandbox)).toBe('');
});

test('[ACC-03] a confirmed card is not added again; one that waits gets another password', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { json: first } = await shopper.call('POST', '/bank-cards', CARD);
  const { json: second } = await shopper.call('POST', '/bank-cards', {
    ...CARD,
    cardNumber: '8600492912341233',
  });
  expect(second).toEqual(first);
  await shopper.call('POST', `/bank-cards/${first.id}/confirm`, { otp: await lastCode(sandbox) });
  const taken = await shopper.call('POST', '/bank-cards', CARD);
  expect([taken.status, taken.json.code]).toEqual([409, 'taken']);
});

test('[ACC-03] a password for a card grows old, bears five tries, and is for its card only', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { json: card } = await shopper.call('POST', '/bank-cards', CARD);
  const otp = await lastCode(sandbox);
  const { json: humo } = await shopper.call('POST', '/bank-cards', {
    ...CARD,
    cardNumber: '9860123456789015',
  });
  if ((await lastCode(sandbox)) !== otp) {
    expect((await shopper.call('POST', `/bank-cards/${humo.id}/confirm`, { otp })).json.code).toBe(
      'wrong-code',
    );
  }
  for (let tries = 0; tries < 5; tries += 1)
    await shopper.call('POST', `/bank-cards/${card.id}/confirm`, { otp: otherThan(otp) });
  const late = await shopper.call('POST', `/bank-cards/${card.id}/confirm`, { otp });
  expect([late.status, late.json.code]).toEqual([429, 'too-many-tries']);
  await sandbox.control('PUT', '/clock', { advanceSeconds: 300 });
  const old = await shopper.call('POST', `/bank-cards/${humo.id}/confirm`, { otp: await lastCode(sandbox) });
  expect([old.status, old.json.code]).toEqual([422, 'expired-code']);
});

test('[ACC-03] ten passwords for cards are sent within 30 minutes, and do not keep a phone from signing in by code', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  for (let asked = 0; asked < 10; asked += 1)
    expect((await shopper.call('POST', '/bank-cards', CARD)).status).toBe(200);
  const refused = await shopper.call('POST', '/bank-cards', CARD);
  expect([refused.status, refused.json.code]).toEqual([423, 'limit-reached']);
  const body = JSON.stringify({ phoneNumber: shopper.phone });
  expect((await sandbox.call('shop-key', '/sent-verification', { method: 'POST', body })).status).toBe(200);
});

test('[ACC-03] nobody sees, confirms or removes the card of another', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const owner = await aShopper(sandbox);
  const { json } = await owner.call('POST', '/bank-cards', CARD);
  const otp = await lastCode(sandbox);
  for (const other of [
    await aShopper(sandbox, 'shop', { phone: '+998909999999' }),
    await aShopper(sandbox, 'two'),
  ]) {
    expect((await other.call('GET', '/bank-cards')).json.items).toEqual([]);
    expect((await other.call('POST', `/bank-cards/${json.id}/confirm`, { otp })).status).toBe(404);
    expect((await other.call('DELETE', `/bank-cards/${json.id}`)).status).toBe(404);
  }
  expect((await owner.call('GET', '/bank-cards')).json.items).toHaveLength(1);
  expect((await sandbox.call('shop-key', '/bank-cards')).status).toBe(401);
});

test('[ACC-03] the file holds no whole card number', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  await shopper.call('POST', '/bank-cards', CARD);
  const written = await Promise.all(
    ['', '-wal'].map((suffix) => readFile(`${sandbox.file}${suffix}`, 'latin1').catch(() => '')),
  );
  expect(written.join('')).toContain(MASKED);
  expect(written.join('').replaceAll(' ', '')).not.toContain('8600492912341233');
});
