// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import type { AddressInput } from '#contract/account/address.ts';
import { GUEST } from '#domain/account/session.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { OneClickForm } from '#storefront/one-click/OneClickForm.tsx';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { HOME } from '../../sandbox/an-order.ts';
import { aShopHost } from '../a-shop-host.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { openPage } from '../static-page.ts';

const t = createTranslate(DICTIONARIES.en, 'en');

/** The form over a real platform, for one piece of 100 000 UZS; name and phone are known. */
async function aForm(minOrderSum = 0) {
  openPage('');
  sessionStorage.clear();
  $session.set({ ...GUEST, user: { firstName: 'Nodira', phoneNumbers: ['+998901234567'] } as never });
  const host = await aShopHost();
  const page = await renderIsland(OneClickForm, {
    line: aLine({ variationId: 1, stock: { id: 1001, count: 10 } }),
    address: { ...HOME, name: 'Home' } as AddressInput,
    page: { language: 'en', defaultLanguage: 'ru', messages: DICTIONARIES.en, minOrderSum } as const,
    t,
    onPlaced: () => {},
  });
  onTestFinished(() => page.leave());
  await until(() => expect(page.text()).toContain('pick-up'));
  return { host, page, sent: () => host.requests.filter((one) => one.includes('/fast-checkout')).length };
}

test('[ONE-01] the least sum of an order holds here too: it is said before the press, and nothing is sent', async () => {
  const { page, sent } = await aForm(250_000);
  expect(page.text()).toContain('The minimum order is 250 000 UZS. Add 150 000 UZS more');
  await page.click(page.named(t('one-click.buy')));
  await until(() => expect(page.text()).toContain(t('one-click.too-small')));
  expect(sent()).toBe(0);
});

test('[ONE-01] a 500 ends the wait, with an error and its message', async () => {
  const { host, page, sent } = await aForm();
  await host.control('PUT', '/faults', [{ kind: 'status', status: 500, path: '/fast-checkout' }]);
  await page.click(page.named(t('one-click.buy')));
  await until(() => expect(page.find('.form__error').textContent).toBe(`Error. ${t('form.failed')}`));
  expect(page.find('button[type="submit"]').getAttribute('aria-busy')).toBe('false');
  expect(sent()).toBe(1);
});
