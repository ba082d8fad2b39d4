import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which a dialog leaves. */
export const CLOSE_TIME = 200;

/**
 * Lets a dialog leave before it closes: `leave` begins it, `closing` is true meanwhile, and `close` gets the
 * answer afterwards. Reduced motion does not wait.
 */
export function useClosing<Answer>(close: (answer?: Answer) => void): {
  closing: boolean;
  leave: (answer?: Answer) => void;
} {
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    closing,
    leave(answer) {
      if (timer.current !== undefined) return;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      setClosing(true);
      timer.current = setTimeout(() => close(answer), still ? 0 : CLOSE_TIME);
    },
  };
}
