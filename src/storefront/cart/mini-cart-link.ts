import { belowScreen } from '#domain/page/screen-width.ts';

/**
 * Opens the mini cart below the header's cart link on wide screens, when the pointer or the focus comes to
 * it. Its code is loaded then.
 */
export function startMiniCart(): void {
  const link = document.querySelector<HTMLAnchorElement>('.header a[data-to-cart]');
  if (document.body.dataset.page === 'cart') return;
  for (const type of ['pointerenter', 'focus'])
    link?.addEventListener(type, (event) => {
      if ((event as PointerEvent).pointerType === 'touch' || matchMedia(belowScreen('desktop')).matches)
        return;
      import('./mini-cart.ts').then(({ openMiniCart }) => openMiniCart(link)).catch(() => {});
    });
}
