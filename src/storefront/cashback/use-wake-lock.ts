import { useEffect } from 'react';

/** Keeps the screen on while the view is there and in sight, where the device lets it. */
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
        // A device that saves its battery turns the screen off when it likes.
      }
    };
    // Whoever leaves the tab loses it.
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release().catch(() => {});
    };
  }, []);
}
