import type { Release } from './release.ts';
import { ReleaseError } from './site-store.ts';

/** The release to go back to, of all, the last one first. Throws a ReleaseError that says which there are. */
export function findGoal(releases: readonly Release[], to: number): Release {
  const [last, ...earlier] = releases;
  const target = earlier.find(({ number }) => number === to);
  if (target) return target;
  const known = earlier.map(({ number }) => number);
  const way = known.length === 0 ? 'There is none to go back to.' : `There are ${known.join(', ')}.`;
  throw new ReleaseError(
    last?.number === to ? `Release ${to} is the one that is served.` : `There is no release ${to}. ${way}`,
  );
}
