import type { Translate } from '#storefront/i18n/message-key.ts';

/**
 * Brings the choosers of a page to life, where it has one. A value that is pressed before shows so and is
 * pressed again then; where that fails its link is followed.
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
