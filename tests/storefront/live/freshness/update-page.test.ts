// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { startHiddenBlogs } from '#storefront/home/hidden-blogs.ts';
import { updatePage } from '#storefront/live/freshness/update-page.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { roundAnswer } from '#storefront/platform-client/round-answer.ts';
import { aPlatform } from '../../platform.ts';
import { find, openPage } from '../../static-page.ts';

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

test('[CCH-01] a story that was put away stays away, and one that comes can be put away', async () => {
  const story = (slug: string) =>
    `<li data-blog="${slug}"><a href="/blog/${slug}">${slug}</a><button class="blog__hide" hidden>×</button></li>`;
  const home = (slugs: readonly string[]) =>
    `<main><div class="home"><section aria-labelledby="blogs" data-blogs>${slugs.map(story).join('')}</section></div></main>`;
  const platform = await aPlatform(() => ({
    body: `<!doctype html><html data-tenant="local" data-language="en"><body>${home(['tea', 'salt', 'rice'])}</body></html>`,
  }));
  onTestFinished(() => platform.close());
  openPage(home(['salt', 'rice']));
  startHiddenBlogs();
  find('[data-blog=salt] button').click();
  // A focused element would stay as it is.
  find('[data-blog=rice] a').blur();
  await updatePage(pageTranslate());
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-blog]:not([hidden])')].map(
      ({ dataset }) => dataset.blog,
    );
  expect(shown()).toEqual(['tea', 'rice']);
  expect(find('[data-blog=tea] button').hidden).toBe(false);
  find('[data-blog=tea] button').click();
  expect(document.activeElement?.textContent).toBe('rice');
  expect(shown()).toEqual(['rice']);
});
