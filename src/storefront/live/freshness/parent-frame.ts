import type { ParentMessage } from '#contract/market/parent-frame.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';
import { openSession } from '#storefront/sign-in/sign-in.ts';

/**
 * Listens to a parent frame of one of these origins, and sends it `{ type: 'ready' }`. It may send a
 * `ParentMessage`; anything else is ignored.
 */
export function listenToParent(origins: readonly string[]): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin) || !isRecord(data)) return;
    if (isOf(data, 'token') && typeof data.token === 'string' && data.token !== '')
      void takeToken(data.token);
    else if (isOf(data, 'market-data') && isRecord(data.marketData)) void takeMarketData(data.marketData);
    else if (isOf(data, 'blocks')) void takeBlocks();
  });
  for (const origin of origins) parent.postMessage({ type: 'ready' }, origin);
}

const isOf = (data: Record<string, unknown>, type: ParentMessage['type']) => data.type === type;

async function takeToken(token: string): Promise<void> {
  if ($session.get().token !== null) return;
  try {
    await openSession({ token, user: null }, false);
  } catch (error) {
    console.error('The token of the parent page signs nobody in.', error);
  }
}

/** Theme and logo show at once; other changes come with the rebuilt pages. */
async function takeMarketData({ theme, logo, ...others }: Record<string, unknown>): Promise<void> {
  const { previewLogo, previewTheme } = await import('./theme-preview.ts');
  if (theme !== undefined) await previewTheme(theme);
  if (logo !== undefined) previewLogo(logo);
  if (Object.keys(others).length > 0) await refetchPart('marketData');
}

const takeBlocks = () => refetchPart('blocks');

async function refetchPart(part: 'marketData' | 'blocks'): Promise<void> {
  const { refetch } = await import('./keep-fresh.ts');
  await refetch([part], pageTranslate());
}
