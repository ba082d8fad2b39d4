import { expect, test } from 'vitest';
import {
  dropDraft,
  findDraft,
  MAX_DRAFTS,
  parseDrafts,
  putDraft,
  type ReviewDraft,
  USUAL_RATING,
} from '#domain/review/review-draft.ts';

const aDraft = (fields: Partial<ReviewDraft> = {}): ReviewDraft => ({
  customerId: 7,
  productId: 1,
  rating: 4,
  comment: 'Keeps warm',
  key: 'a1b2c3d4',
  files: 0,
  ...fields,
});

test('[REV-02] a review begins with five stars', () => {
  expect(USUAL_RATING).toBe(5);
});

test('[REV-02] a draft is found by its product, for its customer alone, and gives way to a newer one', () => {
  const drafts = putDraft(putDraft([], aDraft()), aDraft({ productId: 2, comment: 'Cools' }));
  expect(findDraft(drafts, { customerId: 7, productId: 1 })?.comment).toBe('Keeps warm');
  expect(findDraft(drafts, { customerId: 8, productId: 1 })).toBeUndefined();
  const changed = putDraft(drafts, aDraft({ comment: 'Keeps hot' }));
  expect(changed.map(({ comment }) => comment)).toEqual(['Keeps hot', 'Cools']);
  expect(dropDraft(changed, aDraft()).map(({ productId }) => productId)).toEqual([2]);
});

test('the oldest of too many drafts goes', () => {
  let drafts: ReviewDraft[] = [];
  for (let productId = 1; productId <= MAX_DRAFTS + 1; productId += 1)
    drafts = putDraft(drafts, aDraft({ productId }));
  expect(drafts).toHaveLength(MAX_DRAFTS);
  expect(findDraft(drafts, aDraft())).toBeUndefined();
});

test('what was kept is read again, and what cannot be read is dropped', () => {
  expect(parseDrafts(JSON.stringify([aDraft()]))).toEqual([aDraft()]);
  for (const text of ['', '{', 'null', '{"a":1}']) expect(parseDrafts(text)).toEqual([]);
  const broken = [
    aDraft({ rating: 6 }),
    aDraft({ rating: 4.5 }),
    aDraft({ comment: 'a'.repeat(5001) }),
    aDraft({ key: '"><' }),
    aDraft({ files: -1 }),
    { ...aDraft(), customerId: '7' },
    null,
  ];
  expect(parseDrafts(JSON.stringify([...broken, aDraft({ productId: 3 })]))).toEqual([
    aDraft({ productId: 3 }),
  ]);
});
