import { expect, test } from 'vitest';
import { inLanguage } from '#domain/link/paths.ts';
import { fileOf, isReserved } from '#publisher/publish/protocol/page-file.ts';

test('[I18N-01] the default language lies at the root and the others below their prefix', () => {
  const files = (path: string, languages: readonly ['ru' | 'uz', ...('ru' | 'uz' | 'en')[]]) =>
    languages.map((language) => fileOf(inLanguage(path, language, languages[0])));
  expect(files('/product/7', ['ru', 'uz', 'en'])).toEqual([
    'product/7.html',
    'uz/product/7.html',
    'en/product/7.html',
  ]);
  expect(files('/', ['uz', 'ru'])).toEqual(['index.html', 'ru.html']);
});

test.each(['_site.json', '_SITE.json', '_site.json.84213', 'index', '7.html', '7.html.br', 'app.js.gz'])(
  'the store keeps the name %s for itself',
  (name) => {
    expect(isReserved([name])).toBe(true);
  },
);

test.each(['7', 'robots.txt', 'app.js', 'indexes', 'site.json'])('a file may be named %s', (name) => {
  expect(isReserved([name])).toBe(false);
});

test('index is the home page at the root, and a name like others below', () => {
  expect(isReserved(['category', 'index'])).toBe(false);
  expect(isReserved(['page', '_site.json'])).toBe(true);
});
