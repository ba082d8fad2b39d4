// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { CallError } from '#storefront/platform-client/call-error.ts';
import type { TakenReview } from '#storefront/review/review-calls.ts';
import { MOST_TRIES, sendUntilTaken } from '#storefront/review/send-until-taken.ts';

const TAKEN: TakenReview = { id: 1, status: 'pending' };
const lost = () => new CallError({ kind: 'network', call: 'POST /review', message: 'Nobody answers.' });
const refused = (status: number, code?: string) =>
  new CallError({
    kind: 'refused',
    call: 'POST /review',
    message: 'No.',
    status,
    ...(code && { failure: { code, message: 'No.' } }),
  });

/** Sends to a platform that fails so, one after the other, and then takes it. */
async function sendTo(
  failures: readonly CallError[],
  { keyed = true, signal = new AbortController().signal } = {},
) {
  const left = [...failures];
  const told: string[] = [];
  const result = sendUntilTaken({
    keyed,
    send: async () => {
      told.push('sent');
      const failure = left.shift();
      if (failure) throw failure;
      return TAKEN;
    },
    onWaiting: (why) => told.push(why),
    onAgain: () => {},
    signal,
    pause: async () => {},
  });
  const error = await result.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return { error, told };
}

test('[REV-02] a review whose answer got lost is sent again, with its key, until there is one', async () => {
  expect(await sendTo([lost(), refused(502), refused(503, 'starting')])).toEqual({
    error: undefined,
    told: ['sent', 'offline', 'sent', 'unanswered', 'sent', 'unanswered', 'sent'],
  });
});

test('[REV-02] a line that stays bad asks the shopper after some tries', async () => {
  const failures = Array.from({ length: MOST_TRIES }, lost);
  const { error, told } = await sendTo(failures);
  expect(error).toBe(failures.at(-1));
  expect(told.filter((one) => one === 'sent')).toHaveLength(MOST_TRIES);
});

test('[REV-02] offline it waits for the browser to be on line, however often', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const { error, told } = await sendTo(Array.from({ length: 3 * MOST_TRIES }, lost));
  expect(error).toBeUndefined();
  expect(told.filter((one) => one === 'offline')).toHaveLength(3 * MOST_TRIES);
});

test.each([
  ['a refusal', refused(403, 'not-bought')],
  ['a product that is gone', refused(404, 'not-found')],
  ['files that are too large, whoever says so', refused(413)],
  ['a file of another kind', refused(415, 'unsupported-type')],
  ['too many at once', refused(429)],
  ['an ended session', refused(401, 'wrong-token')],
])('[REV-02] %s is told at once', async (_, failure) => {
  expect(await sendTo([failure])).toEqual({ error: failure, told: ['sent'] });
});

test('[REV-02] a platform without keys gets nothing twice', async () => {
  const failure = lost();
  expect(await sendTo([failure], { keyed: false })).toEqual({ error: failure, told: ['sent'] });
});

test('a stop by the shopper is final', async () => {
  const stop = new AbortController();
  stop.abort();
  const { told } = await sendTo([lost()], { signal: stop.signal });
  expect(told).toEqual(['sent']);
});
