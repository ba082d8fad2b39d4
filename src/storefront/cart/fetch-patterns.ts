import { listPatterns } from '#contract/cart/pattern.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** Milliseconds that the platform has to answer; after that the product is added without questions. */
const ASK_TIME = 1500;

/** Questions to be answered before a product of a category is added. Throws a `CallError`. */
export async function fetchPatterns(categoryId: number): Promise<readonly unknown[]> {
  const answer = await callShop(
    listPatterns,
    { query: { 'category[]': [categoryId] } },
    { timeoutMs: ASK_TIME, unchecked: true },
  );
  return isRecord(answer) && Array.isArray(answer.items) ? answer.items : [];
}
