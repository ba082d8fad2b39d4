/** The code for the cash desk, and until when it is good by the clock of the device. */
export interface HeldCode {
  code: string;
  endsAt: number;
}

/** Longest life of a code. A wrong clock of the device adds no time. */
export const CODE_LIFETIME_MS = 5 * 60_000;

/** The platform gives another code once a minute of the one before is left: a little later we ask. */
export const RENEW_AT_MS = 50_000;

/** Milliseconds until a renewal that failed is tried again. */
export const RENEW_AGAIN_MS = 5_000;

/** A code that the platform gave `now`, with so many seconds left. */
export function holdCode(code: string, secondsLeft: number, now: number): HeldCode {
  return { code, endsAt: now + Math.min(secondsLeft * 1000, CODE_LIFETIME_MS) };
}

/** Milliseconds that a code is still good for; 0 where it is not. */
export function codeLeft(held: HeldCode | undefined, now: number): number {
  return held ? Math.min(Math.max(0, held.endsAt - now), CODE_LIFETIME_MS) : 0;
}

/** Milliseconds until another code should be asked for. */
export function renewalIn(held: HeldCode | undefined, now: number): number {
  return Math.max(0, codeLeft(held, now) - RENEW_AT_MS);
}

/** The digits in the groups that stand below such a barcode: `2 938475 610272`. */
export function groupedCode(code: string): string {
  return [code.slice(0, 1), code.slice(1, 7), code.slice(7)].filter(Boolean).join(' ');
}
