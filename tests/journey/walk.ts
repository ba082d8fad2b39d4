import type { Category, Product, Variation } from '#contract/catalogue.ts';
import type { Language } from '#contract/primitive.ts';
import { inLanguage } from '#paths.ts';
import type { DemoShop } from '../e2e/demo-shops.ts';
import { shopUrl } from '../e2e/shop-url.ts';
import { type Catalogue, findOffers, isScarce, type Offer } from '../e2e/storefront-test.ts';
import { textsOf } from '../e2e/texts.ts';
import type { Visitor } from './visitor.ts';

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
  const main = 'main';

  await visitor.open(shopUrl(shop, inLanguage('/', language, 'ru')));
  const [top, ...below] = categoriesTo(catalogue, product.categoryId);
  const categories = `nav[aria-label="${t('home.categories')}"]`;
  await visitor.press({ role: 'link', name: text(top.name), within: categories });
  await visitor.see({ role: 'title', name: text(top.name), within: 'h1, main' });
  for (const { name } of below) {
    await visitor.press({ role: 'link', name: text(name), within: '.category-chips, main nav' });
    await visitor.see({ role: 'title', name: text(name), within: main });
  }
  const lead = leadOf(product) ?? variation;
  await visitor.press({ role: 'link', name: text(lead.name), within: 'main article' });
  await visitor.see({ role: 'title', name: text(lead.name), within: main });

  for (const { value } of variation.properties) {
    const link = { role: 'link', name: text(value.label) } as const;
    await visitor.press({ ...link, within: '.buy-box__chooser' });
    await visitor.see({ ...link, within: '.buy-box__chooser li:has(> [aria-current])' });
  }
  await visitor.see({ role: 'title', name: text(variation.name), within: main });
  await visitor.press({ role: 'button', name: t('cart.add'), within: '.buy-box' });
  await visitor.see({ role: 'link', name: t('cart.in-cart'), within: '.buy-box' });
  await visitor.press({ role: 'link', name: t('shell.cart'), within: 'header, nav', partly: true });
  await visitor.see({ role: 'link', name: text(variation.name), within: main, partly: true });
}

/** An offer that a walk can choose by colour and size, both other than those that its list shows. */
export function findWalkOffer(catalogue: Catalogue, skip = 0): Offer {
  const offers = findOffers(catalogue, (offer) => {
    const lead = leadOf(offer.product) ?? offer.variation;
    const { properties } = offer.variation;
    const differs = properties.every(({ code, value }) =>
      lead.properties.some((other) => other.code === code && other.value.id !== value.id),
    );
    return isScarce(offer) && differs && properties.map(({ code }) => code).join() === 'color,size';
  });
  return offers[skip % offers.length] ?? offers[0];
}

/** The variation that stands for the product in lists. */
function leadOf({ variations }: Product): Variation | undefined {
  return variations.find(({ tracking, stock }) => !tracking || stock.count > 0);
}

/** A category with all above it, from the top down. */
function categoriesTo({ categories }: Catalogue, id: number): [Category, ...Category[]] {
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Error(`The shop has no category ${id}.`);
  return category.parentId === null
    ? [category]
    : [...categoriesTo({ categories, products: [] }, category.parentId), category];
}
