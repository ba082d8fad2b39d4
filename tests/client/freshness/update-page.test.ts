// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { roundAnswer } from '#client/api/round-answer.ts';
import { updatePage } from '#client/freshness/update-page.ts';
import { pageTranslate } from '#client/text/page-text.ts';
import { aPlatform } from '../platform.ts';
import { openPage } from '../static-page.ts';

// jsdom lays nothing out.
vi.stubGlobal('scrollBy', () => {});

test('[CCH-01] [CAT-12] an open page follows what an owner changes of its shop: icons, rounding, one supplier an order', async () => {
  let shop = 'data-icons="/_astro/icons.2.svg" data-rounding="1000" data-one-supplier';
  const platform = await aPlatform(() => ({
    body: `<!doctype html><html data-tenant="local" data-language="en" ${shop}><body><header></header></body></html>`,
  }));
  onTestFinished(() => platform.close());
  openPage('<header></header>');
  const own = document.documentElement.dataset;
  own['icons'] = '/_astro/icons.1.svg';
  const goods = { newPrice: 12_300, oldPrice: 12_300 };
  expect(roundAnswer(goods)).toEqual(goods);

  await updatePage(pageTranslate());
  expect(own).toMatchObject({ icons: '/_astro/icons.2.svg', oneSupplier: '' });
  expect(roundAnswer(goods)).toEqual({ newPrice: 13_000, oldPrice: 13_000 });

  shop = 'data-icons="/_astro/icons.2.svg"';
  await updatePage(pageTranslate());
  expect(roundAnswer(goods)).toEqual(goods);
  expect('oneSupplier' in own).toBe(false);
});
