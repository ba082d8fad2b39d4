import type { SellRecord } from '#contract/cart/cart.ts';
import type { CheckoutGroup } from '#domain/order/checkout.ts';
import { askPatterns } from '#storefront/cart/add-product.ts';
import { readPatterns } from '#storefront/pattern/read-patterns.ts';

/** The first line of the groups that lacks answers which its category requires; asks where nobody did. */
export async function findUnanswered(groups: readonly CheckoutGroup[]): Promise<SellRecord | undefined> {
  const records = groups.flatMap((group) => group.records);
  const questions = await Promise.all(records.map(({ variation }) => askPatterns(variation.categoryId ?? 0)));
  return records.find((record, at) => lacksAnswers(questions[at] ?? [], record));
}

/** True if a required field of the patterns has no answer in the line. */
export function lacksAnswers(
  patterns: readonly unknown[],
  { propertyValues }: Pick<SellRecord, 'propertyValues'>,
): boolean {
  const given = new Set(propertyValues.map(({ id }) => id));
  return readPatterns(patterns).some(({ fields }) =>
    fields.some(({ id, required }) => required && !given.has(id)),
  );
}
