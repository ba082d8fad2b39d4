import { COUNT, FLAG, NUMBER, type Shape, TEXT, WHOLE } from '#contract/call/shape.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** True if a value has a shape; further fields are free. */
export function hasShape<T = unknown>(value: unknown, shape: Shape): value is T {
  if (typeof shape === 'number') return isOfKind(value, shape);
  if (typeof shape !== 'object') return value === shape;
  if (isList(shape)) {
    const [entry = 0, ...others] = shape;
    if (others.length > 0) return shape.some((one) => hasShape(value, one));
    return Array.isArray(value) && value.every((one) => hasShape(one, entry));
  }
  return isRecord(value) && Object.entries(shape).every(([name, field]) => hasShape(value[name], field));
}

function isOfKind(value: unknown, kind: number): boolean {
  switch (kind) {
    case TEXT:
      return typeof value === 'string';
    case NUMBER:
      return Number.isFinite(value);
    case WHOLE:
      return Number.isSafeInteger(value);
    case COUNT:
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case FLAG:
      return typeof value === 'boolean';
    default:
      return true;
  }
}

/** TypeScript does not tell a list that cannot be changed by `Array.isArray`. */
function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}
