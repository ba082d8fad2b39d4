// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { type RetryOptions, retry } from '#storefront/platform-client/retry.ts';

/** Runs what fails so often before it succeeds, and notes how long it was waited. */
async function aRetry(failures: number, options: Partial<RetryOptions> = {}) {
  const waits: number[] = [];
  const tries: number[] = [];
  const outcome = await retry(
    async (before) => {
      tries.push(before);
      if (tries.length <= failures) throw new Error(`failure ${tries.length}`);
      return 'done';
    },
    {
      isWorthIt: () => true,
      pause: async (ms) => void waits.push(ms),
      ...options,
    },
  ).catch((error: Error) => error.message);
  return { outcome, waits, tries };
}

test('waits grow to the longest, and there is no end to them where none is said', async () => {
  const { outcome, waits, tries } = await aRetry(7);
  expect(outcome).toBe('done');
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  expect(tries).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect((await aRetry(3, { first: 30_000, longest: 60_000 })).waits).toEqual([30_000, 60_000, 60_000]);
});

test('the last try throws its failure, and so does one that is not worth another', async () => {
  expect(await aRetry(9, { limit: 3 })).toMatchObject({ outcome: 'failure 3', tries: [0, 1, 2] });
  expect(await aRetry(9, { isWorthIt: () => false })).toMatchObject({ outcome: 'failure 1', waits: [] });
});

test('each wait is told before it begins', async () => {
  const told: unknown[] = [];
  await aRetry(2, { onWait: (error, tries) => told.push(`${error}, ${tries}`) });
  expect(told).toEqual(['Error: failure 1, 1', 'Error: failure 2, 2']);
});

test('tries while the browser is offline do not count, and wait for the line', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  expect(await aRetry(3, { limit: 2, offlineWait: 60_000 })).toMatchObject({
    outcome: 'done',
    waits: [60_000, 60_000, 60_000],
  });
});

test('a signal ends the wait at once, and whoever has stopped gets no further try', async () => {
  const stop = new AbortController();
  const retrying = retry(() => Promise.reject(new Error('no')), {
    isWorthIt: () => true,
    first: 60_000,
    onWait: () => queueMicrotask(() => stop.abort()),
    signal: stop.signal,
  });
  await expect(retrying).rejects.toMatchObject({ kind: 'aborted' });
  expect(await aRetry(9, { signal: stop.signal })).toMatchObject({ outcome: 'failure 1', waits: [] });
});
