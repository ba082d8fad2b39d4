import { expect } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { needsSandbox } from './control.ts';
import { ordersHere } from './orders-here.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test.beforeEach(() => needsSandbox());

for (const { language, tag } of [
  { language: 'ru', tag: ON_PHONES },
  { language: 'uz', tag: ON_WIDE_SCREENS },
] as const satisfies { language: Language; tag: string }[]) {
  test(`[CHK-02] an order is fetched at a branch from list and map, without an address, in ${language}`, {
    tag,
  }, async ({ page, context, catalogueOf }) => {
    const t = textsOf(language);
    const prefix = language === 'ru' ? '' : `/${language}`;
    const [{ variation }] = findOffers(await catalogueOf('local'), isScarce);
    const customer = await aPayingCustomer(context, 'local', { [variation.stock.id]: 1 }, { address: false });
    const { items: services } = await customer.call<{
      items: { kind: string; name: Record<string, string> }[];
    }>('GET', `/shipping-services?stocks[]=${variation.stock.id}`);
    const service = services.find(({ kind }) => kind === 'pick-up')?.name[language] ?? '';
    await page.goto(shopUrl('local', `${prefix}/checkout`));
    await page.getByRole('radio', { name: service }).check();
    await expect(page.getByText(t('checkout.address-fetched'))).toBeVisible();

    const branches = page.getByRole('region', { name: t('checkout.branch'), exact: true });
    await page
      .getByRole('button', { name: t('checkout.order') })
      .first()
      .click();
    await expect(branches.getByRole('alert')).toHaveText(t('checkout.refused-no-franchise-selected'));

    await branches.getByRole('button', { name: t('address.map-show') }).click();
    const map = branches.getByRole('region', { name: t('address.map'), exact: true });
    const first = branches.getByRole('radio').first();
    const mark = map.locator('.place-mark').first();
    const name = (await mark.getAttribute('aria-label')) ?? '';
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toBeChecked();
    await expect(page.getByText(t('checkout.pick-up-at', { name }))).toBeVisible();
    for (const target of await branches.locator('button, .choice').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    const order = page.getByRole('button', { name: t('checkout.order') }).filter({ visible: true });
    await order.first().click();
    await expect(page.getByText(new RegExp(`${name}, .+`))).toBeVisible();
    await page.getByRole('link', { name: t('checkout.to-order') }).click();
    await expect(page.getByRole('link', { name: t('order.on-map') })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${name}, .+`))).toBeVisible();
    const { items } = await page.evaluate(ordersHere);
    expect(items[0]).toMatchObject({ pickUp: true, franchise: { name: { [language]: name } } });
    await page.goto(shopUrl('local', `${prefix}/profile/orders`));
    await expect(page.getByText(new RegExp(`: ${name}, `))).toBeVisible();
  });
}
