import type { Environment } from '#publisher/environment/environment.ts';
import { type Homes, ONE_MACHINE } from './homes.ts';
import { machineIdOf } from './machine-id.ts';
import type { RedisHomesOptions } from './redis-homes.ts';

export type HomeTimes = Partial<Omit<RedisHomesOptions, 'machine'>>;

/** Says which shops this machine builds: where several share a Redis its part of them, else all. */
export async function openHomes(
  { queueUrl, dataDirectory }: Environment,
  times: HomeTimes = {},
): Promise<Homes> {
  if (queueUrl === undefined) return ONE_MACHINE;
  const { openRedisHomes } = await import('./redis-homes.ts');
  return openRedisHomes(queueUrl, { machine: machineIdOf(dataDirectory), ...times });
}
