import { expect, test } from 'vitest';
import { CallError, type CallErrorFields } from '#storefront/platform-client/call-error.ts';
import { failureMessage } from '#storefront/review/failure-message.ts';

const say = (fields: Partial<CallErrorFields>, keyed = true) =>
  failureMessage(new CallError({ kind: 'refused', call: 'POST /review', message: '', ...fields }), keyed);
const failure = (code: string) => ({ code, message: 'No.' });

test('[REV-02] each way in which a review is not taken has its message', () => {
  expect(say({ status: 404, failure: failure('not-found') })).toBe('review.gone');
  expect(say({ status: 403, failure: failure('not-bought') })).toBe('review.not-bought');
  expect(say({ status: 413, failure: failure('too-large') })).toBe('review.refused-size');
  expect(say({ status: 413 })).toBe('review.refused-size');
  expect(say({ status: 415, failure: failure('unsupported-type') })).toBe('review.refused-type');
  expect(say({ status: 429 })).toBe('review.too-often');
  expect(say({ status: 400, failure: failure('invalid') })).toBe('review.refused');
  expect(say({ kind: 'aborted' })).toBe('review.stopped');
});

test('[REV-02] a lost answer invites to send again where that makes no second review, and warns where it may', () => {
  for (const fields of [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'answer' },
    { status: 502 },
  ] as const) {
    expect(say(fields)).toBe('review.lost');
    expect(say(fields, false)).toBe('review.unknown');
  }
});
