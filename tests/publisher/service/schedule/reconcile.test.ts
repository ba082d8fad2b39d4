import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CALL_LIMITS } from '#publisher/environment/call-limits.ts';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import { createReconciler, startReconciling } from '#publisher/service/schedule/reconcile.ts';
import { type Environment, PULL_LIMITS } from '../../../../src/publisher/environment/environment.ts';
import { aSandbox, aTemporaryFile } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aTenant } from '../../build/a-world.ts';
import { answerJson, aPlatform } from '../../shop-client/a-platform.ts';

function anEnvironment(dataDirectory: string, platformUrl: string): Environment {
  return {
    dataDirectory,
    platformUrl,
    port: 0,
    originPattern: 'http://{subdomain}.localhost',
    hostSuffixes: ['localhost'],
    foreignServices: {},
    askPictureHosts: false,
    pullLimits: PULL_LIMITS,
    callLimits: CALL_LIMITS,
  };
}

/** Reconciles a shop that was built, by the clock that the test sets (that of the shops). */
async function aNight() {
  const sandbox = await aSandbox([aShopSeed({ products: 1 })]);
  const dataDirectory = await aTemporaryFile('data');
  const environment = anEnvironment(dataDirectory, sandbox.url);
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

/** The queue of shops that were built at the turn of the year. */
async function aQueue(...shops: string[]) {
  const queue = openEmbeddedQueue(await aTemporaryFile('queue.sqlite'));
  onTestFinished(() => queue.close());
  for (const shop of shops) await queue.noteDataTime(shop, '2026-01-01T00:00:00.000Z');
  return queue;
}

test('[BLD-06] a platform that hangs keeps nobody from asking the others', async () => {
  const silent = await aPlatform(() => {});
  const well = await aPlatform((response) =>
    answerJson(response, { updated: false, updatedAt: '2026-01-01T00:00:00.000Z' }),
  );
  const tenants = [aTenant('silent', { url: silent.url }), aTenant('well', { url: well.url })];
  const stop = startReconciling({
    environment: anEnvironment('', 'http://127.0.0.1:1'),
    tenants: () => tenants,
    queue: await aQueue('silent', 'well'),
    interval: 40,
  });
  await expect.poll(() => well.requests.length, { timeout: 10_000 }).toBeGreaterThan(5);
  // Once it is given up, it is asked again.
  expect(silent.requests).toHaveLength(1);
  await stop();
});

test('[BLD-08] changes that no message told of are found in a shop that changes between any two looks', async () => {
  let second = 0;
  const time = () => new Date(Date.UTC(2026, 0, 2, 0, 0, second)).toISOString();
  const busy = await aPlatform((response) => {
    second += 1;
    // As a platform writes it that leaves out what is zero.
    answerJson(response, { updated: true, updatedAt: time().replace('.000', '') });
  });
  const queue = await aQueue('busy');
  const tenant = aTenant('busy');
  const environment = anEnvironment('', busy.url);
  const look = createReconciler(
    { environment, tenants: () => [tenant], queue },
    new AbortController().signal,
  );
  const found = async () => {
    const batch = await queue.take('busy', Date.now() + 1);
    if (batch) await queue.done(batch);
    return batch?.triggers.filter(({ kind }) => kind === 'reconcile').map(({ id }) => id);
  };
  await look(tenant);
  expect(await found()).toEqual([]);
  // A message has told of it meanwhile.
  await queue.noteDataTime('busy', time());
  await look(tenant);
  expect(await found()).toBeUndefined();
  await look(tenant);
  expect(await found()).toEqual([`reconcile:${time()}`]);
});
