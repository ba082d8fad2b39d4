import { useCallback, useEffect, useRef, useState } from 'react';

/** Most answers that are kept for going back and forward. */
const MAX_KEPT = 20;

/** An answer and its address. */
export type Answer<Value> = Value & { address: string };

const kept = new Map<string, Answer<object>>();
const coming = new Map<string, Promise<unknown>>();

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
    if (kept.has(address)) return;
    const control = new AbortController();
    const { signal } = control;
    ask(address, () => load(signal)).then(
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

  last.current = (kept.get(address) as Answer<Value> | undefined) ?? last.current;
  return { answer: last.current, error: failed ? failure.error : undefined, retry };
}

/** Asks for what an address is about to show, while the code that shows it loads. */
export function askAhead(address: string, load: () => Promise<object>): void {
  // The view asks itself where this fails.
  ask(address, load).catch(() => {});
}

/** The answer for an address, if there is one or it is on its way. */
export async function knownAnswer<Value extends object>(address: string): Promise<Answer<Value> | undefined> {
  await coming.get(address)?.catch(() => {});
  return kept.get(address) as Answer<Value> | undefined;
}

/** Gets and keeps the answer for an address, once. Another one's call that failed is made anew. */
async function ask(address: string, load: () => Promise<object>): Promise<void> {
  if (coming.has(address)) await knownAnswer(address);
  if (kept.has(address)) return;
  const asked = load().then((value) => keepAnswer(address, value));
  coming.set(address, asked);
  await asked.finally(() => coming.get(address) === asked && coming.delete(address));
}

/** Keeps an answer for an address, which then needs no call. */
export function keepAnswer(address: string, value: object): void {
  kept.set(address, { ...value, address });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
