import { expect, test } from 'vitest';
import { productEntry } from '#publisher/pull/product-entries.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

test('[SEO-02] what a product says to search engines alone wins over its other description, where it says something', () => {
  const [product] = aShopSeed({ products: 1 }).products();
  const seoOf = (seo: NonNullable<typeof product>['seo']) =>
    product && productEntry({ ...product, seo }, []).seo;
  const title = { ru: 'Чайник' };
  const description = { ru: 'Кипятит', uz: 'Qaynatadi' };
  expect(seoOf({ title, description, metaDescription: { ru: 'Кипятит воду', uz: ' ' } })).toEqual({
    title,
    description: { ru: 'Кипятит воду', uz: 'Qaynatadi' },
  });
  expect(seoOf({ metaDescription: { ru: '' } })).toEqual({});
  expect(seoOf({ title })).toEqual({ title });
  expect(seoOf(undefined)).toEqual({});
});
