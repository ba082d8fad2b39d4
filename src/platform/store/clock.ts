/**
 * The sandbox's time: the machine's, moved forward by whoever wants codes, tokens or orders to grow old at
 * once.
 */
export class Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}

const MINUTE_MS = 60_000;

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}
