import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react';

/** State of a call whose answer a view shows. */
export type CallState<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown };

export interface CallControl {
  /** An answer is on its way; the shown one may be of an earlier request. */
  pending: boolean;
  /** Asks again. The last answer stays until the new one is there. */
  retry: () => void;
}

/**
 * Asks by `load` when the view is there and whenever `deps` change; an answer that came too late for them is
 * dropped. A failed call is made again as soon as the browser is on line. An answer that was `known` when the
 * view came is not asked for.
 */
export function useCall<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  deps: DependencyList,
  known?: Value,
): CallState<Value> & CallControl {
  const [state, setState] = useState<CallState<Value>>(
    known === undefined ? { kind: 'loading' } : { kind: 'ready', value: known },
  );
  const [turn, setTurn] = useState(0);
  const request = [...deps, turn];
  const [answered, setAnswered] = useState<DependencyList>(known === undefined ? [] : request);
  const isKnown = useRef(known !== undefined);
  const retry = useCallback(() => {
    setState((old) => (old.kind === 'failed' ? { kind: 'loading' } : old));
    setTurn((old) => old + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the call depends on.
  useEffect(() => {
    if (isKnown.current) {
      isKnown.current = false;
      return;
    }
    const control = new AbortController();
    const apply = (next: CallState<Value>) => {
      if (control.signal.aborted) return;
      setState(next);
      setAnswered(request);
    };
    load(control.signal).then(
      (value) => apply({ kind: 'ready', value }),
      (error: unknown) => apply({ kind: 'failed', error }),
    );
    return () => control.abort();
  }, [...deps, turn]);

  const failed = state.kind === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);

  // Known in the very render that asks anew: no view shows an old answer as the new one for a moment.
  const pending = answered.length === 0 || request.some((one, at) => !Object.is(one, answered[at]));
  return { ...state, pending, retry };
}
