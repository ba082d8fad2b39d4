import type { Locator, Page } from '@playwright/test';
import type { Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import { lastCode } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import type { Hand } from './hand.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { textsOf } from './texts.ts';

/** A step of a visitor: an act, and the sign that it is done. */
export interface WalkStep {
  name: string;
  /** Control that they use first; none in the first step, which opens the shop. */
  target: Locator | undefined;
  act(): Promise<void>;
  goal: Locator;
}

export interface OrderWalk {
  page: Page;
  shop: DemoShop;
  language: Language;
  hand: Hand;
  /** True if a press on the search box of the header opens a dialog with another one. */
  searchDialog: boolean;
  /** Variation that they buy. */
  variation: Variation;
  /** Their phone, which is not registered. */
  phone: string;
}

/** From the home page to the page of an order that is paid by card, step by step. */
export function orderWalk(walk: OrderWalk): WalkStep[] {
  const { page, shop, language, hand, searchDialog, variation, phone } = walk;
  const { press, type, fill, pickFirst, choose } = hand;
  const t = textsOf(language);
  type Key = Parameters<typeof t>[0];
  const { buyBox, cartLink } = shopPage(page, language);
  const main = page.getByRole('main');
  const name = variation.name[language] ?? '';
  const titled = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
  const orderNumber = new RegExp(`^${t('order.number', { id: '#' }).replace('#', String.raw`\d+`)}$`);
  const button = (key: Key) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .filter({ visible: true })
      .last();
  const field = (key: Key) => page.getByLabel(t(key), { exact: true });

  const search = page.getByRole('banner').getByRole('search').locator('input');
  const searched = page.getByRole('heading', { level: 1, name: variation.sku });
  const found = main.filter({ has: searched }).getByRole('link', { name, exact: true }).first();
  const onwards = main
    .getByRole('link', { name: t('cart.checkout'), exact: true })
    .filter({ visible: true })
    .first();
  const code = page.getByRole('textbox', { name: t('form.code') });
  const payment = page.getByRole('region', { name: t('checkout.payment') });
  // The way to pay says itself that the money is held.
  const card = { name: t('checkout.pay-held') };
  const otp = page.getByRole('dialog').getByRole('textbox');
  const toOrder = main.getByRole('link', { name: t('checkout.to-order') });

  return [
    {
      name: 'home',
      target: undefined,
      act: async () => void (await page.goto(shopUrl(shop, inLanguage('/', language, 'ru')))),
      goal: search,
    },
    {
      name: 'search',
      target: search,
      async act() {
        if (searchDialog) await press(search);
        await type(searchDialog ? page.getByRole('dialog').getByRole('combobox') : search, variation.sku);
      },
      goal: found,
    },
    { name: 'product', target: found, act: () => press(found), goal: titled(name) },
    { name: 'add', target: buyBox.add, act: () => press(buyBox.add), goal: cartLink('1') },
    { name: 'cart', target: cartLink('1'), act: () => press(cartLink('1')), goal: onwards },
    { name: 'onwards', target: onwards, act: () => press(onwards), goal: field('form.phone') },
    {
      name: 'phone',
      target: field('form.phone'),
      act: () => type(field('form.phone'), phone.slice('+998'.length)),
      goal: code,
    },
    {
      name: 'code',
      target: code,
      async act() {
        await fill(code, await lastCode(shop, phone));
        await press(button('sign-in.confirm'));
      },
      goal: field('account.first-name'),
    },
    {
      name: 'register',
      target: field('account.first-name'),
      async act() {
        await fill(field('account.first-name'), 'Nodira');
        await fill(field('account.last-name'), 'Saidova');
        await fill(field('sign-in.pass1'), 'Demo12@#');
        await press(button('sign-in.finish'));
      },
      goal: titled(t('checkout.title')),
    },
    {
      name: 'new address',
      target: button('checkout.add-address'),
      act: () => press(button('checkout.add-address')),
      goal: field('address.region'),
    },
    {
      name: 'address',
      target: field('address.region'),
      async act() {
        await pickFirst(field('address.region'));
        await pickFirst(field('address.locality'));
        await fill(field('address.street'), 'Navoiy 5');
        await press(button('address.confirm'));
      },
      goal: page
        .getByRole('radiogroup', { name: t('checkout.address') })
        .getByRole('radio')
        .first(),
    },
    {
      name: 'way to pay',
      target: payment.getByRole('radio', card).first(),
      act: () => choose(payment.getByRole('radio', card).first(), payment),
      goal: payment.getByRole('radio', { ...card, checked: true }),
    },
    {
      name: 'order',
      target: button('checkout.order'),
      act: () => press(button('checkout.order')),
      goal: otp,
    },
    {
      name: 'pay',
      target: otp,
      async act() {
        await fill(otp, await lastCode(shop, phone, 'payment'));
        await press(button('checkout.otp-pay'));
      },
      goal: titled(t('checkout.done-title')),
    },
    {
      name: 'to order',
      target: toOrder,
      act: () => press(toOrder),
      goal: main
        .filter({ has: page.getByRole('heading', { level: 1, name: orderNumber }) })
        .getByText(name)
        .first(),
    },
  ];
}
