import { expect } from '@playwright/test';
import { inLanguage, orderFailedPath, orderPlacedPath } from '#domain/link/paths.ts';
import { needsSandbox } from './control.ts';
import { commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { readIn, stateReader } from './flow-state.ts';
import { orderByCall } from './order-by-call.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const SHOP: DemoShop = 'test';
const FINISH = '**/sellgroups/finish';

test.beforeEach(needsSandbox);
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each reads a dozen states.
test.describe.configure({ timeout: 120_000 });

for (const [language, tag] of readIn('en'))
  test(
    `[A11Y-01] [CHK-01] every state of an order that is made, in ${language}`,
    { tag },
    async ({ page, context, catalogueOf }, { project }) => {
      const read = stateReader(page, project);
      const t = textsOf(language);
      const open = (path: string) => page.goto(shopUrl(SHOP, inLanguage(path, language, 'ru')));
      const part = (key: 'goods' | 'address' | 'shipping' | 'time' | 'payment') =>
        page.getByRole('region', { name: t(`checkout.${key}`) });
      const order = page
        .getByRole('button', { name: t('checkout.order') })
        .filter({ visible: true })
        .first();
      const offers = findOffers(await catalogueOf(SHOP), isScarce);
      const [one] = offers;
      const two = offers.find(
        ({ variation }) => variation.stock.supplierId !== one.variation.stock.supplierId,
      );
      if (!two) throw new Error('The marketplace has one seller alone.');
      const customer = await aPayingCustomer(
        context,
        SHOP,
        { [one.variation.stock.id]: 1, [two.variation.stock.id]: 1 },
        { wallet: 1000, address: false },
      );

      await open('/checkout');
      await expect(part('address').getByRole('button')).toBeVisible();
      await expect(part('payment').getByRole('radio').first()).toBeVisible();
      await read('no address');
      await order.click();
      await expect(part('address').getByRole('alert')).toHaveText(t('checkout.refused-no-address-selected'));
      await read('no address, refused');
      await customer.call('POST', '/customers/add-address', {
        countryCode: 'UZ',
        latitude: 41.3111,
        longitude: 69.2797,
        name: 'Дом',
        administrativeArea: 'Ташкент',
        locality: 'Юнусабадский район',
        addressLine1: 'ул. Амира Темура, 15',
      });
      await page.reload();
      await expect(part('shipping').getByRole('radio').first()).toBeVisible();
      await part('time').getByText(t('checkout.time-preorder'), { exact: true }).click();
      await expect(page.getByLabel(t('checkout.time-day'), { exact: true })).toBeVisible();
      await read('checkout');
      const wallet = part('payment')
        .locator('.choice')
        .filter({ hasText: /1\s000/ });
      await wallet.click();
      await order.click();
      await expect(part('payment').getByRole('alert')).toHaveText(t('checkout.refused-wallet-too-low'));
      await read('too little in the wallet');

      const held = part('payment').getByText(t('checkout.pay-held'));
      await held.first().click();
      await expect(part('shipping').getByRole('radio').first()).toBeVisible();
      await page.route(FINISH, (route) => route.abort());
      await order.click();
      await expect(page.getByText(t('checkout.asking'))).toBeVisible();
      await read('no answer to the order');
      await page.getByRole('button', { name: t('checkout.stop-asking') }).click();
      await expect(page.getByText(t('checkout.unknown'))).toBeVisible();
      await read('an order that nobody knows of');
      await page.unroute(FINISH);
      await page.getByRole('button', { name: t('checkout.ask-again') }).click();
      const dialog = page.getByRole('dialog', { name: t('checkout.otp-title') });
      const code = dialog.getByLabel(t('form.code'));
      await expect(code).toBeVisible();
      await read('payment');
      await code.fill('000000');
      await code.press('Enter');
      await expect(dialog.getByText(t('checkout.otp-wrong'))).toBeVisible();
      await read('payment with a wrong code');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: t('checkout.held-enter') })).toBeInViewport();
      await expect(page.getByRole('heading', { name: t('checkout.empty-title') })).toBeVisible();
      await read('an order that waits for its payment');

      const { items } = await customer.call<{ items: { id: number; token: string }[] }>(
        'GET',
        '/customer-sell',
      );
      const { id, token } = items[0] ?? { id: 0, token: '' };
      const end = `?token=${token}&order=${id}`;
      const number = page.getByText(String(id), { exact: true });
      await open(`${orderPlacedPath()}${end}`);
      await expect(number).toBeVisible();
      await read('done, to be paid');
      await commandShop(SHOP, 'PUT', `/orders/${id}/cancel`);
      await open(`${orderFailedPath()}${end}`);
      await expect(page.getByText(t('checkout.failed-next'))).toBeVisible();
      await read('failed');
      const paid = await orderByCall(customer, one.variation.stock.id);
      await open(`${orderPlacedPath()}?token=${paid.token}&order=${paid.id}`);
      await expect(page.getByText(t('checkout.done-next'))).toBeVisible();
      await read('done');
      await open(orderPlacedPath());
      await expect(page.getByText(t('checkout.done-unknown'))).toBeVisible();
      await read('done, of an unknown order');
      await page.route('**/market-api/orders/**', (route) => route.abort());
      await open(`${orderPlacedPath()}${end}`);
      await expect(page.getByRole('button', { name: t('form.retry') })).toBeVisible();
      await read('done, that does not come');
      await page.route('**/market-api/cart-detail*', (route) => route.abort());
      await open('/checkout');
      await expect(page.getByRole('button', { name: t('form.retry') })).toBeVisible();
      await read('checkout that does not come');
    },
  );
