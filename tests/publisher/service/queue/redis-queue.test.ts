import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openRedisQueue } from '#publisher/service/queue/redis-queue.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../../a-redis.ts';
import { printedErrors } from '../../../printed.ts';
import { aNotice, describeChangeQueue } from './change-queue-suite.ts';

describe.skipIf(NO_REDIS)(`[BLD-09] ${NO_REDIS ?? 'on Redis'}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  describeChangeQueue('a queue of BullMQ', () => {
    const url = redis.url();
    return { open: () => openRedisQueue(url, { machine: () => 'one', goneAfter: 1_500, beat: 50 }) };
  });

  test('[BLD-04] an id is known for its time after its notice was worked off', async () => {
    const queue = openRedisQueue(redis.url(), { knownFor: 200 });
    onTestFinished(() => queue.close());
    const now = Date.now();
    const workOff = async () => queue.done((await queue.take('voltra', now)) ?? expect.fail());
    await queue.add([aNotice()]);
    await workOff();
    expect(await queue.add([aNotice()])).toEqual([false]);
    let others = 0;
    const again = async () => {
      others += 1;
      await queue.add([aNotice({ id: `other ${others}` })]);
      await workOff();
      return (await queue.add([aNotice()]))[0];
    };
    await expect.poll(again).toBe(true);
  });

  test('[BLD-09] a Redis that crashed has kept what was answered, and is found again', async () => {
    const queue = openRedisQueue(redis.url());
    onTestFinished(() => queue.close());
    const heard: (string | undefined)[] = [];
    queue.onAdded((tenant) => heard.push(tenant));
    await queue.add([aNotice()]);
    await queue.take('voltra', Date.now());
    await queue.add([aNotice({ id: 'two' })]);
    const before = heard.length;
    const said = printedErrors();
    await redis.crash();
    expect(await queue.take('voltra', Date.now())).toMatchObject({ notices: 2 });
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    // Once at most, and only where it was asked for meanwhile.
    expect(said.filter((line) => !line.includes('is away'))).toEqual([]);
  });
});
