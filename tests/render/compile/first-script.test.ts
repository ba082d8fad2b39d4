import { expect, test } from 'vitest';
import { createFirstScript } from '#render/compile/first-script.ts';

const IMPORTS: Record<string, string[]> = {
  '/shop/src/client/main.ts': ['/shop/src/stores/cart.store.ts'],
  '/shop/src/overlays/start.ts': ['/shop/src/client/overlay/open-overlay.ts'],
  '/shop/src/stores/cart.store.ts': ['/shop/src/domain/cart.ts'],
  '/shop/src/domain/cart.ts': ['/shop/src/stores/cart.store.ts'],
  '/shop/src/islands/cart/CartPage.tsx': ['/shop/src/domain/cart.ts', 'react'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

test('what every page loads at once is one script, whoever shares it, and nothing else is in there', () => {
  const scriptOf = createFirstScript('/shop');
  const first = Object.keys(IMPORTS).filter((id) => scriptOf(id, graph) === 'first');
  expect(first).toEqual(Object.keys(IMPORTS).slice(0, 4));
  expect(scriptOf('/shop/src/client/overlay/open-overlay.ts', graph)).toBe('first');
  expect(scriptOf('react', graph)).toBeNull();
});
