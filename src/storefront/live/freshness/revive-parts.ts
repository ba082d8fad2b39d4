import { formatBadge } from '#domain/page/badge.ts';
import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { $itemCount } from '#storefront/cart/cart.store.ts';
import { cartHref } from '#storefront/cart/cart-link.ts';
import { readItem } from '#storefront/cart/item.ts';
import { $compare } from '#storefront/compare/compare.store.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { $currentPrices } from '#storefront/pricing/prices.store.ts';
import { paintAwaited } from '#storefront/product/awaited.ts';
import { showPrice, watchPrices } from '#storefront/product/prices.ts';
import { paintToggles } from '#storefront/product/toggles.ts';

/** Connects parts of a page that were put in later: they show the browser's own data. */
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
  const { watchCarousels } = await import('#storefront/ui/carousel.ts');
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
