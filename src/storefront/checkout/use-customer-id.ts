import { useEffect } from 'react';
import { type Session, setUser } from '#domain/account/session.ts';
import { fetchProfile } from '#storefront/account/fetch-profile.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Milliseconds until the next attempt to get the profile. */
const AGAIN = 5000;

/** Id of the signed-in customer; undefined until known. A fresh session may have no profile yet. */
export function useCustomerId({ token, user }: Session): number | undefined {
  const missing = user === null;
  useEffect(() => {
    if (!missing || token === null) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const profile = await fetchProfile(token);
        if ($session.get().token === token) $session.set(setUser($session.get(), token, profile));
      } catch {
        if (!gone && $session.get().token === token) setTimeout(ask, AGAIN);
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [missing, token]);
  return user?.id;
}
