import { expect, test } from 'vitest';
import type { DoneRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { Delivery } from '#platform/areas/cache/webhook.ts';
import { changeRows, formatMs } from '#sandbox/operator/browser/change-rows.ts';

const T = Date.parse('2026-01-15T10:00:00.000Z');

const aDelivery = (id: string, at: number, ids: string[]): Delivery => ({
  id,
  event: 'shop.changed',
  state: 'delivered',
  tries: 1,
  status: 202,
  error: null,
  createdAt: new Date(at).toISOString(),
  triedAt: new Date(at + 5).toISOString(),
  message: {
    deliveryId: id,
    event: 'shop.changed',
    subdomain: 'shop',
    updatedAt: new Date(at).toISOString(),
    changed: [{ kind: 'variation', ids }],
  },
});

const aRebuild = (fields: Partial<DoneRebuild> = {}): DoneRebuild => ({
  number: 7,
  release: 3,
  triggers: [{ kind: 'message', id: 'a', at: T + 4 }],
  startedAt: T + 10,
  publishedAt: T + 200,
  milliseconds: { pull: 60, plan: 10, render: 90, publish: 20 },
  pages: { rendered: 6, written: 4, removed: 0, kept: 90 },
  fullReason: null,
  changed: { first: ['/product/1'], count: 4 },
  ...fields,
});

const changes = (fields: Partial<ShopChanges>): ShopChanges => ({
  ongoing: null,
  waiting: [],
  done: [],
  ...fields,
});

test('a message and what became of it are one row, and its stages are as long as the whole way', () => {
  const [row, ...others] = changeRows([aDelivery('a', T, ['1'])], changes({ done: [aRebuild()] }));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ title: 'Variation 1', state: 'live', ms: 200, pages: { count: 4 } });
  expect(row?.steps.map(({ ms }) => ms)).toEqual([4, 6, 60, 20, 90, 20, undefined]);
  expect(row?.steps.reduce((sum, { ms = 0 }) => sum + ms, 0)).toBe(200);
  expect(row?.detail).toContain('release 3');
});

test('a change that is in place says when the first open page had it, or that nobody asked', () => {
  const readStep = (readAt?: number | null) =>
    changeRows([], changes({ done: [aRebuild({ readAt })] }))[0]?.steps.at(-1);
  expect(readStep(T + 530)).toEqual({ id: 'read', name: 'Open page has it', ms: 330, isNow: false });
  expect(readStep(T + 199)).toMatchObject({ ms: 0 });
  expect(readStep(null)).toMatchObject({ ms: undefined, says: 'not asked for yet' });
  // Of a release of before this start, nobody knows.
  expect(readStep()).toEqual({ id: 'read', name: 'Open page has it', ms: undefined, isNow: false });
  const [row] = changeRows([], changes({ done: [aRebuild({ readAt: T + 3_600_000 })] }));
  expect(row?.ms).toBe(196);
});

test('messages that became one rebuild are one row; what no message told of says so', () => {
  const triggers = ['a', 'b'].map((id) => ({ kind: 'message' as const, id, at: T + 4 }));
  const sweep = [{ kind: 'sweep' as const, id: 'sweep:1', at: T - 5_000 }];
  const rows = changeRows(
    [aDelivery('b', T + 1, ['2', '3', '4']), aDelivery('a', T, ['1'])],
    changes({ done: [aRebuild({ triggers }), aRebuild({ number: 6, triggers: sweep })] }),
  );
  expect(rows.map(({ title }) => title)).toEqual(['Variations 1, 2, 3 and 1 more', 'Nightly comparison']);
});

test('what is on its way shows where it is, what failed why, and what waits that it does', () => {
  const ongoing = { triggers: aRebuild().triggers, startedAt: T + 10, stage: 'render' as const };
  const rows = (more: object) =>
    changeRows(
      [aDelivery('b', T + 500, ['9']), aDelivery('a', T, ['1'])],
      changes({
        ongoing: { ...ongoing, done: 2, total: 8, ...more },
        waiting: [{ kind: 'message', id: 'b', at: T + 504 }],
      }),
    );
  const [waiting, working] = rows({});
  expect(waiting).toMatchObject({ title: 'Variation 9', state: 'waiting', says: 'Waits its turn' });
  expect(working).toMatchObject({ state: 'working', says: 'Rendering 2 of 8', ms: undefined });
  expect(working?.steps.find(({ isNow }) => isNow)?.id).toBe('render');
  const [, failed] = rows({ failed: { reason: 'The platform is away.', nextAt: T + 9_000 } });
  expect(failed).toMatchObject({ state: 'failed', detail: expect.stringContaining('The platform is away.') });
});

test('without a storefront that tells, messages are shown as the platform sent them', () => {
  expect(changeRows([aDelivery('a', T, [])], null)).toMatchObject([{ title: 'Variations', says: 'Taken' }]);
});

test('the clock of a platform that was put forward is not believed', () => {
  const [row] = changeRows([aDelivery('a', T + 86_400_000, ['1'])], changes({ done: [aRebuild()] }));
  expect(row?.steps[0]?.ms).toBeUndefined();
  expect(row?.ms).toBe(196);
});

test.each([
  [0.2, '<\u00A01\u00A0ms'],
  [184.4, '184\u00A0ms'],
  [2_350, '2.4\u00A0s'],
  [180_000, '3\u00A0min'],
])('%d milliseconds are %s', (ms, text) => {
  expect(formatMs(ms)).toBe(text);
});
