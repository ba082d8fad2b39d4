import { expect, test } from 'vitest';
import { DICTIONARIES } from '#i18n/dictionary.ts';
import { sampleWording } from '#trial/sample-wording.ts';

/** Words of promises that no feed makes. */
const PROMISE = /достав|привез|рассроч|вернём|возврат|обмен|гаранти|кешбэк|бесплатн|в части/i;

/** Parts of the dictionary that speak on pages which everybody sees. */
const SEEN = /^(?:product|cart|home|market|maker|help|category|shell)\./;

/** What names a thing or leads to it, and promises nothing. */
const NAMES = [
  'cart.shipping',
  'product.guaranteeLink',
  'product.monthsLink',
  'shell.cashback',
  'shell.closedText',
];

test('every message of a page that promises something is marked in a trial', () => {
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
