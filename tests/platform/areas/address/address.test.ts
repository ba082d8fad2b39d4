import { expect, test } from 'vitest';
import { MAX_ADDRESSES } from '#contract/account/address.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';

const ADDRESS = {
  countryCode: 'UZ',
  latitude: 41.311081,
  longitude: 69.240562,
  name: 'Дом',
  country: 'Узбекистан',
  region: 'Ташкент',
  administrativeArea: 'Ташкент',
  locality: 'Юнусабадский район',
  dependentLocality: null,
  postalCode: '100000',
  addressLine1: 'ул. Амира Темура, 15',
  addressLine2: 'Напротив сквера',
  apartmentNumber: '2',
  floor: '4',
  houseNumber: '31',
};

test('[ACC-02] a customer adds, changes and removes addresses', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  expect((await shopper.call('GET', '/addresses')).json).toEqual({ items: [] });
  const added = await shopper.call('POST', '/customers/add-address', ADDRESS);
  const { id } = added.json;
  const whole = {
    ...ADDRESS,
    id,
    type: 'shipping',
    coordinate: { latitude: 41.311081, longitude: 69.240562 },
  };
  expect([added.status, added.json]).toEqual([200, whole]);
  expect((await shopper.call('GET', '/profile')).json.addresses).toEqual([whole]);
  const changed = await shopper.call('PUT', `/address/${id}`, {
    countryCode: 'kz',
    latitude: 43.24,
    longitude: 76.9,
    name: 'Алматы',
  });
  expect(changed.json).toMatchObject({
    id,
    countryCode: 'KZ',
    name: 'Алматы',
    floor: null,
    coordinate: { latitude: 43.24, longitude: 76.9 },
  });
  expect((await shopper.call('GET', '/addresses')).json.items).toEqual([changed.json]);
  expect((await shopper.call('DELETE', `/address/${id}`)).json).toEqual({ id });
  expect((await shopper.call('GET', '/addresses')).json).toEqual({ items: [] });
  expect((await shopper.call('DELETE', `/address/${id}`)).status).toBe(404);
});

test('[MAP-02] only a place in Uzbekistan or Kazakhstan is an address, and none that a failed geocoder gives', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  const { json } = await shopper.call('POST', '/customers/add-address', ADDRESS);
  for (const [method, path] of [
    ['POST', '/customers/add-address'],
    ['PUT', `/address/${json.id}`],
  ] as const) {
    const abroad = await shopper.call(method, path, { ...ADDRESS, countryCode: 'RU' });
    expect([abroad.status, abroad.json.code, abroad.json.field]).toEqual([
      422,
      'wrong-country',
      'countryCode',
    ]);
    for (const degrees of [0, 10]) {
      const nowhere = await shopper.call(method, path, { ...ADDRESS, latitude: degrees, longitude: degrees });
      expect([nowhere.status, nowhere.json.code]).toEqual([422, 'wrong-place']);
    }
    expect((await shopper.call(method, path, { ...ADDRESS, latitude: 91 })).json.field).toBe('latitude');
    expect((await shopper.call(method, path, { ...ADDRESS, floor: 'x'.repeat(21) })).json.field).toBe(
      'floor',
    );
  }
  expect((await shopper.call('GET', '/addresses')).json.items).toEqual([json]);
});

test('[ACC-02] a customer keeps so many addresses and no more', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const shopper = await aShopper(sandbox);
  for (let index = 0; index < MAX_ADDRESSES; index += 1)
    expect((await shopper.call('POST', '/customers/add-address', ADDRESS)).status).toBe(200);
  const refused = await shopper.call('POST', '/customers/add-address', ADDRESS);
  expect([refused.status, refused.json.code]).toEqual([422, 'too-many']);
});

test('[ACC-02] nobody sees, changes or removes the address of another', async () => {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'two' })]);
  const owner = await aShopper(sandbox);
  const { json } = await owner.call('POST', '/customers/add-address', ADDRESS);
  for (const other of [
    await aShopper(sandbox, 'shop', { phone: '+998909999999' }),
    await aShopper(sandbox, 'two'),
  ]) {
    expect((await other.call('GET', '/addresses')).json.items).toEqual([]);
    expect((await other.call('PUT', `/address/${json.id}`, ADDRESS)).status).toBe(404);
    expect((await other.call('DELETE', `/address/${json.id}`)).status).toBe(404);
  }
  expect((await owner.call('GET', '/addresses')).json.items).toEqual([json]);
  expect((await sandbox.call('shop-key', '/addresses')).status).toBe(401);
});
