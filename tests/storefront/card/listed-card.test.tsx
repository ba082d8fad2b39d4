import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#contract/value/primitive.ts';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import { type CardModel, cardModel } from '#storefront/card/card-model.ts';
import messageKeys from '#storefront/card/card-model.ts?messages';
import { entryCard } from '#storefront/card/entry-card.ts';
import { listedCard } from '#storefront/card/listed-card.ts';
import { ProductCard } from '#storefront/card/ProductCard.tsx';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { createShopView } from '#storefront/view/shop-view.ts';
import { aTenant } from '../../publisher/build/a-world.ts';
import { aPulledShop } from '../../publisher/pull/a-pull.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

const draw = (model: CardModel) => renderToStaticMarkup(<ProductCard card={model} />);

test.each(['ru', 'uz'] as const)(
  'a browser draws the very card that a build draws, in %s',
  async (language) => {
    const sandbox = await aSandbox([
      aShopSeed({
        products: 8,
        variation: (id) => ({
          ...(id % 3 === 0 && { tracking: false }),
          ...(id % 5 === 0 && { stock: { id: 1000 + id, count: 0, supplierId: 1 } }),
          ...(id % 7 === 0 && { images: [] }),
          ...(id === 9 && { name: { ru: 'Только по-русски' } }),
        }),
        product: (index) => ({ ...(index % 2 === 1 && { minOrder: 6 }) }),
      }),
    ]);
    const { snapshot } = await aPulledShop(sandbox.url);
    const shop = createShopView({
      tenant: aTenant('shop'),
      language,
      origin: sandbox.url,
      entries: snapshot,
      ...createShopMessages(language, {}),
    });
    const look = shop.cardLook();
    const ofBuild = (id: number) => {
      const entry = snapshot.get(`card:${id}`);
      if (!entry) throw new Error(`The snapshot has no card of ${id}.`);
      return cardModel(entryCard(entry, shop, look), look, shop);
    };
    const browser = aBrowser(language, createShopMessages(language, {}));

    const search = await sandbox.call('shop-key', '/search?q=product&size=20');
    const list = await sandbox.call('shop-key', '/1/products?size=20');
    for (const items of [search.json.variations, list.json.items]) {
      expect(items).toHaveLength(8);
      for (const item of items) {
        const model = cardModel(listedCard(item, browser), JSON.parse(JSON.stringify(look)), browser);
        const built = ofBuild(item.variation.id);
        expect(model).toEqual(built);
        expect(draw(model)).toBe(draw(built));
      }
    }
  },
);

/** The texts and languages of a page in a browser. */
function aBrowser(language: Language, { messages }: ReturnType<typeof createShopMessages>) {
  return {
    language,
    defaultLanguage: 'ru' as const,
    t: createTranslate(messages(messageKeys), language),
  };
}
