import { expect, test } from 'vitest';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';

test('a shared fragment is rendered in place, each time, and nothing is added for islands', async () => {
  let renders = 0;
  const text = () => {
    renders += 1;
    return String(renders);
  };
  expect([inlineFragments.share('a', text), inlineFragments.share('a', text)]).toEqual(['1', '2']);
  expect(await inlineFragments.share('a', async () => text(), '/cart')).toBe('3');
  expect(inlineFragments.islandScript).toBe('');
});
