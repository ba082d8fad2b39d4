const LONGEST_WAIT_MS = 30_000;

/**
 * Milliseconds to wait before the next try. Doubles with each try (counted from 0), half of it by chance, so
 * that many shops do not come back at once. A `Retry-After` of the platform (seconds or a date) is kept to,
 * up to half a minute.
 */
export function retryDelay(
  attempt: number,
  base: number,
  retryAfter: string | null,
  now = Date.now(),
  random = Math.random,
): number {
  const doubled = Math.min(base * 2 ** attempt, LONGEST_WAIT_MS);
  const own = doubled / 2 + (doubled / 2) * random();
  return Math.max(own, Math.min(askedFor(retryAfter, now), LONGEST_WAIT_MS));
}

function askedFor(retryAfter: string | null, now: number): number {
  if (!retryAfter) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
