import { expect, test } from 'vitest';
import { mergeChanges } from '#publisher/service/queue/merge-changes.ts';

test('what several messages name is each thing once, and anything where one means that', () => {
  const price = [{ kind: 'variation' as const, ids: ['7', '8'] }];
  const menu = [{ kind: 'menu-item' as const, ids: [] }];
  expect(mergeChanges([price, [{ kind: 'variation', ids: ['8', '9'] }], menu])).toEqual([
    { kind: 'variation', ids: ['7', '8', '9'] },
    { kind: 'menu-item', ids: [] },
  ]);
  expect(mergeChanges([menu, [{ kind: 'menu-item', ids: ['5'] }]])).toEqual(menu);
  expect(mergeChanges([price, []])).toEqual([]);
});
