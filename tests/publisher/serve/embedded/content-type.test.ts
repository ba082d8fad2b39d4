import { expect, test } from 'vitest';
import { contentTypeOf, isPackable } from '#publisher/serve/embedded/content-type.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['app.css', 'text/css; charset=utf-8', true],
  ['app.3f2a.js', 'text/javascript; charset=utf-8', true],
  ['app.js.map', 'application/json; charset=utf-8', true],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['prices.csv', 'text/csv; charset=utf-8', true],
  ['feed.yml', 'application/yaml; charset=utf-8', true],
  ['icon.SVG', 'image/svg+xml; charset=utf-8', true],
  ['favicon.ico', 'image/x-icon', true],
  ['logo.png', 'image/png', false],
  ['photo.JPG', 'image/jpeg', false],
  ['photo.avif', 'image/avif', false],
  ['font.woff2', 'font/woff2', false],
  ['offer.pdf', 'application/pdf', false],
  ['film.mp4', 'video/mp4', false],
  ['something.unknown', 'application/octet-stream', false],
  ['no-ending', 'application/octet-stream', false],
  ['html', 'application/octet-stream', false],
])('%s is sent as %s', (file, type, packable) => {
  expect(contentTypeOf(`/sites/shop.html/${file}`)).toBe(type);
  expect(isPackable(file)).toBe(packable);
});
