import type { Pattern, PatternField } from '#contract/cart/pattern.ts';
import { VALUE_KEYS } from '#domain/cart/pattern.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { isCount, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

const isField = shapeOf<PatternField>({
  id: isCount,
  name: isRecord,
  type: (type) => typeof type === 'string' && Object.hasOwn(VALUE_KEYS, type),
  values: listOf(shapeOf({ id: isCount, name: isRecord })),
});

const isPattern = shapeOf<Pattern>({ id: isCount, name: isRecord, fields: Array.isArray });

/** The patterns that a dialog can ask; fields of a type that nobody knows are left out. */
export function readPatterns(patterns: readonly unknown[]): Pattern[] {
  return patterns
    .filter(isPattern)
    .map((pattern) => ({ ...pattern, fields: pattern.fields.filter(isField) }))
    .filter(({ fields }) => fields.length > 0);
}
