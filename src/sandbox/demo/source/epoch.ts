/** The day on which every seeded shop was last touched: the same seed makes the same shop on any day. */
const EPOCH = Date.UTC(2026, 10, 1, 9);
const DAY = 86_400_000;

/** A moment that many days (and seconds) before the shop's last day, as ISO 8601 in UTC. */
export function daysBefore(days: number, seconds = 0): string {
  return new Date(EPOCH - days * DAY - seconds * 1000).toISOString();
}
