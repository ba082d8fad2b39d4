import type { CallAnswer } from '#contract/call/define-call.ts';
import type { listCategorySteps } from '#contract/catalogue/catalogue.ts';
import type { CategoryStep } from '#contract/catalogue/catalogue-schema.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** Categories in one call, as many as the platform takes. */
const CATEGORY_BATCH = 100;

/** Names and addresses of at most 100 categories. Never fails: one without an answer is left out. */
export async function fetchCategories(
  ids: readonly number[],
  options: CallOptions = {},
): Promise<CategoryStep[]> {
  if (ids.length === 0) return [];
  try {
    const query = { 'ids[]': ids.slice(0, CATEGORY_BATCH) };
    const { items } = await callShop<typeof listCategorySteps>(
      { method: 'GET', path: '/category/path/by-ids' },
      { query },
      { ...options, check: isStepList },
    );
    return items;
  } catch {
    return [];
  }
}

const isStepList = shapeOf<CallAnswer<typeof listCategorySteps>>({
  items: listOf(shapeOf<CategoryStep>({ id: isCount, slug: isText, name: isRecord })),
});
