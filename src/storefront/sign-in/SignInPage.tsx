import { useEffect, useRef } from 'react';
import { $session } from '#storefront/session/session.store.ts';
import { pageAfter } from './page-after.ts';
import { SignIn } from './SignIn.tsx';
import type { SignInPage as SignInPageProps } from './sign-in-props.ts';
import type { Step } from './step.ts';

/** The page `/login`: a shopper who is signed in already, here or in another tab, is led on. */
export function SignInPage(page: SignInPageProps) {
  const signsIn = useRef(false);

  useEffect(
    () =>
      $session.subscribe(({ token }) => {
        // A shopper who signs in here is led on once the cart is there, too.
        if (token !== null && !signsIn.current) leave('password');
      }),
    [],
  );

  return (
    <SignIn
      page={page}
      onBusy={(busy) => {
        signsIn.current = busy;
      }}
      onSignedIn={leave}
    />
  );
}

function leave(way: Step['kind']): void {
  const page = pageAfter(new URLSearchParams(location.search).get('from'), way);
  if (page !== undefined) location.replace(page);
}
