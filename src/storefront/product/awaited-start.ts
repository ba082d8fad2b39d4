import { notify } from '#storefront/page/notice.ts';

/** Makes `button[data-action="await"]` wait for a sold-out product; the code comes with the first press. */
export function startAwaited(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-action="await"]') : null;
    if (!button) return;
    import('./awaited.ts').then(
      ({ toggleAwaitedOf }) => toggleAwaitedOf(button),
      () => notify({ key: 'notice.not-loaded' }),
    );
  });
}
