import { expect, test } from 'vitest';
import { askAhead, askOnce, keptAnswer, knownAnswer } from '#storefront/listing/answers.ts';

/** A call that is answered by hand, and how often it was made. */
function aCall() {
  const calls: PromiseWithResolvers<object>[] = [];
  const load = () => {
    const call = Promise.withResolvers<object>();
    calls.push(call);
    return call.promise;
  };
  return { calls, load };
}

test('[CAT-02] what was asked for ahead is asked for once, and kept', async () => {
  const { calls, load } = aCall();
  askAhead('/once', load);
  const view = askOnce('/once', load);
  const sheet = knownAnswer('/once');
  calls[0]?.resolve({ total: 3 });
  await view;
  expect(await sheet).toEqual({ total: 3, address: '/once' });
  expect(keptAnswer('/once')).toEqual({ total: 3, address: '/once' });
  await askOnce('/once', load);
  expect(calls).toHaveLength(1);
});

test('[CAT-02] whoever waits for a call that fails makes it anew, and hears of its own failure', async () => {
  const { calls, load } = aCall();
  askAhead('/fails', load);
  const view = askOnce('/fails', load);
  calls[0]?.reject(new Error('first'));
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.reject(new Error('second'));
  await expect(view).rejects.toThrow('second');
  expect(await knownAnswer('/fails')).toBeUndefined();
  const again = askOnce('/fails', load);
  calls[2]?.resolve({ total: 1 });
  await again;
  expect(keptAnswer('/fails')).toEqual({ total: 1, address: '/fails' });
});
