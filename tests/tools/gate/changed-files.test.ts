import { expect, test } from 'vitest';
import { relatedSources, touchesShops } from '#tools/gate/changed-files.ts';

test('the shops are built and looked at again where something that they run has changed', () => {
  for (const file of [
    'src/domain/cart/cart.ts',
    'src/storefront/pages/index.astro',
    'public/placeholder.svg',
    'tests/e2e/cart.spec.ts',
  ])
    expect(touchesShops([file]), file).toBe(true);
  expect(touchesShops(['package-lock.json'])).toBe(true);
  for (const file of [
    'README.md',
    'docs/decisions/0001.md',
    'tests/domain/cart/cart.test.ts',
    'src/tools/conformance/report.ts',
  ])
    expect(touchesShops([file]), file).toBe(false);
});

test('a change in what is compiled asks for the tests of all that is rendered', () => {
  const compiler = 'src/publisher/render/compile/compile-pages.ts';
  for (const file of [
    'src/storefront/pages/index.astro',
    'src/storefront/ui/base.css',
    'src/storefront/cart/messages/ru.json',
    'public/placeholder.svg',
  ])
    expect(relatedSources([file]), file).toEqual([compiler]);
  expect(relatedSources(['src/domain/cart/cart.ts'])).toEqual(['src/domain/cart/cart.ts', compiler]);
});

test('other sources ask for their own tests, and what is gone for none', () => {
  expect(
    relatedSources(['src/publisher/serve/embedded/server.ts', 'README.md', 'src/publisher/serve/gone.ts']),
  ).toEqual(['src/publisher/serve/embedded/server.ts']);
});
