import { describe, expect, onTestFinished, test } from 'vitest';
import type { ChangeQueue, Notice } from '#publisher/service/queue/change-queue.ts';

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
      expect(await queue.due(T + 5_000)).toEqual(['voltra']);
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
      expect(await next.due(T)).toEqual(['voltra']);
      const batch = await next.take('voltra', T);
      expect(batch).toMatchObject({ notices: 3, changed: [] });
      await next.done(batch ?? expect.fail());
      expect(await next.due(T)).toEqual([]);
    });

    test('a batch that failed waits for its time, alone', async () => {
      const queue = await aQueue();
      const soon = Date.now() + 600_000;
      await queue.add([aNotice()]);
      await queue.later((await queue.take('voltra', T)) ?? expect.fail(), soon);
      expect(await queue.due(soon - 1)).toEqual([]);
      expect(await queue.nextDue(soon - 1)).toBe(soon);
      await queue.add([aNotice({ id: 'two' })]);
      expect(await queue.take('voltra', T)).toMatchObject({ notices: 1, tries: 0 });
      expect(await queue.take('voltra', soon)).toMatchObject({ notices: 2, tries: 1 });
      expect(await queue.nextDue(soon)).toBeUndefined();
      expect(await queue.backlog()).toEqual({ notices: 2, oldest: T });
    });

    test('what is put in for a moment to come waits for it', async () => {
      const queue = await aQueue();
      const soon = Date.now() + 600_000;
      await queue.add([aNotice({ receivedAt: soon, dueAt: soon }), aNotice({ id: 'two', dueAt: soon + 1 })]);
      expect(await queue.due(soon - 1)).toEqual([]);
      expect(await queue.take('voltra', soon - 1)).toBeUndefined();
      expect(await queue.nextDue(soon - 1)).toBe(soon);
      expect(await queue.take('voltra', soon)).toMatchObject({ notices: 1 });
      expect(await queue.take('voltra', soon + 1)).toMatchObject({ notices: 2, tries: 0 });
    });

    test('the shop that has waited longest comes first', async () => {
      const queue = await aQueue();
      await queue.add([
        aNotice({ tenant: 'busy', id: 'a', receivedAt: T + 3_000 }),
        aNotice({ tenant: 'early', id: 'b', receivedAt: T + 2_000 }),
        aNotice({ tenant: 'busy', id: 'c', receivedAt: T + 4_000 }),
      ]);
      expect(await queue.due(T + 9_000)).toEqual(['early', 'busy']);
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
