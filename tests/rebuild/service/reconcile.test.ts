import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedQueue } from '#rebuild/queue/embedded-queue.ts';
import { createReconciler } from '#rebuild/service/reconcile.ts';
import { type Environment, PULL_LIMITS } from '../../../src/environment.ts';
import { aSandbox, aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aTenant } from '../pipeline/a-world.ts';

/** What looks at a shop that was built, by the clock that the test sets (where the shops are). */
async function aNight() {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  const dataDirectory = await aTemporaryFile('data');
  const environment: Environment = {
    dataDirectory,
    platformUrl: sandbox.url,
    port: 0,
    originPattern: 'http://{subdomain}.localhost',
    hostSuffixes: ['localhost'],
    foreignServices: {},
    askPictureHosts: false,
    pullLimits: PULL_LIMITS,
  };
  const tenant = aTenant('shop');
  const queue = openEmbeddedQueue(join(dataDirectory, 'queue.sqlite'));
  await queue.noteDataTime('shop', '2999-01-01T00:00:00.000Z');
  let now = 0;
  const start = () => {
    const { signal } = new AbortController();
    return createReconciler({ environment, tenants: () => [tenant], queue, clock: () => now }, signal);
  };
  let look = start();
  return {
    /** Looks at this time of Tashkent; gives what then has to be done. */
    async at(local: string) {
      now = Date.parse(`${local}+05:00`);
      await look(tenant);
      const batch = await queue.take('shop', now);
      if (batch) await queue.done(batch);
      return batch?.changed;
    },
    restart() {
      look = start();
    },
    close: () => queue.close(),
  };
}

const EVERYTHING: [] = [];

test('[BLD-08] each shop is compared as a whole once a night, from 03:30 of its clock on, also after a restart', async () => {
  const night = await aNight();
  // A start looks at what ended meanwhile, and asks the platform for nothing.
  expect(await night.at('2026-11-22T03:29:59')).toBeNull();
  expect(await night.at('2026-11-22T03:29:59')).toBeUndefined();
  expect(await night.at('2026-11-22T03:30:00')).toEqual(EVERYTHING);
  expect(await night.at('2026-11-22T03:31:00')).toBeUndefined();
  night.restart();
  expect(await night.at('2026-11-22T14:00:00')).toBeNull();
  expect(await night.at('2026-11-22T23:59:59')).toBeUndefined();
  expect(await night.at('2026-11-23T03:29:59')).toBeUndefined();
  night.restart();
  // Whoever was not there at that time makes up for it.
  expect(await night.at('2026-11-23T09:00:00')).toEqual(EVERYTHING);
  expect(await night.at('2026-11-24T03:30:00')).toEqual(EVERYTHING);
  await night.close();
});
