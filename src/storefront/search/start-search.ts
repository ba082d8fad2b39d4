import type { Translate } from '#storefront/i18n/message-key.ts';

/**
 * Starts the search box of the header at its first focus: until then, and if that fails, it is a plain form.
 * Its placeholder is written letter by letter, if the shop wishes.
 */
export function startSearch(t: Translate): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  let isPressed = false;
  form.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  const wake = () =>
    import('./open-search.ts').then(({ openSearch }) => openSearch(form, input, t, () => isPressed), listen);
  const listen = () => form.addEventListener('focusin', wake, { once: true });
  if (form.contains(document.activeElement)) void wake();
  else listen();
  if (input.dataset.words)
    import('./placeholder.ts').then(
      ({ startPlaceholder }) => startPlaceholder(input),
      () => {},
    );
}
