import { useEffect } from 'react';

/** Keeps the screen on while the component is shown, if the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // Refused, for instance while the device saves battery: the screen may turn off.
      }
    };
    // The lock is lost when the tab is hidden.
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release().catch(() => {});
    };
  }, []);
}
