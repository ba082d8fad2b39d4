import { expect, test } from 'vitest';
import type { Localized } from '#contract/value/primitive.ts';
import type { ProductEntry, VariationEntry } from '#storefront/entries/model.ts';
import { productText } from '#storefront/seo/product-text.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '#storefront/seo/text-length.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import { aFoundVariation, aShopView } from '../view/a-shop-view.ts';

const ru = (text: string): Localized => ({ ru: text });

const propertiesOf = (...labels: string[]): VariationEntry['properties'] =>
  labels.map((label, at) => ({
    code: `p${at}`,
    name: ru('Признак'),
    value: { id: at + 1, label: ru(label) },
  }));

/** The variations of a kettle, each by its labels; all have the same name unless they are given others. */
function siblings(
  labels: readonly string[][],
  product: Partial<ProductEntry> = {},
  name = 'Чайник',
): FoundVariation[] {
  const variations = labels.map((one, at) => ({
    id: at + 1,
    properties: propertiesOf(...one),
    image: null,
    inStock: true,
  }));
  return labels.map((one, at) =>
    aFoundVariation(
      { name: ru(name), sku: `T-${at + 1}`, properties: propertiesOf(...one) },
      { ...product, variations },
    ),
  );
}

const TEMPLATES = {
  settings: { seoTemplateTitle: ru('[title] — купить'), seoTemplateDescription: ru('Цена на [title].') },
};

test('[SEO-02] variations that share a name are told apart by what was chosen', () => {
  const found = siblings([
    ['синий', '1 л'],
    ['синий', '2 л'],
  ]);
  expect(found.map((one) => productText(aShopView(TEMPLATES), one))).toEqual([
    { title: 'Чайник, синий, 1 л — купить', description: 'Цена на Чайник, синий, 1 л.' },
    { title: 'Чайник, синий, 2 л — купить', description: 'Цена на Чайник, синий, 2 л.' },
  ]);
});

test('[SEO-02] texts written for the product get the choice behind the name and behind the text', () => {
  const seo = { title: ru('Чайник Заря — купить'), description: ru('Кипятит за минуту.') };
  const found = siblings([['синий'], ['белый']], { seo });
  expect(found.map((one) => productText(aShopView(TEMPLATES), one))).toEqual([
    { title: 'Чайник Заря, синий — купить', description: 'Кипятит за минуту. Синий.' },
    { title: 'Чайник Заря, белый — купить', description: 'Кипятит за минуту. Белый.' },
  ]);
});

test('variations that nothing else tells apart are told by their article numbers', () => {
  const titles = siblings([[], []]).map((one) => productText(aShopView(), one).title);
  expect(titles).toEqual(['Чайник, T-1 — Лавка', 'Чайник, T-2 — Лавка']);
});

test('a long title loses what follows the name, and a long name its middle, never the choice', () => {
  const long = 'Чайник электрический с двойными стенками и подставкой, объём 1,7 л';
  const [short] = siblings([['синий'], ['белый']], {}, `${long}, синий`);
  const title = short && productText(aShopView(TEMPLATES), short).title;
  expect(title).toBe(`${long}, синий`);
  expect(title?.length).toBeLessThanOrEqual(MAX_TITLE);

  const endless = siblings([['синий'], ['белый']], {}, 'Чайник из нержавеющей стали '.repeat(9).trim());
  const titles = endless.map((one) => productText(aShopView(TEMPLATES), one).title);
  expect(titles.map((one) => one.split('… ')[1])).toEqual(['синий', 'белый']);
  for (const one of titles) expect(one.length).toBeLessThanOrEqual(120);
});

test('a description is cut after a sentence or a word, and still says the choice', () => {
  const description = ru(`${'Кипятит воду быстро и тихо, '.repeat(9)}всегда.`);
  const texts = siblings([['синий'], ['белый']], { seo: { description } }).map(
    (one) => productText(aShopView(), one).description,
  );
  expect(new Set(texts).size).toBe(2);
  for (const one of texts) {
    expect(one).toMatch(/воду… (?:синий|белый)$/);
    expect(one.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  }
});
