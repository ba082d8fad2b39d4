import type { Release } from './release.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The last releases, whatever their age. */
const LAST = 20;

/** Beside them the last release of each hour of a day, and of each day of a week. */
const STEPS = [
  { step: HOUR, for: DAY },
  { step: DAY, for: 7 * DAY },
];

/** Numbers of the releases that can be gone back to from now on. `releases` has the last one first. */
export function keepReleases(releases: readonly Pick<Release, 'number' | 'at'>[], now: Date): Set<number> {
  const kept = new Set(releases.slice(0, LAST).map(({ number }) => number));
  for (const { step, for: span } of STEPS) {
    const seen = new Set<number>();
    for (const { number, at } of releases) {
      const time = Date.parse(at);
      const slot = Math.floor(time / step);
      if (now.getTime() - time > span || seen.has(slot)) continue;
      seen.add(slot);
      kept.add(number);
    }
  }
  return kept;
}
