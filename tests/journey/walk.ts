import { expect } from '@playwright/test';
import type { Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { heldMethod, lastCode } from '../e2e/customer.ts';
import type { DemoShop } from '../e2e/demo-shops.ts';
import { ordersHere } from '../e2e/orders-here.ts';
import { shopUrl } from '../e2e/shop-url.ts';
import type { Catalogue, Offer } from '../e2e/storefront-test.ts';
import { textsOf } from '../e2e/texts.ts';
import { categoriesTo, leadOf } from '../e2e/walk-offer.ts';
import type { Visitor, Wanted } from './visitor.ts';

/** Visitor, shop and goal of a walk. */
export interface Walk {
  visitor: Visitor;
  shop: DemoShop;
  language: Language;
  catalogue: Catalogue;
  offer: Offer;
}

/** From the home page to the cart: through the categories to the product, its choice, and the button. */
export async function walkToCart(walk: Walk): Promise<void> {
  const { visitor, shop, language, catalogue, offer } = walk;
  const t = textsOf(language);
  const text = (texts: Partial<Record<string, string>>) => texts[language] ?? '';
  const { product, variation } = offer;
  const titled = ({ name }: Pick<Variation, 'name'>): Wanted => {
    return { role: 'title', name: text(name), within: 'main' };
  };

  await visitor.open(shopUrl(shop, inLanguage('/', language, 'ru')));
  const [top, ...below] = categoriesTo(catalogue, product.categoryId);
  const categories = `nav[aria-label="${t('home.categories')}"]`;
  await visitor.press({ role: 'link', name: text(top.name), within: categories });
  await visitor.see(titled(top));
  for (const category of below) {
    await visitor.press({ role: 'link', name: text(category.name), within: 'main nav' });
    await visitor.see(titled(category));
  }
  const lead = leadOf(offer);
  await visitor.press({ role: 'link', name: text(lead.name), within: 'main article' });
  await visitor.see(titled(lead));

  for (const { value } of variation.properties) {
    const link = { role: 'link', name: text(value.label) } as const;
    await visitor.press({ ...link, within: '.buy-box__chooser' });
    await visitor.see({ ...link, within: '.buy-box__chooser li:has(> [aria-current])' });
  }
  await visitor.see(titled(variation));
  await visitor.press({ role: 'button', name: t('cart.add'), within: '.buy-box' });
  await visitor.see({ role: 'link', name: t('cart.in-cart'), within: '.buy-box' });
  await visitor.press({ role: 'link', name: t('shell.cart'), within: 'header, nav', partly: true });
  await visitor.see({ role: 'link', name: text(variation.name), within: 'main', partly: true });
}

/** From the cart to an order that is paid by card: a phone that is new registers on the way. */
export async function walkToOrder({ visitor, shop, language, offer }: Walk): Promise<void> {
  const t = textsOf(language);
  const phone = freshPhone();
  const field = (name: string): Wanted => ({ role: 'field', name });
  const button = (name: string): Wanted => ({ role: 'button', name, within: 'main, dialog' });

  await visitor.press({ role: 'link', name: t('cart.checkout'), within: 'main' });
  await visitor.type(field(t('form.phone')), phone.slice('+998'.length));
  await visitor.press(button(t('sign-in.get-code')));
  await visitor.see(button(t('sign-in.confirm')));
  await visitor.type(field(t('form.code')), await lastCode(shop, phone));
  await visitor.press(button(t('sign-in.confirm')));
  await visitor.type(field(t('account.first-name')), 'Nodira');
  await visitor.type(field(t('account.last-name')), 'Saidova');
  await visitor.type(field(t('sign-in.pass1')), 'Demo1234');
  await visitor.press(button(t('sign-in.finish')));
  await visitor.see({ role: 'title', name: t('checkout.title') });

  await visitor.press(button(t('checkout.add-address')));
  await visitor.pickFirst(field(t('address.region')));
  await visitor.pickFirst(field(t('address.locality')));
  await visitor.type(field(t('address.street')), 'Navoiy 5');
  await visitor.press(button(t('address.confirm')));
  const addresses = `[role=radiogroup][aria-label="${t('checkout.address')}"]`;
  await visitor.see({ role: 'choice', name: '', partly: true, within: addresses });
  await visitor.press({ role: 'choice', name: await heldMethod(shop, language), partly: true });
  await visitor.press(button(t('checkout.order')));
  await visitor.see(button(t('checkout.otp-pay')));
  await visitor.type(field(t('form.code')), await lastCode(shop, phone, 'payment'));
  await visitor.press(button(t('checkout.otp-pay')));

  await visitor.see({ role: 'title', name: t('checkout.done-title') });
  await visitor.press({ role: 'link', name: t('checkout.to-order'), within: 'main' });
  const name = offer.variation.name[language] ?? '';
  await visitor.see({ role: 'link', name, within: 'main', partly: true });
  const { total, items } = await visitor.run(ordersHere, '');
  expect([total, items[0]?.payment.paid]).toEqual([1, true]);
}
