// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sayPlace } from '#client/page/title-place.ts';
import { VARIATION_EVENT } from '#client/page/variation-event.ts';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/address.ts';
import { openPage } from '../static-page.ts';

const TASHKENT: AddressInput = addressInputSchema.parse(addAddress.example?.body);
const BUKHARA = { ...TASHKENT, region: 'Бухарская область', administrativeArea: 'Бухарская область' };

function openTitled(name: string, before = '') {
  document.title = `${before}${name} — buy in your city | Shop`;
  document.head.querySelector('meta')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta property="og:title" content="${name} — buy in your  city | Shop" data-open-title="${name} — buy in [region] | Shop">`,
  );
}

test("[SEO-02] a title says the shopper's own region, in the language of the page, also of the next variation", () => {
  openPage('');
  openTitled('Tea $&', 'No connection · ');
  sayPlace(TASHKENT);
  expect(document.title).toBe('No connection · Tea $& — buy in Tashkent | Shop');
  sayPlace(BUKHARA);
  expect(document.title).toBe('No connection · Tea $& — buy in Bukhara region | Shop');

  openTitled('Tea, green');
  document.dispatchEvent(new Event(VARIATION_EVENT));
  expect(document.title).toBe('Tea, green — buy in Bukhara region | Shop');
});

test('[SEO-02] a title that leaves no place open, and one whose shopper says no region, stay as they are', () => {
  openTitled('Tea');
  sayPlace({ ...TASHKENT, region: null, administrativeArea: null, locality: null });
  expect(document.title).toBe('Tea — buy in your city | Shop');
  document.head.querySelector('meta')?.remove();
  sayPlace(TASHKENT);
  expect(document.title).toBe('Tea — buy in your city | Shop');
});
