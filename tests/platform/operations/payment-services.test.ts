import { expect, test } from 'vitest';
import {
  choosePaymentService,
  describePaymentServices,
  PaymentServiceError,
  stopPaymentService,
} from '#platform/operations/payment-services.ts';
import { findShopByName } from '#platform/store/shop.ts';
import { aPlatform } from '../a-platform.ts';

const DESK = { merchant: '0123456789abcdef01234567', key: 'payme-desk-key' };

async function aShop() {
  const platform = await aPlatform();
  const shop = findShopByName(platform.sql, 'shop');
  if (!shop) throw new Error('the shop is missing');
  return { platform, shop };
}

test('a shop that was never given a service is paid on no page; one that was says where, without its key', async () => {
  const { platform, shop } = await aShop();
  expect(describePaymentServices(shop)).toEqual(['shop is paid on no page of a service.']);
  choosePaymentService(shop, 'payme', DESK);
  const [line = ''] = describePaymentServices(shop);
  expect(line).toContain('/payments/payme/shop');
  expect(line).not.toContain(DESK.key);
  const { json } = await platform.call('GET', '/payment-methods');
  expect(json.items.map(({ page }: { page?: boolean }) => page)).toContain(true);
  stopPaymentService(shop, 'payme');
  const { json: after } = await platform.call('GET', '/payment-methods');
  expect(after.items.map(({ page }: { page?: boolean }) => page)).not.toContain(true);
});

test.each([
  ['visa', DESK, '"visa" is none of payme, click, signed.'],
  ['payme', { ...DESK, merchant: 'short' }, '--merchant of payme: must be the 24 letters of the cash desk.'],
  ['payme', { ...DESK, service: '1' }, '--service of payme'],
  ['click', { merchant: '1', service: 'two', key: 'click-secret' }, '--service of click: must be a number'],
  ['signed', { page: 'http://pay.example', key: 'whsec_x' }, '--page of signed: must begin with https://'],
  ['signed', { page: 'https://pay.example', key: 'secret' }, '--key of signed: must be like whsec_'],
])(
  'a service %s with %o is refused in words, and the shop stays as it was',
  async (kind, settings, message) => {
    const { shop } = await aShop();
    const choose = () => choosePaymentService(shop, kind, settings);
    expect(choose).toThrow(PaymentServiceError);
    expect(choose).toThrow(message);
    expect(describePaymentServices(shop)).toEqual(['shop is paid on no page of a service.']);
  },
);
