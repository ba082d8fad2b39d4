import type { z } from 'zod';
import { isRecord } from '#domain/parse/is-record.ts';

/** Items of a list that were left out of an answer. */
export interface LeftOut {
  /** Those that the platform hides, and those that cannot be read. */
  count: number;
  faults: LeftOutItem[];
}

/** An item that cannot be read. */
export interface LeftOutItem {
  /** Undefined where that cannot be read either. */
  id: unknown;
  /** `item 5: variations.0.newPrice`. */
  field: string;
  reason: string;
}

/** A list of which more cannot be read is no list: most of the shop would be missing. */
const MOST_LEFT_OUT = 1 / 3;

const leftOut = new WeakMap<object, LeftOut>();

/** Items that an answer of the shop client lacks. */
export function leftOutOf(answer: unknown): LeftOut {
  return leftOut.get(Object(answer)) ?? { count: 0, faults: [] };
}

/** A copy of an answer lacks what the answer lacks. */
export function keepLeftOut(answer: unknown, copy: unknown): void {
  const left = leftOut.get(Object(answer));
  if (left) leftOut.set(Object(copy), left);
}

type Taken = { data: unknown; error?: undefined } | { error: z.ZodError };

/** True for one thing that the platform shows nobody. */
export function isHidden(json: unknown): boolean {
  return isRecord(json) && json['showMarket'] === false;
}

/**
 * An answer by its schema. An item of its list that cannot be read is left out, so that it costs itself and
 * not the shop, unless that is more than a third of them; everything else that is wrong is an error.
 */
export function takeAnswer(schema: z.ZodType, json: unknown): Taken {
  const hidden = isRecord(json) && typeof json['hidden'] === 'number' ? json['hidden'] : 0;
  const whole = schema.safeParse(json);
  if (whole.success) return note(whole.data, { count: hidden, faults: [] });
  const items = isRecord(json) && Array.isArray(json['items']) ? json['items'] : [];
  const faults = new Map<number, LeftOutItem>();
  for (const { path, message } of whole.error.issues) {
    const [list, at, ...field] = path;
    if (list !== 'items' || typeof at !== 'number') return { error: whole.error };
    if (!faults.has(at))
      faults.set(at, {
        id: idOf(items[at]),
        field: [nameOf(items[at], at), field.join('.')].join(': '),
        reason: message,
      });
  }
  if (faults.size > 1 && faults.size > items.length * MOST_LEFT_OUT) return { error: whole.error };
  const rest = schema.safeParse({ ...Object(json), items: items.filter((_, at) => !faults.has(at)) });
  if (!rest.success) return { error: whole.error };
  return note(rest.data, { count: hidden + faults.size, faults: [...faults.values()] });
}

function note(data: unknown, left: LeftOut): Taken {
  if (left.count > 0) leftOut.set(Object(data), left);
  return { data };
}

function nameOf(item: unknown, at: number): string {
  const id = idOf(item);
  return id === undefined ? `items.${at}` : `item ${id}`;
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? item['id'] : undefined;
}
