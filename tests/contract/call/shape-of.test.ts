import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { COUNT, FLAG, NUMBER, TEXT, WHOLE } from '#contract/call/shape.ts';
import { shapeOf } from '#contract/call/shape-of.ts';

test('a shape has the kinds of required fields alone', () => {
  const schema = z.object({
    id: z.int().positive(),
    amount: z.int(),
    share: z.number().min(0),
    kind: z.enum(['one', 'other']),
    type: z.literal('shipping'),
    name: z.string().regex(/^[a-z]+$/),
    open: z.boolean(),
    texts: z.record(z.string(), z.string()),
    colors: z.array(z.string()),
    bars: z.tuple([z.int(), z.int()]),
    image: z.object({ url: z.string() }).nullable(),
    note: z.string().optional(),
    active: z.boolean().default(true),
  });
  expect(shapeOf(schema)).toEqual({
    id: COUNT,
    amount: WHOLE,
    share: NUMBER,
    kind: TEXT,
    type: TEXT,
    name: TEXT,
    open: FLAG,
    texts: {},
    colors: [TEXT],
    bars: [0],
  });
});

test('a field with a default is required where its object requires all', () => {
  const fields = z.object({ name: z.string().default(''), floor: z.string().nullable().default(null) });
  expect([shapeOf(fields), shapeOf(fields.required())]).toEqual([{}, { name: TEXT }]);
});

test('what tells the members of a union apart must be that text', () => {
  const now = z.object({ type: z.literal('now') });
  const later = z.object({ type: z.literal('later'), from: z.string() });
  expect(shapeOf(z.discriminatedUnion('type', [now, later]))).toEqual([
    { type: 'now' },
    { type: 'later', from: TEXT },
  ]);
  expect(shapeOf(z.union([now, later]))).toEqual([{ type: TEXT }, { type: TEXT, from: TEXT }]);
});

test('a schema of a type that no answer has yet is not taken for any value', () => {
  expect(() => shapeOf(z.object({ at: z.date() }))).toThrow('No shape is known of a schema of the type date');
});

test('a call has the shape of its answer', () => {
  const call = defineCall({
    summary: 'Gets a thing.',
    method: 'GET',
    path: '/thing',
    auth: 'none',
    answer: z.object({ id: z.int().positive() }),
  });
  expect(call.shape).toEqual({ id: COUNT });
});
