import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { GUEST, type Session } from '#domain/account/session.ts';
import { keepPrivate } from '#storefront/session/private-page.ts';
import { $session } from '#storefront/session/session.store.ts';
import { showPlace } from './show-place.ts';

// The server knows nobody; this guest says so by its identity.
const UNKNOWN: Session = { ...GUEST };

export interface SignedInProps {
  /** Stands there until the browser knows who is signed in, and while a guest is led to sign in. */
  skeleton: ReactNode;
  children: (session: Session) => ReactNode;
}

/** What only who is signed in sees. Everybody else, also who signs out in another tab, goes to sign in. */
export function SignedIn({ skeleton, children }: SignedInProps) {
  const session = useStore($session, { ssr: () => UNKNOWN });
  useEffect(keepPrivate, []);
  useEffect(showPlace, []);
  return session.token === null ? skeleton : children(session);
}
