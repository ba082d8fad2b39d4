import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { verifyShop } from '#publisher/operations/verify/verify-shop.ts';
import { openRedisQueue } from '#publisher/service/queue/redis-queue.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../../a-redis.ts';
import { startS3, type TestS3 } from '../../../a-s3.ts';
import { anS3Proxy } from '../../../an-s3-proxy.ts';
import { aTenant, aWorld } from '../../build/a-world.ts';
import type { MachineOptions } from './a-machine.ts';

/** At which of its requests a builder is stopped, and what it is about to do then. */
const MOMENTS: [what: string, isIt: (method: string, path: string) => boolean][] = [
  ['as it takes the shop over', (_, path) => path.endsWith('/state-begun')],
  [
    'before its journal is written',
    (_, path) => path.endsWith('/release.json') && path.includes('/staging/'),
  ],
  ['when its journal is written', (_, path) => path.endsWith('/journal.json')],
  ['in the middle of its pages', (method, path) => method === 'PUT' && /\/sites\/.*\.html$/.test(path)],
];

/** Each costs seconds: `ALL_MOMENTS=1` tries them all. */
const SAMPLE = MOMENTS.slice(-1);

/** A machine in a process of its own, with a data directory of its own, on the common store and queue. */
interface Machine {
  process: ChildProcess;
  environment: Environment;
  /** Hears of each of its requests to the store. */
  onRequest: (method: string, path: string) => void;
  isIdle(): Promise<void>;
}

describe.skipIf(NO_REDIS)(NO_REDIS ?? 'two machines', () => {
  let redis: TestRedis;
  let s3: TestS3;
  beforeAll(async () => {
    [redis, s3] = await Promise.all([startRedis(), startS3()]);
  });
  afterAll(async () => {
    await Promise.all([redis.stop(), s3.stop()]);
  });

  async function aMachine(common: Environment): Promise<Machine> {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'machine-'));
    const machine: Partial<Machine> = { onRequest: () => {} };
    const proxy = await anS3Proxy(s3.endpoint, (method, path) => {
      machine.onRequest?.(method, path);
      return true;
    });
    const bucket = common.storeBucket ?? expect.fail();
    const environment = { ...common, dataDirectory, storeBucket: { ...bucket, endpoint: proxy.endpoint } };
    const options: MachineOptions = {
      environment,
      shops: ['shop'],
      machineTimes: { goneAfter: 1_500, beat: 100, steadyAfter: 3_600_000 },
      webhookSecrets: [],
    };
    const child = fork(new URL('./a-machine.ts', import.meta.url), [JSON.stringify(options)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(async () => {
      const gone = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await gone;
      proxy.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    });
    return Object.assign(machine, {
      process: child,
      environment,
      async isIdle() {
        const idle = new Promise<void>((resolve) => {
          child.on('message', (message: { kind: string }) => message.kind === 'idle' && resolve());
        });
        child.send('idle');
        await idle;
      },
    }) as Machine;
  }

  test('[BLD-09] a builder that is stopped at any moment is followed by the other machine, and spoils nothing when it wakes up', async () => {
    const world = await aWorld([{ products: 3 }]);
    onTestFinished(() => world.close());
    const storeBucket = { bucket: s3.bucket(), prefix: '', endpoint: s3.endpoint, region: 'us-east-1' };
    const common: Environment = { ...world.environment, queueUrl: redis.url(), storeBucket };
    const queue = openRedisQueue(common.queueUrl ?? '');
    onTestFinished(() => queue.close());
    const store = openSiteStore(common);
    const shop = aTenant('shop', { languages: ['ru'] });
    const machines = [await aMachine(common), await aMachine(common)];

    let messages = 0;
    const setPrice = async (newPrice: number) => {
      await world.control('PUT', '/shops/shop/variations/1', { newPrice });
      messages += 1;
      const changed = [{ kind: 'variation' as const, ids: ['1'] }];
      const [id, receivedAt] = [`message ${messages}`, Date.now()];
      await queue.add([{ tenant: 'shop', id, changed, updatedAt: null, receivedAt }]);
    };
    const page = async () =>
      (await fetch(`${s3.endpoint}/${storeBucket.bucket}/sites/shop/product/1.html`)).text();
    const isShown = (price: number) =>
      expect.poll(page, { timeout: 90_000, interval: 20 }).toContain(`data-price="${price}"`);

    await setPrice(100_001);
    await isShown(100_001);
    let price = 200_001;
    for (const [what, isIt] of process.env['ALL_MOMENTS'] ? MOMENTS : SAMPLE) {
      let stopped: Machine | undefined;
      for (const machine of machines)
        machine.onRequest = (method, path) => {
          if (stopped || !isIt(method, path)) return;
          stopped = machine;
          machine.process.kill('SIGSTOP');
        };
      await setPrice(price);
      await expect.poll(() => stopped, { timeout: 90_000, interval: 5, message: what }).toBeDefined();
      // The other one alone does what was to do, and what comes meanwhile.
      await setPrice(price + 1);
      await isShown(price + 1);
      const other = machines.find((machine) => machine !== stopped) ?? expect.fail();
      await other.isIdle();
      stopped?.process.kill('SIGCONT');
      await Promise.all(machines.map((machine) => machine.isIdle()));
      expect(await page(), what).toContain(`data-price="${price + 1}"`);
      const { environment } = other;
      const directories = directoriesBelow(environment.dataDirectory);
      const faults = await verifyShop({ tenant: shop, platformUrl: world.sandbox.url, directories, store });
      expect({ ...faults, pages: faults.pages > 5 }, what).toEqual({
        tenant: 'shop',
        pages: true,
        pageFaults: [],
        fileFaults: [],
        others: [],
        stopped: [],
      });
      await setPrice(price + 2);
      await isShown(price + 2);
      price += 100_000;
    }
  }, 180_000);
});
