import { useCallback, useEffect, useRef, useState } from 'react';
import { type FoundList, searchList } from '#client/api/search-list.ts';
import type { ListChoice } from '#domain/list-choice.ts';

/** In the address where a shopper wants nothing else searched for than the words as they are. */
export const AS_TYPED = 'typed';

/** Answers that are kept for the ways back and forward. */
const MAX_KEPT = 20;

type Answer = FoundList & { address: string };

const kept = new Map<string, Answer>();

export interface Found {
  /** The answer for the address; while that is on its way, the one before. */
  answer: Answer | undefined;
  /** Why the address has no answer. */
  error: unknown;
  retry: () => void;
}

/** What a query finds with what is chosen in the address; an address that was open before shows at once. */
export function useFound(query: string, address: string, choice: ListChoice): Found {
  const last = useRef<Answer>(undefined);
  const [failure, setFailure] = useState<{ address: string; error: unknown }>();
  const [turn, setTurn] = useState(0);
  const [, setAnswered] = useState<string>();
  const retry = useCallback(() => {
    setFailure(undefined);
    setTurn((old) => old + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: query and choice stand in the address.
  useEffect(() => {
    if (kept.has(address)) return;
    const control = new AbortController();
    const { signal } = control;
    searchList(query, choice, {
      signal,
      asTyped: new URL(address, location.href).searchParams.has(AS_TYPED),
    }).then(
      (found) => {
        keep({ ...found, address });
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

  last.current = kept.get(address) ?? last.current;
  return { answer: last.current, error: failed ? failure.error : undefined, retry };
}

function keep(answer: Answer): void {
  kept.set(answer.address, answer);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
