import { useCallback, useEffect, useRef, useState } from 'react';
import {
  codeLeft,
  type HeldCode,
  holdCode,
  RENEW_AGAIN_MS,
  renewalIn,
} from '#domain/account/cashback-code.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { rememberCode, rememberedCode } from './held-code.ts';
import { getCode } from './wallet.ts';

export interface CashbackCode {
  /** Undefined before the first code, and when the last one has expired. */
  code: string | undefined;
  /** Milliseconds that the code is still valid. */
  left: number;
  /** Failure of the last attempt to get a code. */
  error: 'offline' | 'failed' | undefined;
  /** Number of codes so far; the balance is asked for anew when it changes. */
  turn: number;
  retry: () => void;
}

/** A customer's code, renewed before it expires; after a failure it tries again until it works. */
export function useCashbackCode(token: string): CashbackCode {
  const [held, setHeld] = useState<HeldCode | undefined>(() => rememberedCode(token, Date.now()));
  const [error, setError] = useState<CashbackCode['error']>();
  const [now, setNow] = useState(Date.now);
  const [turn, setTurn] = useState(0);
  const [tries, setTries] = useState(0);
  const atOnce = useRef(true);
  const retry = useCallback(() => {
    atOnce.current = true;
    setError(undefined);
    setTries((old) => old + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    const control = new AbortController();
    const ask = async () => {
      try {
        const { code, secondsLeft } = await getCode(control.signal);
        const next = holdCode(code, secondsLeft, Date.now());
        rememberCode(token, next);
        setHeld(next);
        setNow(Date.now());
        setError(undefined);
        setTurn((old) => old + 1);
      } catch (fault) {
        if (control.signal.aborted) return;
        const isOffline = fault instanceof CallError && ['network', 'timeout'].includes(fault.kind);
        setError(isOffline ? 'offline' : 'failed');
        setTries((old) => old + 1);
      }
    };
    // At least a short pause between two calls, even for a code that expires at once.
    const wait = Math.max(renewalIn(held, Date.now()), atOnce.current ? 0 : RENEW_AGAIN_MS);
    atOnce.current = false;
    const timer = setTimeout(ask, wait);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [token, held, error, tries]);

  useEffect(() => {
    const control = new AbortController();
    const look = () => setNow(Date.now());
    const timer = setInterval(look, 1000);
    // Timers run slower in hidden tabs.
    document.addEventListener('visibilitychange', look, { signal: control.signal });
    addEventListener('online', retry, { signal: control.signal });
    return () => {
      clearInterval(timer);
      control.abort();
    };
  }, [retry]);

  const left = codeLeft(held, now);
  return { code: left > 0 ? held?.code : undefined, left, error, turn, retry };
}
