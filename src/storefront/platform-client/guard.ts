import { isRecord } from '#domain/parse/is-record.ts';

/** Says whether a value is a `T`, as far as the page relies on it. */
export type Guard<T> = (value: unknown) => value is T;

/** Checks the named fields of an object; the fields that a page does not use need no check. */
export function shapeOf<T extends object>(
  fields: { [Name in keyof T]?: (value: unknown) => boolean },
): Guard<T> {
  const checks = Object.entries<((value: unknown) => boolean) | undefined>(fields);
  return (value): value is T =>
    isRecord(value) && checks.every(([name, check]) => check?.(value[name]) ?? true);
}

/** Checks every entry of a list. */
export function listOf<T>(isItem: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** A whole number from 0 on: an id, money or a count. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
