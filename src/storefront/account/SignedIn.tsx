import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { GUEST, type Session } from '#domain/account/session.ts';
import { keepPrivate } from '#storefront/session/private-page.ts';
import { $session } from '#storefront/session/session.store.ts';
import { showPlace } from './show-place.ts';

// The server has no session; this object, compared by identity, stands in until hydration.
const UNKNOWN: Session = { ...GUEST };

export interface SignedInProps {
  /** Shown until the session is known, and while a guest is sent to sign in. */
  skeleton: ReactNode;
  children: (session: Session) => ReactNode;
}

/**
 * Shows its content to signed-in shoppers alone; others, also after a sign-out in another tab, are sent to
 * sign in.
 */
export function SignedIn({ skeleton, children }: SignedInProps) {
  const session = useStore($session, { ssr: () => UNKNOWN });
  useEffect(keepPrivate, []);
  useEffect(showPlace, []);
  return session.token === null ? skeleton : children(session);
}
