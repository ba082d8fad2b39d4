import { defineMiddleware } from 'astro:middleware';
import { wearIcons } from '#client/icon/icon.ts';
import { LANGUAGES, type Language } from '#contract/primitive.ts';
import { inlineFragments } from '#view/inline-fragments.ts';
import type { ShopView } from '#view/shop-view.ts';
import { benchShop } from './shop.ts';

// A drawing costs the same wherever its file lies.
wearIcons('/icons.svg');

const shops = new Map<Language, ShopView>(LANGUAGES.map((language) => [language, benchShop(language)]));

export const onRequest = defineMiddleware((context, next) => {
  const shop = shops.get(context.params['language'] as Language);
  if (shop) Object.assign(context.locals, { shop, fragments: inlineFragments });
  return next();
});
