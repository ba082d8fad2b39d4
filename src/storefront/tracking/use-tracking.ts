import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeliveryState } from '#contract/order/delivery.ts';
import { isOver, trackingPause } from '#domain/delivery/tracking.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { type DeliveryKey, type DeliveryNow, getDelivery } from './tracking.ts';

/** Result of following a delivery. */
export type Followed =
  | { kind: 'loading' }
  /** `failing`: the last look did not work, so this is of the one before. */
  | { kind: 'known'; now: DeliveryNow; toldAt: number; failing: boolean }
  | { kind: 'failed'; error: unknown }
  /** There is no delivery with this token. */
  | { kind: 'unknown' };

/**
 * Follows a delivery while it is `wanted`, and until it is over: a look every few seconds, ever fewer while
 * they fail, at once when the browser is on line again or `look` is called.
 */
export function useTracking({ id, token }: DeliveryKey, wanted: boolean): Followed & { look: () => void } {
  const [followed, setFollowed] = useState<Followed>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  const last = useRef({
    at: Number.NEGATIVE_INFINITY,
    failures: 0,
    state: undefined as DeliveryState | undefined,
  });
  const look = useCallback(() => {
    last.current.at = Number.NEGATIVE_INFINITY;
    last.current.failures = 0;
    setTurn((old) => old + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn looks at once.
  useEffect(() => {
    const seen = last.current;
    if (!wanted || (seen.state && isOver(seen.state))) return;
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const pause = () => trackingPause(seen.state, seen.failures);
    const ask = async () => {
      const before = seen.at;
      seen.at = Date.now();
      try {
        const now = await getDelivery({ id, token }, control.signal);
        Object.assign(seen, { failures: 0, state: now.tracking.state });
        setFollowed({ kind: 'known', now, toldAt: Date.now(), failing: false });
        if (isOver(now.tracking.state)) return;
      } catch (error) {
        if (control.signal.aborted) {
          seen.at = before;
          return;
        }
        if (error instanceof CallError && error.status === 404) return setFollowed({ kind: 'unknown' });
        seen.failures += 1;
        setFollowed((old) => (old.kind === 'known' ? { ...old, failing: true } : { kind: 'failed', error }));
      }
      if (!control.signal.aborted) timer = setTimeout(ask, pause());
    };
    timer = setTimeout(ask, Math.max(0, seen.at + pause() - Date.now()));
    addEventListener('online', look, { signal: control.signal });
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [id, token, wanted, turn, look]);

  return { ...followed, look };
}
