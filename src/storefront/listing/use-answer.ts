import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, askOnce, keptAnswer } from './answers.ts';

export interface AnswerState<Value> {
  /** The answer for the address; until it comes, the previous one. */
  answer: Answer<Value> | undefined;
  /** Failure to get the answer for the address. */
  error: unknown;
  retry: () => void;
}

/**
 * The platform's answer for the page's address; one that was open before shows at once. `load` may depend on
 * the address only.
 */
export function useAnswer<Value extends object>(
  address: string,
  load: (signal: AbortSignal) => Promise<Value>,
): AnswerState<Value> {
  const last = useRef<Answer<Value>>(undefined);
  const [failure, setFailure] = useState<{ address: string; error: unknown }>();
  const [turn, setTurn] = useState(0);
  const [, setAnswered] = useState<string>();
  const retry = useCallback(() => {
    setFailure(undefined);
    setTurn((old) => old + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: all that `load` depends on is in the address.
  useEffect(() => {
    if (keptAnswer(address)) return;
    const control = new AbortController();
    const { signal } = control;
    askOnce(address, () => load(signal)).then(
      () => {
        if (!signal.aborted) setAnswered(address);
      },
      (error: unknown) => {
        if (!signal.aborted) setFailure({ address, error });
      },
    );
    return () => control.abort();
  }, [address, turn]);

  const failed = failure?.address === address;
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);

  last.current = keptAnswer<Value>(address) ?? last.current;
  return { answer: last.current, error: failed ? failure.error : undefined, retry };
}
