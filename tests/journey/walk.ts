import type { Variation } from '#contract/catalogue.ts';
import type { Language } from '#contract/primitive.ts';
import { inLanguage } from '#paths.ts';
import type { DemoShop } from '../e2e/demo-shops.ts';
import { shopUrl } from '../e2e/shop-url.ts';
import type { Catalogue, Offer } from '../e2e/storefront-test.ts';
import { textsOf } from '../e2e/texts.ts';
import { categoriesTo, leadOf } from '../e2e/walk-offer.ts';
import type { Visitor, Wanted } from './visitor.ts';

/** Who walks through which shop, and what they want. */
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
  await follow({ role: 'link', name: text(top.name), within: categories }, titled(top));
  for (const category of below)
    await follow({ role: 'link', name: text(category.name), within: 'main nav' }, titled(category));
  const lead = leadOf(offer);
  await follow({ role: 'link', name: text(lead.name), within: 'main article' }, titled(lead));

  for (const { value } of variation.properties) {
    const link = { role: 'link', name: text(value.label) } as const;
    const chosen = { ...link, within: '.buy-box__chooser li:has(> [aria-current])' };
    await follow({ ...link, within: '.buy-box__chooser' }, chosen);
  }
  await visitor.see(titled(variation));
  await visitor.press({ role: 'button', name: t('cart.add'), within: '.buy-box' });
  await visitor.see({ role: 'link', name: t('cart.in-cart'), within: '.buy-box' });
  const line: Wanted = { role: 'link', name: text(variation.name), within: 'main', partly: true };
  await follow({ role: 'link', name: t('shell.cart'), within: 'header, nav', partly: true }, line);

  /** WebKit's driver loses a press now and then right after a page came: the link is pressed again then. */
  async function follow(link: Wanted, opened: Wanted): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      await visitor.press(link);
      if (await visitor.comes(opened)) return;
    }
    await visitor.see(opened);
  }
}
