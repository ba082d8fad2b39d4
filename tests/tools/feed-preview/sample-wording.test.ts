import { expect, test } from 'vitest';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { sampleWording } from '#tools/feed-preview/sample-wording.ts';

/** Words of promises that no feed makes. */
const PROMISE =
  /достав|привез|рассроч|вернём|возврат|обмен|гаранти|кешбэк|бесплатн|в части|СМС|отложен|перезвон|позвонит|уведомл/i;

/** Parts of the dictionary that speak on the way to an order, and after it. */
const SEEN =
  /^(?:product|cart|home|market|maker|help|category|shell|page|installment|checkout|one-click|order|wallet)\./;

/** Words that name a thing or lead to it, ask for something or tell what was done, and promise nothing. */
const NAMES = [
  'cart.shipping',
  'checkout.address',
  'checkout.branch-none',
  'checkout.held-text',
  'checkout.no-addresses',
  'checkout.otp-text',
  'checkout.refused-no-address-selected',
  'checkout.refused-order-too-small',
  'checkout.refused-shipping-service-not-found',
  'checkout.shipping',
  'checkout.time',
  'installment.agree',
  'installment.buy',
  'installment.by-shop',
  'installment.invalid-birthday',
  'installment.no-address',
  'installment.none',
  'installment.title',
  'installment.too-cheap',
  'installment.unavailable',
  'one-click.delivery',
  'one-click.no-delivery',
  'one-click.too-small',
  'one-click.where',
  'order.cashback-done',
  'order.delivery',
  'order.free',
  'order.installment',
  'order.installment-partner',
  'order.no-active-text',
  'order.not-found-text',
  'order.shipping',
  'order.state-awaiting-approval',
  'order.state-delivered',
  'product.guaranteeLink',
  'product.monthsLink',
  'shell.cashback',
  'shell.closedText',
  'wallet.cashback',
  'wallet.refund',
];

test('every message of a page that promises something is marked in a feed preview', () => {
  const wording = sampleWording('ru', false);
  const unmarked = Object.entries(DICTIONARIES.ru)
    .filter(([key, text]) => SEEN.test(key) && PROMISE.test(text) && !(key in wording))
    .map(([key]) => key);
  expect(unmarked.sort()).toEqual(NAMES);
});

test('each language calls a sample by its own word, plural forms too', () => {
  expect(sampleWording('en', false)['product.deliveryTitle']).toBe('Courier delivery (sample)');
  expect(sampleWording('uz', false)['product.deliveryTitle']).toMatch(/ \(namuna\)$/);
  expect(sampleWording('ru', false)['help.refund-period_few']).toMatch(/ \(образец\)$/);
  expect(sampleWording('ru', false)).not.toHaveProperty('notice.stock-in');
  expect(sampleWording('ru', true)['notice.stock-in']).toBe('В наличии (образец)');
});
