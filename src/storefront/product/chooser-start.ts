import type { Translate } from '#storefront/i18n/message-key.ts';

/**
 * Starts the choosers of a page, if it has one. An earlier press on a value is marked and repeated then; if
 * the start fails, its link is followed.
 */
export function startChoice(t: Translate): void {
  if (!document.querySelector('[data-chooser]')) return;
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-chooser] li a') : null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    pressed?.removeAttribute('aria-busy');
    pressed = link;
    link.ariaBusy = 'true';
  };
  document.addEventListener('click', hold);
  import('./chooser.ts')
    .then(({ startChoosers }) => startChoosers(t))
    .catch(() => {})
    .finally(() => {
      document.removeEventListener('click', hold);
      pressed?.click();
    });
}
