// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { startBrokenPictures } from '#storefront/live/behaviour/broken-pictures.ts';
import { find, openPage } from '../../static-page.ts';

startBrokenPictures();

const fail = (selector: string) => find(selector).dispatchEvent(new Event('error'));

beforeEach(() => {
  openPage(`
    <a class="header__logo"><img src="/logo.svg" alt="Ромашка"></a>
    <picture><source srcset="/a.avif"><img id="a" src="/a.jpg" srcset="/a2.jpg 2x" width="300" height="300" alt="A"></picture>`);
});

test('[CAT-10] a picture that does not load becomes the placeholder of the same size, with the same text', () => {
  fail('#a');
  expect(find('picture').outerHTML).toBe(
    '<picture><img id="a" src="/placeholder.svg" width="300" height="300" alt="A"></picture>',
  );
});

test('a placeholder that does not load either is not asked for again', () => {
  fail('#a');
  const image = find('#a');
  image.setAttribute('data-same', '');
  image.setAttribute('srcset', 'kept');
  fail('#a');
  expect(image.getAttribute('srcset')).toBe('kept');
});

test('a logo that does not load becomes the name of the shop', () => {
  fail('.header__logo img');
  expect(find('.header__logo').innerHTML).toBe('<b>Ромашка</b>');
});
