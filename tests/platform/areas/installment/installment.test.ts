import { expect, test } from 'vitest';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper, type Shopper } from '../../../sandbox/a-shopper.ts';
import { TASHKENT } from '../../../sandbox/a-trade.ts';
import { fillCart, HOME, METHODS, messagesOf, pass, piecesOf } from '../../../sandbox/an-order.ts';

const PHOTO = new File([new Uint8Array([1, 2, 3])], 'photo.jpg', { type: 'image/jpeg' });

const EXTRA = {
  phoneNumber: '+998901234567',
  installmentMonth: '12',
  birthday: '1990-05-17',
  passSerial: 'AB',
  passNumber: '1234567',
  passIssueDate: '2015-06-01',
  passIssueAddress: 'Toshkent',
  cardNumber: '8600 1234 5678 9012',
  selfieFile: PHOTO,
  passportFile: PHOTO,
  passportBackFile: PHOTO,
};

interface Wish {
  sells: number[];
  extra?: Partial<Record<keyof typeof EXTRA | 'installmentPartner', string | File | undefined>>;
  address?: Record<string, string | number> | null;
  fields?: Record<string, string>;
}

function order(
  sandbox: TestSandbox,
  token: string | null,
  { sells, extra = {}, address = HOME, fields = {} }: Wish,
) {
  const form = new FormData();
  for (const sell of sells) form.append('sells[]', String(sell));
  for (const [name, value] of Object.entries({ ...EXTRA, ...extra }))
    if (value !== undefined) form.append(`extraParams[${name}]`, value);
  for (const [name, value] of Object.entries(address ?? {}))
    form.append(`shippingAddress[${name}]`, String(value));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return sandbox.call('shop-key', '/installment-orders', {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
}

/** A shopper with goods of 1 500 000 UZS in the cart. */
async function aBuyer(): Promise<{ sandbox: TestSandbox; shopper: Shopper; sells: number[] }> {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tiers: [] }) })]);
  const shopper = await aShopper(sandbox);
  return { sandbox, shopper, sells: await fillCart(shopper, { 1009: 3 }) };
}

test('[INS-01] the plans of the shop are those of the table', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await sandbox.call('shop-key', '/installment-plans');
  expect(json.items).toEqual([
    { mounth: 3, percent: 0.0578, peredoplate: 0 },
    { mounth: 6, percent: 0.1022, peredoplate: 0 },
    { mounth: 9, percent: 0.147, peredoplate: 0 },
    { mounth: 12, percent: 0.1931, peredoplate: 0.1 },
  ]);
});

test('[INS-04] an installment waits for its answer, which comes by text message after 5 to 10 minutes', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  const { status, json } = await order(sandbox, shopper.token, { sells });
  expect(status).toBe(200);
  expect(json.order).toMatchObject({
    state: 'awaiting-approval',
    source: 'installment',
    payment: { methodId: METHODS.installment, gatewayType: 'installment', paid: false },
    shippingAddress: HOME,
    total: 1_500_000,
    installment: { months: 12, downPayment: 150_000, monthly: 134_224, total: 1_760_685, state: 'pending' },
  });
  expect(await piecesOf(sandbox, 9)).toBe(7);
  const now = async () => (await shopper.call('GET', '/customer-sell')).json.items[0];
  await pass(sandbox, 4.9);
  expect((await now()).state).toBe('awaiting-approval');
  await pass(sandbox, 5.2);
  expect(await now()).toMatchObject({ installment: { state: 'approved' }, payment: { paid: true } });
  const [answer] = (await messagesOf(sandbox)).filter(({ kind }) => kind === 'installment');
  expect(answer).toMatchObject({ phone: shopper.phone });
  expect((await now()).history.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual([
    'awaiting-approval',
    'accepted',
  ]);
});

test('[INS-01] terms of a partner are ordered: order, record and message name partner and plan', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  const { json: terms } = await sandbox.call('shop-key', '/installment-plans');
  expect(terms.partners).toEqual(['Alifshop', 'Paymart', 'InTent', 'TBS', 'IMAN', 'T-store']);
  const extra = { installmentPartner: 'Alifshop', installmentMonth: '18' };
  const { json } = await order(sandbox, shopper.token, { sells, extra });
  const installment = {
    partner: 'Alifshop',
    months: 18,
    downPayment: 0,
    monthly: 130_000,
    total: 2_340_000,
    state: 'pending',
  };
  expect(json.order).toMatchObject({ total: 1_500_000, installment });
  const record = async () => (await sandbox.control('GET', `/shops/shop/orders/${json.order.id}`)).json;
  expect((await record()).installment).toEqual(installment);
  await pass(sandbox, 11);
  expect((await record()).installment).toEqual({ ...installment, state: 'approved' });
  const [answer] = (await messagesOf(sandbox)).filter(({ kind }) => kind === 'installment');
  expect(answer?.text).toContain('Alifshop');
});

test('[INS-01] a partner that is not there, and months that a partner does not offer, are refused', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  const refused = async (installmentPartner: string, installmentMonth: string) => {
    const extra = { installmentPartner, installmentMonth };
    const { status, json } = await order(sandbox, shopper.token, { sells, extra });
    return [status, json.code, json.field];
  };
  expect(await refused('Nobody', '12')).toEqual([422, 'unknown-partner', 'extraParams[installmentPartner]']);
  expect(await refused('Alifshop', '12')).toEqual([422, 'unknown-plan', 'extraParams[installmentMonth]']);
  expect(await refused('toString', '12')).toEqual([
    422,
    'unknown-partner',
    'extraParams[installmentPartner]',
  ]);
});

