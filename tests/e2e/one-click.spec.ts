import { expect, type Page } from '@playwright/test';
import { inLanguage, productPath } from '#domain/link/paths.ts';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { violationsOn } from './axe.ts';
import { changeVariation, needsSandbox } from './control.ts';
import { commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn, smallTargetsOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

const SHOP: DemoShop = 'default';

test.beforeEach(needsSandbox);

interface ShopOrder {
  id: number;
  source: string;
  customer: { name: string; phone: string };
}

/** Offers of which other tests take none: those that come first are everybody's. */
const offersOf = (catalogue: Catalogue) => findOffers(catalogue, isScarce).reverse();

/** Orders that were placed for a phone. */
async function ordersOf(phone: string): Promise<ShopOrder[]> {
  const { items } = await commandShop<{ items: ShopOrder[] }>(SHOP, 'GET', '/orders?size=100');
  return items.filter(({ customer }) => customer.phone === phone);
}

/** Gives an address in the dialog that asks for one. */
async function giveAddress(page: Page, language: 'ru' | 'uz'): Promise<void> {
  const t = textsOf(language);
  const dialog = page.getByRole('dialog', { name: t('address.title') });
  await dialog.getByLabel(t('address.region'), { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel(t('address.locality'), { exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: t('address.confirm') }).click();
  await expect(dialog).toBeHidden();
}

test('[ONE-02] [ONE-01] a guest is asked where to deliver, then for name and phone, and is thanked for ten seconds', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const language = isMobile ? 'uz' : 'ru';
  const t = textsOf(language);
  const complaints = await watchPage(page);
  await page.clock.install();
  const variation = offersOf(await catalogueOf(SHOP))[isMobile ? 0 : 1]?.variation;
  if (!variation) throw new Error('The shop has too few offers.');
  await page.goto(shopUrl(SHOP, inLanguage(productPath(variation.id), language, 'ru')));
  const open = page.locator('.buy-box').getByRole('button', { name: t('one-click.title') });
  const dialog = page.getByRole('dialog', { name: t('one-click.title') });
  const [name, phone] = [dialog.getByLabel(t('one-click.name')), dialog.getByLabel(t('form.phone'))];
  const buy = dialog.getByRole('button', { name: t('one-click.buy'), exact: true });

  await open.click();
  const asking = page.getByRole('dialog', { name: t('address.title') });
  await expect(asking).toContainText(t('address.for-one-click'));
  await giveAddress(page, language);
  await expect(dialog).toBeVisible();
  await expect(phone).toHaveValue(/^\+998\s?$/);
  await expect(dialog.getByLabel(t('one-click.delivery')).getByRole('option')).not.toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  if (isMobile) expect(await smallTargetsOn(page)).toEqual([]);
  expect(await sidewaysOn(page)).toEqual([]);

  await name.fill('Al');
  await buy.click();
  await expect(dialog.getByRole('alert').filter({ hasText: t('one-click.fill-in') })).toHaveCount(2);
  await expect(name).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);

  await name.fill('Alisher');
  const number = freshPhone();
  await phone.fill(number.slice('+998'.length));
  // Whoever gives up, the order or another address, types nothing again.
  await dialog.getByRole('button', { name: t('one-click.other-place') }).click();
  await asking.getByRole('button', { name: t('dialog.close') }).click();
  await expect(asking).toBeHidden();
  await dialog.getByRole('button', { name: t('dialog.close') }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(name).toHaveValue('Alisher');
  await expect(phone).toHaveValue(/^\+998 \d\d \d{3} \d\d \d\d$/);
  // A courier must find the house; the place alone was enough to get here.
  const services = await page.evaluate(
    async (stock) => (await fetch(`/market-api/shipping-services?stocks[]=${stock}`)).json(),
    variation.stock.id,
  );
  const brought = services.items.find(({ kind }: { kind: string }) => kind !== 'pick-up');
  await dialog.getByLabel(t('one-click.delivery')).selectOption(String(brought.id));
  await buy.click();
  await expect(dialog.getByText(t('address.street-first'))).toBeVisible();
  await dialog.getByLabel(t('address.street')).fill('Navoiy 5');
  // Time stands until the thanks are there, so that their ten seconds begin at a moment that is known.
  const sentAt = (await page.evaluate(() => Date.now())) + 1_000;
  await page.clock.pauseAt(sentAt);
  await buy.dblclick();
  const thanks = dialog.getByRole('status');
  await expect(thanks).toBeVisible();
  const orders = await ordersOf(number);
  expect(orders).toMatchObject([{ source: 'one-click', customer: { name: 'Alisher' } }]);
  await expect(thanks).toContainText(t('one-click.thanks', { number: orders[0]?.id ?? 0 }));
  await expect(thanks.getByRole('link', { name: t('checkout.to-order') })).toBeVisible();
  await page.clock.resume();
  expect(await violationsOn(page)).toEqual([]);
  await page.clock.pauseAt(sentAt + 9_500);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(dialog).toBeHidden();
  await page.clock.resume();

  await open.click();
  await expect(phone, 'who comes again begins anew').toHaveValue(/^\+998\s?$/);
  expect(complaints).toEqual([]);
});

// The same on a phone.
test('[ONE-01] each failure has its own message, and the form can be sent again', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const t = textsOf('ru');
  const variation = offersOf(await catalogueOf(SHOP))[2]?.variation;
  if (!variation) throw new Error('The shop has too few offers.');
  await page.addInitScript(
    (place) => {
      localStorage['session:v1'] ??= JSON.stringify({
        token: null,
        user: null,
        location: place,
        history: [],
      });
    },
    {
      countryCode: 'UZ',
      latitude: 41.31,
      longitude: 69.28,
      name: 'Дом',
      administrativeArea: 'Ташкент',
      locality: 'Юнусабадский район',
      addressLine1: 'ул. Амира Темура, 15',
    },
  );
  await page.goto(shopUrl(SHOP, productPath(variation.id)));
  await page
    .locator('.buy-box')
    .getByRole('button', { name: t('one-click.title') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('one-click.title') });
  await dialog.getByLabel(t('one-click.name')).fill('Зухра');
  const phone = freshPhone();
  await dialog.getByLabel(t('form.phone')).fill(phone.slice('+998'.length));
  await changeVariation(SHOP, variation.id, { count: 0 });
  const buy = dialog.getByRole('button', { name: t('one-click.buy'), exact: true });
  await buy.click();
  const said = dialog.getByRole('alert').filter({ hasText: t('one-click.error') });
  await expect(said).toHaveText(`${t('one-click.error')} ${t('one-click.over-stock')}`);
  await expect(buy).toHaveAttribute('aria-busy', 'false');
  await changeVariation(SHOP, variation.id, { count: variation.stock.count });
  await buy.click();
  await expect(dialog.getByRole('status')).toBeVisible();
  expect(await ordersOf(phone)).toHaveLength(1);
});
