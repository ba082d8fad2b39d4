import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LostLeaseError } from '#publisher/service/lease/leases.ts';
import { preferredMachineOf } from '#publisher/service/lease/preferred-machine.ts';
import { openRedisLeases, type RedisLeasesOptions } from '#publisher/service/lease/redis-leases.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../../a-redis.ts';

const shops = Array.from({ length: 12 }, (_, at) => `shop-${at}`);

describe.skipIf(NO_REDIS)(`[BLD-09] ${NO_REDIS ?? 'leases by Redis'}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  /** A machine that is heard of every 30 ms, and forgotten after a third of a second. */
  function aMachine(url: string, machine: string, more: Partial<RedisLeasesOptions> = {}) {
    const leases = openRedisLeases(url, { machine, lease: 300, beat: 30, steadyAfter: 3_600_000, ...more });
    onTestFinished(() => leases.close());
    return leases;
  }

  const ofMachine = (machine: string, ...others: string[]) =>
    shops.filter((shop) => preferredMachineOf(shop, [machine, ...others]) === machine);

  test('of two machines each has the leases of its shops, and none of the other', async () => {
    const url = redis.url();
    const [mine = '', ...others] = ofMachine('one', 'two');
    const one = aMachine(url, 'one');
    await one.begin(mine);
    const two = aMachine(url, 'two');
    for (const shop of ofMachine('two', 'one')) expect(await two.begin(shop)).toMatchObject({ isNew: true });
    for (const shop of [mine, ...others]) expect(await two.begin(shop)).toBeUndefined();
    for (const shop of ofMachine('two', 'one')) expect(await one.begin(shop)).toBeUndefined();
    for (const shop of others) expect(await one.begin(shop)).toMatchObject({ isNew: true });
  });

  test('a machine that is not heard of loses its shops to others, which are told so', async () => {
    const url = redis.url();
    const one = aMachine(url, 'one');
    const lease = (await one.begin('shop-0')) ?? expect.fail();
    await lease.confirm();
    await lease.end(true);
    const two = aMachine(url, 'two');
    let changes = 0;
    two.onChange(() => {
      changes += 1;
    });
    await expect.poll(() => two.begin('shop-0')).toBeUndefined();
    await one.close();
    await expect.poll(() => two.begin('shop-0')).toMatchObject({ isNew: true });
    expect(changes).toBeGreaterThan(1);
    await expect(lease.confirm()).rejects.toThrow();
  });

  test('a machine that is started again in time finds its shops, and what it has of them is current', async () => {
    const url = redis.url();
    const before = aMachine(url, 'one');
    const first = (await before.begin('shop-0')) ?? expect.fail();
    expect(first.isNew).toBe(true);
    await first.end(true);
    await before.close();
    const again = aMachine(url, 'one');
    expect(await again.begin('shop-0')).toMatchObject({ isNew: false });
  });

  test('a machine whose shop another one began to build has nothing current of it, though that one came to no end', async () => {
    const url = redis.url();
    const one = aMachine(url, 'one');
    await (await one.begin('shop-0'))?.end(true);
    await one.close();
    const two = aMachine(url, 'two');
    await expect.poll(() => two.begin('shop-0')).toMatchObject({ isNew: true });
    await two.close();
    const again = aMachine(url, 'one');
    await expect.poll(() => again.begin('shop-0')).toMatchObject({ isNew: true });
  });

  test('a process that another one of its machine has replaced is told so', async () => {
    const url = redis.url();
    const stale = (await aMachine(url, 'one').begin('shop-0')) ?? expect.fail();
    const fresh = (await aMachine(url, 'one').begin('shop-0')) ?? expect.fail();
    await fresh.confirm();
    await expect(stale.confirm()).rejects.toThrow(LostLeaseError);
    await expect.poll(() => stale.signal.aborted).toBe(true);
  });

  test('a shop moves to a machine that came and stayed, but not while it is built', async () => {
    const url = redis.url();
    const [busy = '', idle = ''] = ofMachine('two', 'one');
    const one = aMachine(url, 'one', { steadyAfter: 100 });
    const building = (await one.begin(busy)) ?? expect.fail();
    await (await one.begin(idle))?.end(true);
    const two = aMachine(url, 'two');
    await expect.poll(() => two.begin(idle)).toMatchObject({ isNew: true });
    expect(await two.begin(busy)).toBeUndefined();
    await building.confirm();
    await building.end(true);
    await expect.poll(() => two.begin(busy)).toBeDefined();
    await expect(building.confirm()).rejects.toThrow(LostLeaseError);
  });
});