test('[INS-04] a refused installment gives the goods back', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  await order(sandbox, shopper.token, { sells, extra: { cardNumber: '8600 1234 5678 0000' } });
  await pass(sandbox, 11);
  expect((await shopper.call('GET', '/customer-sell')).json.items[0]).toMatchObject({
    state: 'canceled',
    installment: { state: 'rejected' },
  });
  expect(await piecesOf(sandbox, 9)).toBe(10);
});

test('[INS-02] goods must cost more than a million', async () => {
  const sandbox = await aSandbox([aShopSeed({ variation: () => ({ tiers: [] }) })]);
  const shopper = await aShopper(sandbox);
  const sells = await fillCart(shopper, { 1009: 2 });
  expect(await order(sandbox, shopper.token, { sells })).toMatchObject({
    status: 422,
    json: { code: 'installment-minimum' },
  });
  expect(await piecesOf(sandbox, 9)).toBe(10);
  await fillCart(shopper, { 1009: 2, 1001: 1 });
  expect((await order(sandbox, shopper.token, { sells })).status).toBe(200);
});

test('[INS-04] every field of the form is checked and named', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  const text = new File(['x'], 'x.txt', { type: 'text/plain' });
  const faults: [keyof typeof EXTRA, string | File | undefined, number, string][] = [
    ['installmentMonth', '5', 422, 'unknown-plan'],
    ['phoneNumber', '123', 422, 'invalid-phone-number'],
    ['birthday', '17.05.1990', 422, 'invalid-birthday'],
    ['passSerial', 'A1', 422, 'invalid-passnumber'],
    ['passNumber', '12', 422, 'invalid-passnumber'],
    ['passIssueDate', '2999-01-01', 422, 'invalid-pass-issue-date'],
    ['passIssueAddress', 'T', 422, 'invalid-pass-issue-address'],
    ['cardNumber', '8600123456789012', 422, 'invalid-card-number'],
    ['selfieFile', undefined, 400, 'invalid'],
    ['passportFile', undefined, 400, 'invalid'],
    ['passportFile', text, 400, 'invalid'],
    ['selfieFile', 'not a file', 400, 'invalid'],
  ];
  for (const [name, value, status, code] of faults) {
    const answered = await order(sandbox, shopper.token, { sells, extra: { [name]: value } });
    expect(answered, name).toMatchObject({ status, json: { code, field: `extraParams[${name}]` } });
  }
  expect(
    (await order(sandbox, shopper.token, { sells, extra: { passportBackFile: undefined } })).status,
  ).toBe(200);
});

test('[INS-04] an installment obeys the rules of other orders', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  const refused = async (wish: Partial<Wish>) => {
    const { status, json } = await order(sandbox, shopper.token, { sells, ...wish });
    return [status, json.code];
  };
  expect(await refused({ address: null })).toEqual([422, 'no-address-selected']);
  expect(await refused({ address: { ...TASHKENT, countryCode: 'KG' } })).toEqual([422, 'wrong-country']);
  expect(await refused({ sells: [77] })).toEqual([404, 'not-found']);
  expect(await refused({ fields: { paymentMethod: String(METHODS.cash) } })).toEqual([422, 'payment-method']);
  expect((await order(sandbox, null, { sells })).status).toBe(401);
  await sandbox.control('PUT', '/shops/shop/variations/9', { count: 1 });
  expect(await refused({})).toEqual([409, 'over-stock']);
});

test('an operator answers an installment at once', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  const { json } = await order(sandbox, shopper.token, {
    sells,
    extra: { cardNumber: '8600 1234 5678 0000' },
  });
  const approved = await sandbox.control('PUT', `/shops/shop/orders/${json.order.id}/move-on`);
  expect(approved.json).toMatchObject({ state: 'accepted', installment: { state: 'approved' } });
  const again = await order(sandbox, shopper.token, { sells: await fillCart(shopper, { 1009: 3 }) });
  const canceled = await sandbox.control('PUT', `/shops/shop/orders/${again.json.order.id}/cancel`);
  expect(canceled.json).toMatchObject({ state: 'canceled', installment: { state: 'rejected' } });
});

test('neither card, passport nor photos are kept', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  await order(sandbox, shopper.token, { sells });
  const { readFile } = await import('node:fs/promises');
  const written = (
    await Promise.all(
      ['', '-wal'].map((suffix) => readFile(`${sandbox.file}${suffix}`, 'latin1').catch(() => '')),
    )
  ).join('');
  expect(written).toContain('9012');
  for (const secret of ['8600 1234', '1234567"', 'photo.jpg']) expect(written).not.toContain(secret);
});

test('[INS-04] more pieces of one thing than the shop allows in one order are not paid by months', async () => {
  const { sandbox, shopper, sells } = await aBuyer();
  await sandbox.control('PUT', '/shops/shop/market', { settings: { maxOrderPieces: 2 } });
  expect(await order(sandbox, shopper.token, { sells })).toMatchObject({
    status: 422,
    json: { code: 'above-maximum' },
  });
  expect(await piecesOf(sandbox, 9)).toBe(10);
});
