import type { Translate } from '#storefront/i18n/message-key.ts';

/**
 * Lets the search box of the header come to life when it first gets the focus: until then, and where that
 * fails, it is a plain form. Where the shop wishes, its placeholder is written letter by letter.
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
    import('./open-search.ts').then(({ openSearch }) => openSearch(form, input, t, isPressed), listen);
  const listen = () => form.addEventListener('focusin', wake, { once: true });
  if (form.contains(document.activeElement)) void wake();
  else listen();
  if (input.dataset.words)
    import('./placeholder.ts').then(
      ({ startPlaceholder }) => startPlaceholder(input),
      () => {},
    );
}
