import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** One place where a platform does something else than the contract says. */
export interface Difference {
  /** Dotted path in the answer; `status` and `answer` are the whole of them. */
  field: string;
  expected: string;
  got: string;
}

/** A value in few characters. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/**
 * Differences between an answer and a schema: fields that are wrong or missing and, unless there may be more,
 * those that the schema does not name. At most 10.
 */
export function compareShape(schema: z.ZodType, answer: unknown, mayHaveMore = false): Difference[] {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return mayHaveMore ? [] : unknownFields(answer, parsed.data, []).slice(0, 10);
  return parsed.error.issues.slice(0, 10).map(({ path, message }) => ({
    field: path.join('.') || 'answer',
    expected: message,
    got: show(valueAt(answer, path)),
  }));
}

/** Differences of two values; none if they are equal. */
export function compareValue(field: string, expected: unknown, got: unknown): Difference[] {
  return isDeepStrictEqual(got, expected) ? [] : [{ field, expected: show(expected), got: show(got) }];
}

function unknownFields(raw: unknown, parsed: unknown, path: readonly string[]): Difference[] {
  if (typeof raw !== 'object' || raw === null || typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(raw).flatMap(([name, value]) => {
    const here = [...path, name];
    if (name in parsed) return unknownFields(value, Reflect.get(parsed, name), here);
    return [{ field: here.join('.'), expected: 'no such field', got: show(value) }];
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
