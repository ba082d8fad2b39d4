/** Writes into the history how far the page is scrolled. */
export function keepPlace(): void {
  history.replaceState({ ...history.state, top: Math.round(window.scrollY) }, '');
}

/** Scroll position of the page when its present address was left; undefined if the address is new. */
export function keptPlace(): number | undefined {
  const top: unknown = history.state?.top;
  return typeof top === 'number' ? top : undefined;
}

/** Takes the position out of the history, and changes the address if another one is given. */
export function forgetPlace(address?: string): void {
  history.replaceState({ ...history.state, top: undefined }, '', address);
}
