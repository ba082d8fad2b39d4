/** Default wait of a debounced function, in milliseconds. */
export const DEBOUNCE = 1000;

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Forgets a run that is waiting. */
  cancel(): void;
}

/** Runs `run` with the last arguments once it was not called for `wait` milliseconds. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  wait = DEBOUNCE,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(run, wait, ...args);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
