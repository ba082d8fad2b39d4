import { defineMiddleware } from 'astro:middleware';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { setIconSource } from '#storefront/ui/icon/icon.ts';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { benchShop } from './shop.ts';

// A drawing costs the same wherever its file lies.
setIconSource(() => '/icons.svg');

const shops = new Map<Language, ShopView>(LANGUAGES.map((language) => [language, benchShop(language)]));

export const onRequest = defineMiddleware((context, next) => {
  const shop = shops.get(context.params['language'] as Language);
  if (shop) Object.assign(context.locals, { shop, fragments: inlineFragments });
  return next();
});
