import { openSession } from '#client/session/sign-in.ts';
import { isRecord } from '#domain/is-record.ts';
import { $session } from '#stores/session.store.ts';

/**
 * Listens to the page that shows the shop in a frame, where it is of one of these origins, and tells it so by
 * `{ type: 'ready' }`. What it may say: `{ type: 'token', token }` signs the shopper in, in this tab, unless
 * somebody is signed in already.
 */
export function listenToParent(origins: readonly string[]): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin) || !isRecord(data)) return;
    if (data.type === 'token' && typeof data.token === 'string' && data.token !== '')
      void takeToken(data.token);
  });
  for (const origin of origins) parent.postMessage({ type: 'ready' }, origin);
}

async function takeToken(token: string): Promise<void> {
  if ($session.get().token !== null) return;
  try {
    await openSession({ token, user: null }, false);
  } catch (error) {
    console.error('The token of the parent page signs nobody in.', error);
  }
}
