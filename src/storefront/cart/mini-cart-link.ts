import { belowScreen } from '#domain/page/screen-width.ts';

/**
 * Lets what is in the cart drop from the cart link of the header on a wide screen, where the pointer or the
 * focus is on it. What draws it comes then.
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
