import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const STEP_MS = 5_000;

/** The time by the device's clock, which goes on while `wanted`. */
export function useNow(wanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wanted) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, STEP_MS);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}
