import type { PropertyValue } from '#contract/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { addToCart } from './cart-actions.ts';

const known = new Map<number, Promise<readonly unknown[]>>();

/** Questions to answer before a product of a category goes into the cart; kept unless asking failed. */
export function askPatterns(categoryId: number): Promise<readonly unknown[]> {
  const coming = known.get(categoryId) ?? (categoryId ? listOf(categoryId) : Promise.resolve([]));
  known.set(categoryId, coming);
  return coming;
}

async function listOf(categoryId: number): Promise<readonly unknown[]> {
  try {
    const { fetchPatterns } = await import('./fetch-patterns.ts');
    return await fetchPatterns(categoryId);
  } catch {
    known.delete(categoryId);
    return [];
  }
}

/**
 * Adds a product at a press; if its category has questions, these come first. `oneClick` says that they keep
 * it from being bought in one click. Returns true if it is in the cart.
 */
export async function addProduct(line: CartLine, categoryId: number, oneClick = false): Promise<boolean> {
  const patterns = await askPatterns(categoryId);
  if (patterns.length === 0) return addToCart(line);
  const add = (propertyValues: readonly PropertyValue[]) =>
    addToCart(propertyValues.length > 0 ? { ...line, propertyValues } : line);
  return (await openOverlay('pattern', { line, patterns, add, oneClick })) ?? false;
}
