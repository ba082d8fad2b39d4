import { expect, test } from 'vitest';
import { OVERLAY_NAMES } from '#publisher/pull/overlay-names.ts';
import { dialogPresses, NOT_BY_PRESS } from '#tools/bench/client/dialogs.ts';

const CUSTOMER = { session: '', orderPath: '/', categorySlug: 'dresses', variationId: 1 };

test('every dialog of the shop is measured, or it is said why no press alone opens it', () => {
  const measured = dialogPresses(CUSTOMER).map(({ name }) => name);
  expect(new Set(measured).size).toBe(measured.length);
  const known = [...measured, ...Object.keys(NOT_BY_PRESS)];
  expect(OVERLAY_NAMES.filter((name) => !known.includes(name))).toEqual([]);
});
