import type { ReadableAtom } from 'nanostores';
import { formatBadge } from '#domain/page/badge.ts';
import { $itemCount } from '#storefront/cart/cart.store.ts';
import { $compare } from '#storefront/compare/compare.store.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';

/** Keeps the counts beside the cart, favourites and comparison links. */
export function startBadges(): void {
  $itemCount.subscribe((count) => paint('cart', count));
  for (const [name, $list] of [
    ['favourite', $favourites],
    ['compare', $compare],
  ] as [string, ReadableAtom<readonly unknown[]>][]) {
    $list.subscribe((list) => paint(name, list.length));
  }
}

function paint(name: string, count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>(`[data-badge="${name}"]`)) {
    badge.textContent = formatBadge(count);
    badge.hidden = count === 0;
  }
}
