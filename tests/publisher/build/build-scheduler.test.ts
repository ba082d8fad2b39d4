import { expect, test } from 'vitest';
import {
  type Asking,
  type BuildScheduler,
  createBuildScheduler,
  LongPlanError,
  throwIfLong,
} from '#publisher/build/build-scheduler.ts';

/** Lets work begin by its turns, and ends it when the test says so. */
function someWork(scheduler: BuildScheduler) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const until = (name: string) =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  return {
    begun,
    build: (name: string, routes: number) =>
      scheduler.build((mostRoutes) => {
        throwIfLong(routes, mostRoutes);
        return until(name);
      }),
    pull: (name: string, asking: Partial<Asking>) =>
      scheduler.pull({ platform: 'one', isFull: false, isAgain: false, ...asking }, () => until(name)),
    end: (name: string) => ends.get(name)?.(),
  };
}

const LONG = 1_000;

test('[BLD-04] whatever shops are built for, those with much to render leave a turn to what is quick', async () => {
  const { begun, build, end } = someWork(createBuildScheduler({ builtAtOnce: 2 }));
  const all = [build('large', LONG), build('larger', LONG), build('largest', LONG), build('small', 3)];
  await expect.poll(() => begun).toEqual(['small', 'large']);
  end('small');
  all.push(build('other', 3));
  await expect.poll(() => begun).toEqual(['small', 'large', 'other']);
  end('large');
  await expect.poll(() => begun).toEqual(['small', 'large', 'other', 'larger']);
  for (const name of ['other', 'larger', 'largest']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  await Promise.all(all);
});

test('what fails while it is built is no long plan, and gives its turn back', async () => {
  const scheduler = createBuildScheduler({ builtAtOnce: 1 });
  await expect(scheduler.build(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('disk');
  await expect(scheduler.build(async (most) => throwIfLong(LONG, most && 1))).resolves.toBeUndefined();
  expect(() => throwIfLong(LONG, 1)).toThrow(LongPlanError);
});

test('[BLD-06] who asks a platform that hangs stands in the way of no other one', async () => {
  const { begun, pull, end } = someWork(createBuildScheduler());
  const hanging = Array.from({ length: 40 }, (_, at) => `hanging ${at}`);
  const all = hanging.map((name) => pull(name, { platform: 'that hangs' }));
  await expect.poll(() => begun.length).toBeGreaterThan(2);
  all.push(pull('well', { platform: 'that answers' }));
  await expect.poll(() => begun).toContain('well');
  // Nor, at the next try, of one at the same address, or of one that is compared as a whole.
  all.push(...hanging.map((name) => pull(`${name} again`, { isAgain: true })), pull('well again', {}));
  await expect.poll(() => begun).toContain('well again');
  all.push(pull('night', { isFull: true }));
  await expect.poll(() => begun).toContain('night');
  for (let at = 0; at < begun.length; at += 1) {
    end(begun[at] ?? '');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
});
