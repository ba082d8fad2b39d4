import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BuildJob, LostJobError } from '#publisher/service/queue/change-queue.ts';
import { preferredMachineOf } from '#publisher/service/queue/preferred-machine.ts';
import { type MachineTimes, openRedisQueue } from '#publisher/service/queue/redis-queue.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../../a-redis.ts';
import { aTcpProxy } from '../../../a-tcp-proxy.ts';
import { printedErrors } from '../../../printed.ts';
import { aNotice } from './change-queue-suite.ts';

const shops = Array.from({ length: 12 }, (_, at) => `shop-${at}`);
const ofMachine = (machine: string, ...others: string[]) =>
  shops.filter((shop) => preferredMachineOf(shop, [machine, ...others]) === machine);

describe.skipIf(NO_REDIS)(`[BLD-09] ${NO_REDIS ?? 'machines on Redis'}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  /** A job that a machine has begun. */
  interface Begun {
    machine: string;
    job: BuildJob;
    isCurrent: boolean;
    /** Ends the job: all of the shop is current here, or the build failed. */
    end: (isCurrent?: boolean) => void;
  }

  /** A machine that is heard of every 50 ms, and forgotten after a second. Its jobs end when told so. */
  function aMachine(url: string, machine: string, begun: Begun[], more: MachineTimes = {}) {
    const times = { goneAfter: 1_000, beat: 50, steadyAfter: 3_600_000, ...more };
    const queue = openRedisQueue(url, { machine: () => machine, ...times });
    const working = queue.startWork({
      retryAfter: [50],
      async work(job) {
        const batch = await queue.take(job.tenant, Date.now());
        if (!batch || job.signal.aborted) return false;
        const { promise, resolve } = Promise.withResolvers<boolean>();
        begun.push({ machine, job, isCurrent: !job.isNew, end: (isCurrent = true) => resolve(isCurrent) });
        job.signal.addEventListener('abort', () => resolve(false));
        const isCurrent = await promise;
        if (!job.signal.aborted) await queue.done(batch);
        return isCurrent;
      },
    });
    const close = async () => {
      await working.close();
      await queue.close();
    };
    onTestFinished(close);
    return { queue, working, close };
  }

  /** A way of its own to Redis, which can be cut. */
  async function aCable(url: string) {
    const port = Number(new URL(url).port);
    const proxy = await aTcpProxy(port);
    onTestFinished(() => proxy.close());
    printedErrors();
    return { proxy, url: url.replace(String(port), String(proxy.port)) };
  }

  let ids = 0;
  const noticeOf = (tenant: string) => aNotice({ tenant, id: `n${ids++}` });
  const next = (begun: Begun[], count: number) =>
    expect.poll(() => begun.length, { timeout: 10_000, interval: 10 }).toBe(count);

  test('of two machines each builds its shops, whichever of them hears of a change', async () => {
    const url = redis.url();
    const begun: Begun[] = [];
    const [one] = [aMachine(url, 'one', begun), aMachine(url, 'two', begun)];
    await one.queue.add(shops.map(noticeOf));
    await next(begun, shops.length);
    for (const machine of ['one', 'two'])
      expect(begun.flatMap((each) => (each.machine === machine ? each.job.tenant : [])).sort()).toEqual(
        ofMachine(machine, machine === 'one' ? 'two' : 'one').sort(),
      );
    expect(begun.every(({ job }) => job.isNew)).toBe(true);
  });

  test('of two that take the jobs of a shop one at a time builds it', async () => {
    const url = redis.url();
    const begun: Begun[] = [];
    const machines = [aMachine(url, 'one', begun), aMachine(url, 'one', begun)];
    for (let count = 1; count <= 20; count += 1) {
      for (const { queue } of machines) await queue.add([noticeOf('shop-0')]);
      await next(begun, count);
      for (const { queue } of machines) await queue.add([noticeOf('shop-0')]);
      await pause(20);
      expect(begun).toHaveLength(count);
      begun.at(-1)?.end();
    }
  });

  test('a machine that is cut off stops before another one has its job, and is refused afterwards', async () => {
    const url = redis.url();
    const { proxy, url: ownUrl } = await aCable(url);
    const begun: Begun[] = [];
    const [shop = ''] = ofMachine('one', 'two');
    const one = aMachine(ownUrl, 'one', begun);
    await one.queue.add([noticeOf(shop)]);
    await next(begun, 1);
    begun[0]?.end();
    const two = aMachine(url, 'two', begun);
    await two.queue.add([noticeOf(shop)]);
    await next(begun, 2);
    expect(begun[1]).toMatchObject({ machine: 'one', isCurrent: true });
    const { signal, confirm } = begun[1]?.job ?? expect.fail();
    await confirm();
    proxy.cut();
    let wasAlone = false;
    signal.addEventListener('abort', () => {
      wasAlone = begun.length === 2;
    });
    await two.queue.add([noticeOf(shop)]);
    await next(begun, 3);
    expect(wasAlone).toBe(true);
    expect(begun[2]).toMatchObject({ machine: 'two', isCurrent: false });
    const refused = expect(confirm()).rejects.toThrow(LostJobError);
    proxy.mend();
    await refused;
    await begun[2]?.job.confirm();
    begun[2]?.end();
    await expect.poll(async () => (await two.queue.backlog()).notices).toBe(0);
    await two.queue.add([noticeOf(shop)]);
    await next(begun, 4);
    // All that the one that was cut off has of it is old, wherever the shop is built now.
    expect(begun[3]).toMatchObject(
      begun[3]?.machine === 'two' ? { isCurrent: true } : { machine: 'one', isCurrent: false },
    );
  });

  test('a machine that is started again in time has its shops, and what it has of them is current', async () => {
    const url = redis.url();
    const begun: Begun[] = [];
    const [shop = ''] = ofMachine('one', 'two');
    const before = aMachine(url, 'one', begun);
    await before.queue.add([noticeOf(shop)]);
    await next(begun, 1);
    expect(begun[0]?.isCurrent).toBe(false);
    begun[0]?.end();
    await before.working.idle();
    const two = aMachine(url, 'two', begun);
    await before.close();
    await two.queue.add([noticeOf(shop)]);
    aMachine(url, 'one', begun);
    await next(begun, 2);
    expect(begun[1]).toMatchObject({ machine: 'one', isCurrent: true });
  });

  test('a machine whose shop another one began to build has nothing current of it, though that one came to no end', async () => {
    const url = redis.url();
    const begun: Begun[] = [];
    const one = aMachine(url, 'one', begun);
    await one.queue.add([noticeOf('shop-0')]);
    await next(begun, 1);
    begun[0]?.end();
    await one.working.idle();
    await one.close();
    const { proxy, url: ownUrl } = await aCable(url);
    const two = aMachine(ownUrl, 'two', begun);
    await two.queue.add([noticeOf('shop-0')]);
    await next(begun, 2);
    proxy.cut();
    aMachine(url, 'one', begun);
    await next(begun, 3);
    expect(begun[2]).toMatchObject({ machine: 'one', isCurrent: false });
  });

  test('a shop moves to a machine that came and stayed, but not while it is built', async () => {
    const url = redis.url();
    const begun: Begun[] = [];
    const [busy = '', idle = ''] = ofMachine('two', 'one');
    const one = aMachine(url, 'one', begun, { steadyAfter: 500 });
    await one.queue.add([noticeOf(busy), noticeOf(idle)]);
    await next(begun, 2);
    for (const { end } of begun) end();
    await one.working.idle();
    await one.queue.add([noticeOf(busy)]);
    await next(begun, 3);
    await pause(600);
    aMachine(url, 'two', begun, { steadyAfter: 500 });
    await pause(200);
    const moved = async () => {
      const { length } = begun;
      await one.queue.add([noticeOf(idle)]);
      await next(begun, length + 1);
      begun.at(-1)?.end();
      await expect.poll(async () => (await one.queue.waiting(idle)).length).toBe(0);
      return begun.at(-1)?.machine;
    };
    expect(await moved()).toBe('one');
    await expect.poll(moved, { timeout: 10_000 }).toBe('two');
    expect(begun.filter(({ job }) => job.tenant === busy)).toHaveLength(2);
    await begun[2]?.job.confirm();
    await one.queue.add([noticeOf(busy)]);
    const { length } = begun;
    begun[2]?.end();
    await expect.poll(() => begun.slice(length).some(({ job }) => job.tenant === busy)).toBe(true);
    const last = begun.findLast(({ job }) => job.tenant === busy);
    expect(last).toMatchObject({ machine: 'two', isCurrent: false });
  });
});
