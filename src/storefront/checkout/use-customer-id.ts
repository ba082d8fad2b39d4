import { useEffect } from 'react';
import { type Session, setUser } from '#domain/account/session.ts';
import { fetchProfile } from '#storefront/account/fetch-profile.ts';
import { retry } from '#storefront/platform-client/retry.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Milliseconds until the next attempt to get the profile. */
const AGAIN = 5000;

/** Id of the signed-in customer; undefined until known. A fresh session may have no profile yet. */
export function useCustomerId({ token, user }: Session): number | undefined {
  const missing = user === null;
  useEffect(() => {
    if (!missing || token === null) return;
    const leaving = new AbortController();
    const isCurrent = () => $session.get().token === token;
    retry(() => fetchProfile(token), {
      isWorthIt: isCurrent,
      first: AGAIN,
      longest: AGAIN,
      signal: leaving.signal,
    }).then(
      (profile) => {
        if (isCurrent()) $session.set(setUser($session.get(), token, profile));
      },
      () => {},
    );
    return () => leaving.abort();
  }, [missing, token]);
  return user?.id;
}
