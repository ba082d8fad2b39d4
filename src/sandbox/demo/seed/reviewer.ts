import type { Random } from '#lib/random.ts';
import { reviewersSchema } from '#sandbox/demo/source/shared.ts';
import { readYaml } from './read-yaml.ts';

const { women, men, families } = readYaml('shared/reviewers.yml', reviewersSchema);

/** A full name such as an Uzbek passport has: family names of women end in -a. */
export function reviewerName(random: Random): string {
  const family = random.pick(families);
  return random.chance(0.5) ? `${random.pick(women)} ${family}a` : `${random.pick(men)} ${family}`;
}
