// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import { sayPlace } from '#storefront/address/title-place.ts';
import { openPage } from '../static-page.ts';

const TASHKENT: AddressInput = addressInputSchema.parse(addAddress.example?.body);
const BUKHARA = { ...TASHKENT, region: 'Бухарская область', administrativeArea: 'Бухарская область' };
const NOWHERE = { ...TASHKENT, region: null, administrativeArea: null, locality: null };

function openTitled(name: string, before = '') {
  document.title = `${before}${name} — buy in your city | Shop`;
  document.head.querySelector('meta')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta content="${name} — buy in your  city | Shop" data-open-title="${name} — buy in [region] | Shop">`,
  );
}

test("[SEO-02] a title names the shopper's own region in the page's language, also for another variation", async () => {
  openPage('');
  openTitled('Tea $&', 'No connection · ');
  sayPlace(NOWHERE);
  expect(document.title).toBe('No connection · Tea $& — buy in your city | Shop');
  sayPlace(TASHKENT);
  expect(document.title).toBe('No connection · Tea $& — buy in Tashkent | Shop');
  sayPlace(BUKHARA);
  expect(document.title).toBe('No connection · Tea $& — buy in Bukhara region | Shop');

  openTitled('Tea, green');
  await expect.poll(() => document.title).toBe('Tea, green — buy in Bukhara region | Shop');
  document.title = 'Tea, green — buy in your city | Shop';
  await expect.poll(() => document.title).toBe('Tea, green — buy in Bukhara region | Shop');
});

test('[SEO-02] a title that leaves no place open stays as it is', () => {
  document.head.querySelector('meta')?.remove();
  document.title = 'Tea — buy in your city | Shop';
  sayPlace(TASHKENT);
  expect(document.title).toBe('Tea — buy in your city | Shop');
});

test("[SEO-02] a description names the shopper's own region as the title does", async () => {
  openPage('');
  const head = (name: string) => {
    document.head.querySelector('meta')?.remove();
    document.head.insertAdjacentHTML(
      'beforeend',
      `<meta name="description" content="${name} in your city." data-open-description="${name} in [region].">`,
    );
  };
  const said = () => document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  head('Tea');
  sayPlace(TASHKENT);
  expect(said()).toBe('Tea in Tashkent.');
  sayPlace(BUKHARA);
  expect(said()).toBe('Tea in Bukhara region.');
  head('Tea, green');
  await expect.poll(said).toBe('Tea, green in Bukhara region.');
});
