import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ANY, COUNT, FLAG, NUMBER, TEXT, WHOLE } from '#contract/call/shape.ts';
import { shapeOf } from '#contract/call/shape-of.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';

const calls = Object.entries(ALL_CALLS);

/** Parts of a schema that may be null or left out. */
const FREE = ['optional', 'nullable', 'default', 'prefault'];

/** Copies of an answer, each without one field that its schema requires, by the path of that field. */
function withoutEachField(schema: z.core.$ZodType, answer: unknown): [path: string, copy: unknown][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'nonoptional') return withoutEachField(def.innerType, answer);
  if (def.type === 'array' && Array.isArray(answer))
    return answer.flatMap((entry, at) =>
      withoutEachField(def.element, entry).map(([path, copy]): [string, unknown] => [
        `${at}.${path}`,
        answer.with(at, copy),
      ]),
    );
  if (def.type !== 'object') return [];
  const object = Object(answer);
  return Object.entries(def.shape).flatMap(([name, field]) => {
    if (isFree(field)) return [];
    const { [name]: _, ...rest } = object;
    const deeper = withoutEachField(field, object[name]);
    return [
      [name, rest],
      ...deeper.map(([path, copy]): [string, unknown] => [`${name}.${path}`, { ...object, [name]: copy }]),
    ];
  });
}

/** A required field of a nullable object may be null. */
function isFree(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'nonoptional') return FREE.includes(def.type);
  const { def: inner } = (def.innerType as z.core.$ZodTypes)._zod;
  return inner.type === 'nullable' || (inner.type === 'default' && isFree(inner.innerType));
}

test.each(calls)('an answer of %s has its shape, and without a required field it has not', (_, call) => {
  const shape = shapeOf(call.answer);
  const answer = call.example?.answer;
  expect(hasShape(answer, shape)).toBe(true);
  const good = withoutEachField(call.answer, answer).filter(([, copy]) => hasShape(copy, shape));
  expect(good.map(([path]) => path)).toEqual([]);
});

test('fields are removed at every depth', () => {
  const { answer, example } = ALL_CALLS['getOrder'] ?? {};
  const paths = answer ? withoutEachField(answer, example?.answer).map(([path]) => path) : [];
  expect(paths).toEqual(expect.arrayContaining(['id', 'payment.name', 'sells.0.sellRecords.0.count']));
});

test.each([
  [TEXT, ['', 'ru'], [1, null, undefined]],
  [NUMBER, [0.1, -2], ['1', Number.NaN, null]],
  [WHOLE, [-2, 0], [0.5, '1']],
  [COUNT, [0, 7], [-1, 0.5, 2 ** 53]],
  [FLAG, [true, false], [1, 'true', undefined]],
  [ANY, [null, undefined, {}], []],
  ['price', ['price'], ['other', 1]],
  [{}, [{}, { more: 1 }], [null, 'text', undefined]],
  [[COUNT], [[], [1, 2]], [{}, [1, 'two'], null]],
  [
    [TEXT, { id: COUNT }],
    ['seven', { id: 7 }],
    [7, { id: 'seven' }],
  ],
])('the shape %j takes and refuses', (shape, taken, refused) => {
  expect(taken.map((value) => hasShape(value, shape))).toEqual(taken.map(() => true));
  expect(refused.map((value) => hasShape(value, shape))).toEqual(refused.map(() => false));
});
