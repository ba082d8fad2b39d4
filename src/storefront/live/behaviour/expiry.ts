/** Removes elements whose end, `data-end-at` in ISO 8601, has passed. */
export function startExpiry(): void {
  const now = Date.now();
  const ends: number[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-end-at]')) {
    const end = Date.parse(element.dataset.endAt ?? '');
    if (end <= now) element.remove();
    else if (end > now) ends.push(end);
  }
  const wait = Math.min(...ends) - now;
  if (wait <= LONGEST_TIMER) setTimeout(startExpiry, wait);
}

/** Longest delay that a browser's timer can hold: 24.8 days, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
