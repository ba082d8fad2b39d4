import { useCallback, useEffect, useRef, useState } from 'react';

/** Answers that are kept for the ways back and forward. */
const MAX_KEPT = 20;

/** An answer, and the address that it is for. */
export type Answer<Value> = Value & { address: string };

const kept = new Map<string, Answer<object>>();

export interface AnswerState<Value> {
  /** The answer for the address; while that is on its way, the one before. */
  answer: Answer<Value> | undefined;
  /** Why the address has no answer. */
  error: unknown;
  retry: () => void;
}

/**
 * What the platform answers for the address of the page; an address that was open before shows at once.
 * `load` asks for what stands in the address and for nothing else.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: all that is loaded stands in the address.
  useEffect(() => {
    if (kept.has(address)) return;
    const control = new AbortController();
    const { signal } = control;
    load(signal).then(
      (value) => {
        keepAnswer(address, value);
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

  last.current = (kept.get(address) as Answer<Value> | undefined) ?? last.current;
  return { answer: last.current, error: failed ? failure.error : undefined, retry };
}

/** Keeps an answer for an address, which then shows it without asking. */
export function keepAnswer(address: string, value: object): void {
  kept.set(address, { ...value, address });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
