import { useEffect } from 'react';
import { readProfile } from '#client/api/checkout.ts';
import { type Session, setUser } from '#domain/session.ts';
import { $session } from '#stores/session.store.ts';

/** Milliseconds until a profile that did not come is asked for again. */
const PROFILE_RETRY = 1000;

/** Who is signed in; undefined until that is known. A fresh token may come without its profile. */
export function useCustomerId({ token, user }: Session): number | undefined {
  const missing = token !== null && user === null;
  useEffect(() => {
    if (!missing) return;
    const control = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const profile = await readProfile(control.signal);
        if ($session.get().token === token) $session.set(setUser($session.get(), token, profile));
      } catch {
        if (!control.signal.aborted) setTimeout(ask, PROFILE_RETRY);
      }
    };
    void ask();
    return () => control.abort();
  }, [missing, token]);
  return user?.id;
}
