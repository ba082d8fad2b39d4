import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Batch, ChangeQueue, Notice, WorkOptions } from '#publisher/service/queue/change-queue.ts';
import { printedErrors } from '../../../printed.ts';

/** Empty queues of some kind. */
export interface QueueUnderTest {
  /** A queue that every `open` of one test shares, as processes of an installation do. */
  open(): ChangeQueue | Promise<ChangeQueue>;
}

/** A quarter of an hour ago: all that came then is due. */
const T = Date.now() - 900_000;

export const aNotice = (fields: Partial<Notice> = {}): Notice => ({
  tenant: 'voltra',
  id: 'one',
  changed: [{ kind: 'variation', ids: ['7'] }],
  updatedAt: '2026-01-15T10:00:00.000Z',
  receivedAt: T,
  ...fields,
});

/** Tests that every queue of changes passes. `begin` gives an empty one. */
export function describeChangeQueue(name: string, begin: () => QueueUnderTest): void {
  async function aQueue(under = begin()): Promise<ChangeQueue> {
    const queue = await under.open();
    onTestFinished(() => queue.close().catch(() => {}));
    return queue;
  }

  describe(name, () => {
    test('[BLD-04] a burst becomes one batch, and what comes while it is worked on another one', async () => {
      const queue = await aQueue();
      const burst = Array.from({ length: 1_000 }, (_, at) =>
        aNotice({
          id: `n${at}`,
          changed: [{ kind: 'variation', ids: [String(at % 10)] }],
          receivedAt: T + at,
        }),
      );
      await Promise.all(burst.map((one) => queue.add([one])));
      const first = await queue.take('voltra', T + 5_000);
      expect(first).toMatchObject({ notices: 1_000, receivedAt: T, tries: 0 });
      expect(first?.changed?.[0]?.ids).toHaveLength(10);
      await queue.add([aNotice({ id: 'late', receivedAt: T + 6_000 })]);
      await queue.done(first ?? expect.fail());
      expect(await queue.take('voltra', T + 6_000)).toMatchObject({ notices: 1, receivedAt: T + 6_000 });
    });

    test('whoever asks hears what waits, where it comes from and how often it failed', async () => {
      const queue = await aQueue();
      const sweep = aNotice({ id: 'sweep:1', kind: 'sweep', changed: [], receivedAt: T - 1_000 });
      await queue.add([aNotice(), sweep]);
      const batch = (await queue.take('voltra', T)) ?? expect.fail();
      expect(batch.triggers).toEqual([
        { kind: 'sweep', id: 'sweep:1', at: T - 1_000 },
        { kind: 'message', id: 'one', at: T },
      ]);
      const dueAt = Date.now() + 60_000;
      await queue.later(batch, dueAt);
      expect(await queue.waiting('voltra')).toEqual([
        { ...batch.triggers[0], changed: [], dueAt, tries: 1 },
        { ...batch.triggers[1], changed: [{ kind: 'variation', ids: ['7'] }], dueAt, tries: 1 },
      ]);
      expect(await queue.waiting('other')).toEqual([]);
    });

    test('another look keeps what it is taken for', async () => {
      const queue = await aQueue();
      const triggers = [
        { kind: 'message' as const, id: 'told', at: T - 2_000 },
        { kind: 'reconcile' as const, id: 'asked', at: T + 1_000 },
      ];
      await queue.add([aNotice({ id: 'look:1', kind: 'look', triggers }), aNotice()]);
      expect((await queue.take('voltra', T))?.triggers).toEqual([
        triggers[0],
        { kind: 'message', id: 'one', at: T },
        triggers[1],
      ]);
    });

    test('[BLD-04] a message with a known id is no second one, also after it is done', async () => {
      const queue = await aQueue();
      expect(await queue.add([aNotice()])).toEqual([true]);
      expect(await queue.add([aNotice(), aNotice({ tenant: 'nafis' })])).toEqual([false, true]);
      await queue.done((await queue.take('voltra', T)) ?? expect.fail());
      expect(await queue.add([aNotice()])).toEqual([false]);
      expect(await queue.take('voltra', T)).toBeUndefined();
    });

    test('[BLD-04] of the same message sent to two machines at once one is taken', async () => {
      const under = begin();
      const queues = [await aQueue(under), await aQueue(under)];
      const answers = await Promise.all(queues.map((queue) => queue.add([aNotice()])));
      expect(answers.flat().sort()).toEqual([false, true]);
    });

    test('[BLD-04] what was put in is there after a process that died, and what it worked on, too', async () => {
      const under = begin();
      // Nothing is closed before the next one, as after a kill.
      const died = await aQueue(under);
      await died.add([aNotice(), aNotice({ id: 'two', changed: [] })]);
      await died.take('voltra', T);
      await died.add([aNotice({ id: 'three' })]);
      const next = await aQueue(under);
      const batch = await next.take('voltra', T);
      expect(batch).toMatchObject({ notices: 3, changed: [] });
      await next.done(batch ?? expect.fail());
      expect(await next.take('voltra', T)).toBeUndefined();
    });

    test('a batch that failed waits for its time, alone', async () => {
      const queue = await aQueue();
      const soon = Date.now() + 600_000;
      await queue.add([aNotice()]);
      await queue.later((await queue.take('voltra', T)) ?? expect.fail(), soon);
      expect(await queue.take('voltra', soon - 1)).toBeUndefined();
      await queue.add([aNotice({ id: 'two' })]);
      expect(await queue.take('voltra', T)).toMatchObject({ notices: 1, tries: 0 });
      expect(await queue.take('voltra', soon)).toMatchObject({ notices: 2, tries: 1 });
      expect(await queue.backlog()).toEqual({ notices: 2, oldest: T });
    });

    test('what is put in for a moment to come waits for it', async () => {
      const queue = await aQueue();
      const soon = Date.now() + 600_000;
      await queue.add([aNotice({ receivedAt: soon, dueAt: soon }), aNotice({ id: 'two', dueAt: soon + 1 })]);
      expect(await queue.take('voltra', soon - 1)).toBeUndefined();
      expect(await queue.take('voltra', soon)).toMatchObject({ notices: 1 });
      expect(await queue.take('voltra', soon + 1)).toMatchObject({ notices: 2, tries: 0 });
    });

    /** Works off all that is due, until the test ends; a job takes `lasting` milliseconds. */
    function startWork(queue: ChangeQueue, lasting = 0, more: Partial<WorkOptions> = {}) {
      const running = new Set<string>();
      const batches: Batch[] = [];
      const working = queue.startWork({
        retryAfter: [50],
        async work({ tenant, signal }) {
          expect(running).not.toContain(tenant);
          running.add(tenant);
          await pause(lasting, undefined, { signal }).catch(() => {});
          const batch = signal.aborted ? undefined : await queue.take(tenant, Date.now());
          if (batch) await queue.done(batch);
          if (batch) batches.push(batch);
          running.delete(tenant);
          return true;
        },
        ...more,
      });
      onTestFinished(() => working.close());
      return { working, running, batches };
    }

    test('[BLD-04] every shop with something due has a job, and what comes meanwhile is in the next one', async () => {
      const queue = await aQueue();
      await queue.add([aNotice(), aNotice({ id: 'two' }), aNotice({ tenant: 'nafis' })]);
      const { running, batches } = startWork(queue, 300);
      await expect.poll(() => [...running].sort(), { timeout: 5_000 }).toEqual(['nafis', 'voltra']);
      for (const id of ['three', 'four']) await queue.add([aNotice({ id })]);
      await expect.poll(() => batches.length).toBe(2);
      for (const id of ['five', 'six']) await queue.add([aNotice({ id, receivedAt: T + 1 })]);
      await expect.poll(() => batches.length).toBe(3);
      expect(batches.map(({ notices }) => notices).sort()).toEqual([1, 2, 4]);
      expect((await queue.backlog()).notices).toBe(0);
    });

    test('a moment to come has its job when it has come', async () => {
      const queue = await aQueue();
      const { batches } = startWork(queue);
      const dueAt = Date.now() + 700;
      await queue.add([aNotice({ kind: 'time', receivedAt: dueAt, dueAt }), aNotice({ id: 'two' })]);
      await expect.poll(() => batches.length, { timeout: 5_000 }).toBe(2);
      expect(Date.now()).toBeGreaterThanOrEqual(dueAt);
      expect(batches[1]).toMatchObject({ notices: 1, receivedAt: dueAt });
    });

    test('what failed has another job when it is due again, and what its job left has one at once', async () => {
      const queue = await aQueue();
      const tries: number[] = [];
      startWork(queue, 0, {
        async work({ tenant }) {
          const batch = await queue.take(tenant, Date.now());
          if (!batch) return false;
          tries.push(batch.tries);
          if (tries.length === 3) await queue.done(batch);
          else if (tries.length === 2) await queue.later(batch, Date.now() + 100);
          return false;
        },
      });
      await queue.add([aNotice()]);
      await expect.poll(() => tries, { timeout: 5_000 }).toEqual([0, 0, 1]);
    });

    test('a job whose queue failed is tried again', async () => {
      const queue = await aQueue();
      const log = printedErrors();
      let calls = 0;
      startWork(queue, 0, {
        async work({ tenant }) {
          calls += 1;
          if (calls === 1) throw new Error('The disk is full.');
          const batch = await queue.take(tenant, Date.now());
          if (batch) await queue.done(batch);
          return true;
        },
      });
      await queue.add([aNotice()]);
      await expect.poll(async () => (await queue.backlog()).notices, { timeout: 5_000 }).toBe(0);
      expect(log.join()).toContain('queue of voltra cannot be worked off');
    });

    test('[BLD-04] work that ends leaves its job to whoever works next', async () => {
      const under = begin();
      const first = await aQueue(under);
      await first.add([aNotice()]);
      const { working, running, batches } = startWork(first, 60_000);
      await expect.poll(() => running.size, { timeout: 5_000 }).toBe(1);
      await working.close();
      expect(batches).toEqual([]);
      await first.close();
      const next = startWork(await aQueue(under));
      await expect.poll(() => next.batches.length, { timeout: 5_000 }).toBe(1);
      await next.working.idle();
    });

    test('that only time has passed asks for nothing, until somebody names something', async () => {
      const queue = await aQueue();
      await queue.add([aNotice({ changed: null, updatedAt: null })]);
      expect(await queue.take('voltra', T)).toMatchObject({ changed: null, updatedAt: null });
      await queue.add([aNotice({ id: 'two' })]);
      expect(await queue.take('voltra', T)).toMatchObject({ changed: [{ kind: 'variation', ids: ['7'] }] });
    });

    test('the time of the data never goes back', async () => {
      const queue = await aQueue();
      expect(await queue.dataTime('voltra')).toBeUndefined();
      await queue.noteDataTime('voltra', '2026-01-15T10:30:00.000Z');
      await queue.noteDataTime('voltra', '2026-01-15T10:00:00.000Z');
      expect(await queue.dataTime('voltra')).toBe('2026-01-15T10:30:00.000Z');
    });

    test('[BLD-04] whoever works off a queue hears of what any process puts in', async () => {
      const under = begin();
      const queue = await aQueue(under);
      const heard: (string | undefined)[] = [];
      const stop = queue.onAdded((tenant) => heard.push(tenant));
      await queue.add([aNotice()]);
      await queue.add([aNotice()]);
      expect(heard.filter(Boolean)).toEqual(['voltra']);
      const before = heard.length;
      await (await aQueue(under)).add([aNotice({ id: 'two' })]);
      await expect.poll(() => heard.length, { timeout: 5_000 }).toBeGreaterThan(before);
      stop();
      const last = heard.length;
      await queue.add([aNotice({ id: 'three' })]);
      expect(heard).toHaveLength(last);
    });
  });
}
