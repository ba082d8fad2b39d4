import { expect, test } from 'vitest';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import { categorySeo, homeSeo, privateSeo, productSeo } from '#storefront/seo/page-seo.ts';
import { aCategoryEntry, aFoundVariation, aShopView } from '../view/a-shop-view.ts';

const TEMPLATES = {
  settings: {
    seoTemplateTitle: { ru: '[title] купить в [region]' },
    seoTemplateDescription: { ru: 'Цена на [title]. Доставка: [region].' },
  },
};

test("[SEO-02] a product's title and description come from the shop's templates, with the wording for 'your city'", () => {
  const seo = productSeo(aShopView(TEMPLATES), aFoundVariation(), []);
  expect(seo.title).toBe('Чайник, синий купить в вашем городе');
  expect(seo.description).toBe('Цена на Чайник, синий. Доставка: ваш город.');
  expect(seo.openTitle).toBe('Чайник, синий купить в [region]');
  expect(seo.openDescription).toBe('Цена на Чайник, синий. Доставка: [region].');
  const words = createShopMessages('ru', { 'product.yourCity': 'любом городе' });
  const worded = productSeo({ ...aShopView(TEMPLATES), ...words }, aFoundVariation(), []);
  expect(worded.title).toBe('Чайник, синий купить в любом городе');
});

test('[SEO-02] if a shop blanks that wording the templates say nothing of a place', () => {
  const words = createShopMessages('ru', { 'product.yourCity': '' });
  const seo = productSeo({ ...aShopView(TEMPLATES), ...words }, aFoundVariation(), []);
  expect(seo.title).toBe('Чайник, синий купить');
  expect(seo.description).toBe('Цена на Чайник, синий.');
  expect(seo).not.toHaveProperty('openTitle');
  expect(seo).not.toHaveProperty('openDescription');
});

test('[SEO-02] a title from which the place was cut leaves none open', () => {
  const shop = aShopView({ settings: { seoTemplateTitle: { ru: '[title] — купить в [region]' } } });
  const long = productSeo(shop, aFoundVariation({ name: { ru: `Чайник ${'большой '.repeat(8)}` } }), []);
  expect(long.title).not.toContain('город');
  expect(long).not.toHaveProperty('openTitle');
});

test('[SEO-02] the shop stays at the end of a title, however long the name is', () => {
  const titleTemplate = { ru: '[title] — купить в [region] — Лавка' };
  const shop = aShopView({ settings: { seoTemplateTitle: titleTemplate } });
  const titleOf = (name: string) => productSeo(shop, aFoundVariation({ name: { ru: name } }), []).title;
  expect(titleOf('Чайник')).toBe('Чайник — купить в вашем городе — Лавка');
  const long = titleOf(`Чайник${' большой'.repeat(7)}`);
  expect(long).toBe(`Чайник${' большой'.repeat(7)} — Лавка`);
  const longer = titleOf(`Чайник ${'большой '.repeat(20)}`);
  expect(longer).toMatch(/^Чайник.*… — Лавка$/);
  expect(longer.length).toBeLessThanOrEqual(120);
});

test('[SEO-02] texts written for the product itself win over the templates', () => {
  const shop = aShopView({ settings: { seoTemplateTitle: { ru: '[title] купить' } } });
  const found = aFoundVariation(
    {},
    { seo: { title: { ru: 'Свой заголовок' }, description: { ru: 'Своё описание' } } },
  );
  expect(productSeo(shop, found, [])).toMatchObject({
    title: 'Свой заголовок',
    description: 'Своё описание',
  });
});

test('without templates a product is described by its name, its shop and its own text', () => {
  const seo = productSeo(aShopView(), aFoundVariation(), []);
  expect(seo).toMatchObject({
    title: 'Чайник, синий — Лавка',
    description: 'Чайник, синий. Кипятит воду.',
    path: '/product/7',
    type: 'product',
  });
});

test('pages of a list are told apart', () => {
  const seo = categorySeo(aShopView(), aCategoryEntry(), 2, { total: 50, pages: 3, cards: [] }, []);
  expect(seo.path).toBe('/category/posuda/page/2');
  expect(seo.title).toBe('Посуда — страница 2 — Лавка');
  expect(seo.description).toContain('50 товаров');
});

test('[SEO-05] the cart is kept out of search engines', () => {
  expect(privateSeo(aShopView(), '/cart', 'Cart').noindex).toBe(true);
});

test('the home page is called by the shop and its slogan', () => {
  const seo = homeSeo(aShopView());
  expect(seo.title).toBe('Лавка — Всё рядом.');
  expect(seo.description).toMatch(/^Лавка — Всё рядом\. /);
});
