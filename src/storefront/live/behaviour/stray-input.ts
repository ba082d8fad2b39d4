/**
 * Drops input that the shopper did not mean: a held Enter presses a button once, though the focus moves on to
 * the next one, and the wheel over a number field scrolls the page and leaves the number.
 */
export function startStrayInput(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key, repeat } = event;
      if (repeat && key === 'Enter' && target instanceof Element && target.closest('button, a'))
        event.preventDefault();
    },
    { capture: true },
  );
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (target === document.activeElement && target instanceof HTMLInputElement && target.type === 'number')
        target.blur();
    },
    { capture: true, passive: true },
  );
}
