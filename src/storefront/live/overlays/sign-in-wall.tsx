import { createRoot } from 'react-dom/client';
import { SignIn } from '#storefront/sign-in/SignIn.tsx';
import type { SignInPage } from '#storefront/sign-in/sign-in-props.ts';
import { fetchOverlayPage } from './read-overlay-page.ts';

/** Draws the form of the wall before a shop for businesses. The page behind it shows after signing in. */
export async function drawWall(box: Element): Promise<() => void> {
  const page = (await fetchOverlayPage('login')) as SignInPage;
  const root = createRoot(box);
  root.render(<SignIn page={page} onSignedIn={() => {}} />);
  return () => root.unmount();
}
