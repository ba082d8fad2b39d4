// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import VariationOverlay from '#storefront/product/variation/variation.overlay.tsx';
import { aShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { openPage } from '../static-page.ts';

// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

const messages = DICTIONARIES.en;
const t = createTranslate(messages, 'en');

/** The dialog of a variation over a real platform. */
async function openDialog(variationId: number) {
  openPage('');
  const host = await aShopHost();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const page = { language: 'en', defaultLanguage: 'ru', messages, showStock: true } as const;
  const data = { variationId, name: 'shirt', image: '/shirt.svg' };
  await act(async () => root.render(<VariationOverlay data={data} page={page} close={() => {}} />));
  onTestFinished(() => act(async () => root.unmount()));
  const named = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name),
    );
  return { host, place, press: (name: string) => act(async () => named(name)?.click()) };
}

test('[PDP-08] another variation begins with the fewest pieces, not with those asked of the last one', async () => {
  const { place, press } = await openDialog(1);
  const quantity = () => place.querySelector<HTMLInputElement>('input[type=number]')?.value;
  await until(() => expect(quantity()).toBe('1'));
  await press(t('cart.increase'));
  await press(t('cart.increase'));
  expect(quantity()).toBe('3');
  await press('White');
  await until(() => expect(quantity()).toBe('1'));
});

test('[PDP-01] a product that is gone is said to be sold no more', async () => {
  const { place } = await openDialog(999_999);
  await until(() => expect(place.textContent).toContain(t('product.gone')));
});
