/** Milliseconds for which goods are kept for their payment; each new code makes it as long again. */
export const HOLD_TIME = 15 * 60 * 1000;

/** Milliseconds that are left to pay; 0 where none are. A clock of the browser that is wrong adds no time. */
export function holdLeft(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  return Number.isFinite(left) ? Math.min(Math.max(0, left), HOLD_TIME) : 0;
}

/** The time left as `14:59`. */
export function holdText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
