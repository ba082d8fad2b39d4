import type { Clock } from '#platform/store/clock.ts';

/** The machine's time, moved forward by whoever wants codes, tokens or orders to grow old at once. */
export class MovedClock implements Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
