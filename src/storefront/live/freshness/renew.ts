import { updateCache } from '#contract/cache/cache.ts';
import { RELOAD_DELAY, type Shortcut } from '#domain/freshness/hidden-shortcut.ts';
import { notify } from '#storefront/page/notice.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { clearStorage } from '#storefront/storage/clear-storage.ts';
import { dropSite } from './site-data.ts';

/**
 * Has the shop's cache renewed, if asked, then drops all data that the browser keeps and fetches them again.
 */
export async function renew(shortcut: Shortcut): Promise<void> {
  if (shortcut === 'update') {
    try {
      await callShop(updateCache, {}, { unchecked: true });
    } catch {
      notify({ key: 'notice.cache-not-updated' });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY));
  }
  await dropSite();
  clearStorage();
  location.reload();
}
