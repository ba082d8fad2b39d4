import { listCategorySteps } from '#contract/catalogue/catalogue.ts';
import type { CategoryStep } from '#contract/catalogue/catalogue-schema.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';

/** Most categories that the platform takes in one call. */
const CATEGORY_BATCH = 100;

/** Names and addresses of at most 100 categories. Never fails: one without an answer is left out. */
export async function fetchCategories(
  ids: readonly number[],
  options: CallOptions = {},
): Promise<CategoryStep[]> {
  if (ids.length === 0) return [];
  try {
    const query = { 'ids[]': ids.slice(0, CATEGORY_BATCH) };
    return (await callShop(listCategorySteps, { query }, options)).items;
  } catch {
    return [];
  }
}
