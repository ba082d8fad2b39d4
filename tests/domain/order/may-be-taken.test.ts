import { expect, test } from 'vitest';
import { mayBeTaken } from '#domain/order/may-be-taken.ts';

test.for([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'aborted' }, true],
  [{ kind: 'answer', status: 200 }, true],
  [{ kind: 'refused', status: 502 }, true],
  [{ kind: 'refused', status: 503, code: 'fault' }, true],
  [{ kind: 'refused', status: 429 }, true],
  [{ kind: 'refused', status: 404 }, true],
  [{ kind: 'refused', status: 401 }, false],
  [{ kind: 'refused', status: 409, code: 'over-stock' }, false],
  [{ kind: 'refused', status: 422, code: 'wallet-too-low' }, false],
  [{ kind: 'limit', status: 423 }, false],
] as const)('[CHK-04] whether an order may have been taken after %o: %s', ([failed, taken]) => {
  expect(mayBeTaken(failed)).toBe(taken);
});
