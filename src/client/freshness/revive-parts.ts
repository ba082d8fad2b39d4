import { paintToggles } from '#client/page/toggles.ts';
import { paintAwaited } from '#client/page/awaited.ts';
import { paintBuyControls } from '#client/page/buy-control.ts';
import { cartHref } from '#client/page/cart-link.ts';
import { readItem } from '#client/page/item.ts';
import { showPrice, watchPrices } from '#client/page/prices.ts';
import { formatBadge } from '#domain/badge.ts';
import type { Translate } from '#i18n/message-key.ts';
import { $itemCount } from '#stores/cart.store.ts';
import { $compare } from '#stores/compare.store.ts';
import { $favourites } from '#stores/favourites.store.ts';
import { $currentPrices } from '#stores/prices.store.ts';

/** Brings parts of a page that were put in later to life: what the browser knows shows on them. */
export async function reviveParts(parts: readonly Element[], t: Translate): Promise<void> {
  if (parts.length === 0) return;
  paintToggles();
  paintAwaited();
  for (const part of parts) {
    paintLinks(part);
    for (const element of part.querySelectorAll<HTMLElement>('[data-item]')) {
      paintBuyControls(element, t);
      const price = $currentPrices.get()[readItem(element).variationId];
      if (price) showPrice(price, t);
      watchPrices(element);
    }
  }
  if (!parts.some((part) => part.matches('[data-carousel]') || part.querySelector('[data-carousel]'))) return;
  const { watchCarousels } = await import('#client/page/carousel.ts');
  for (const part of parts) watchCarousels(part.parentElement ?? part);
}

function paintLinks(part: Element): void {
  const counts: Record<string, number> = {
    cart: $itemCount.get(),
    favourite: $favourites.get().length,
    compare: $compare.get().length,
  };
  for (const badge of part.querySelectorAll<HTMLElement>('[data-badge]')) {
    const count = counts[badge.dataset['badge'] ?? ''] ?? 0;
    badge.textContent = formatBadge(count);
    badge.hidden = count === 0;
  }
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[data-to-cart]')) link.href = cartHref();
}
