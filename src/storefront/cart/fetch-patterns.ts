import { listPatterns } from '#contract/cart/pattern.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** Milliseconds that the platform has to say what must be asked; a product goes in without, after that. */
const ASK_TIME = 1500;

/** What must be asked before a product of a category goes into the cart. Throws a `CallError`. */
export async function fetchPatterns(categoryId: number): Promise<readonly unknown[]> {
  const answer = await callShop(
    listPatterns,
    { query: { 'category[]': [categoryId] } },
    { timeoutMs: ASK_TIME, unchecked: true },
  );
  return isRecord(answer) && Array.isArray(answer.items) ? answer.items : [];
}
