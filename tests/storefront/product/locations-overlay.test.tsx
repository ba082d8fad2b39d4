// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { StockId } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import LocationsOverlay from '#storefront/product/locations.overlay.tsx';
import { aForeignPlatform } from '../../sandbox/a-foreign-platform.ts';
import { stockCode } from '../../sandbox/foreign-stock.ts';
import { aShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { openPage } from '../static-page.ts';

// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

const messages = DICTIONARIES.en;
const t = createTranslate(messages, 'en');

/** The branches that the dialog shows for some stocks, each with how much it has. */
async function branchesOf(stockIds: readonly StockId[]) {
  openPage('');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const map = { type: 'mapbox', token: null } as const;
  const page = { language: 'en', defaultLanguage: 'ru', messages, map } as const;
  await act(async () => root.render(<LocationsOverlay data={{ stockIds }} page={page} close={() => {}} />));
  onTestFinished(() => act(async () => root.unmount()));
  await until(() => expect(place.querySelectorAll('li').length).toBeGreaterThan(0));
  return [...place.querySelectorAll('li')].map((row) => [
    row.querySelector('b')?.textContent,
    row.querySelector('[data-level]')?.textContent,
  ]);
}

test('[PDP-03] the stocks of a product are shown as the places where they lie, all of them', async () => {
  await aShopHost({}, async (url) => (await aForeignPlatform(url)).url);
  const [one, other] = [0, 1].map((at) => stockCode({ id: 1003, at }));
  const low = t('notice.stock-low');
  expect(await branchesOf([one ?? '', other ?? ''])).toEqual([
    [expect.stringContaining('Tashkent'), t('notice.stock-in')],
    [expect.stringContaining('Samarkand'), low],
  ]);
});

test('[PDP-03] a branch that has pieces of two stocks stands once, with the pieces of both', async () => {
  await aShopHost({ variation: (id) => ({ stock: { id: 1000 + id, count: 5, supplierId: 1 } }) });
  const [alone] = await branchesOf([1003]);
  expect(alone?.[1]).toBe(t('notice.stock-low'));
  document.body.replaceChildren();
  const both = await branchesOf([1003, 1005]);
  expect(both).toHaveLength(2);
  expect(both[0]?.[1]).toBe(t('notice.stock-in'));
});
