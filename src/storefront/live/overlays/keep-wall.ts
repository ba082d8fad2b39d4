import { notify } from '#storefront/page/notice.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Set on the body of a shop for businesses while nobody is signed in; the style sheet then hides the shop.
 */
const FLAG = 'signIn';

/**
 * Shows a shop for businesses to signed-in customers, and to everybody else only the wall: at once in every
 * tab after signing in or out.
 */
export function keepWall(box: Element): void {
  let drawn: Promise<() => void> | undefined;
  $session.subscribe(({ token }) => {
    const isGuest = token === null;
    const { body, documentElement } = document;
    if (isGuest) {
      body.dataset[FLAG] = 'required';
      delete documentElement.dataset.signedIn;
      drawn ??= draw(box);
    } else {
      delete body.dataset[FLAG];
      documentElement.dataset.signedIn = '';
      void drawn?.then((remove) => remove());
      drawn = undefined;
    }
  });
}

async function draw(box: Element): Promise<() => void> {
  try {
    const { drawWall } = await import('./sign-in-wall.tsx');
    return await drawWall(box);
  } catch {
    // Nothing else can be done here but to come back.
    notify({ key: 'notice.not-loaded', stays: true });
    addEventListener('online', () => location.reload(), { once: true });
    return () => {};
  }
}
