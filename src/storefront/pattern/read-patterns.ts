import { ANY, COUNT } from '#contract/call/shape.ts';
import type { Pattern, PatternField } from '#contract/cart/pattern.ts';
import { VALUE_KEYS } from '#domain/cart/pattern.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';

const PATTERN = { id: COUNT, name: {}, fields: [ANY] };
const FIELD = { id: COUNT, name: {}, values: [{ id: COUNT, name: {} }] };

const isPattern = (value: unknown): value is Pattern => hasShape(value, PATTERN);
const isField = (value: PatternField): boolean =>
  hasShape(value, FIELD) && Object.hasOwn(VALUE_KEYS, String(value.type));

/** The patterns that a dialog can ask; fields of an unknown type are left out. */
export function readPatterns(patterns: readonly unknown[]): Pattern[] {
  return patterns
    .filter(isPattern)
    .map((pattern) => ({ ...pattern, fields: pattern.fields.filter(isField) }))
    .filter(({ fields }) => fields.length > 0);
}
