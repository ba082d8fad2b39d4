import type { Environment } from '#publisher/environment/environment.ts';
import { type Leases, ONE_MACHINE } from './leases.ts';
import { machineIdOf } from './machine-id.ts';
import type { RedisLeasesOptions } from './redis-leases.ts';

export type LeaseTimes = Partial<Omit<RedisLeasesOptions, 'machine'>>;

/** Leases of the shops that this machine builds: its part of them where several share a Redis, else all. */
export async function openLeases(
  { queueUrl, dataDirectory }: Environment,
  times: LeaseTimes = {},
): Promise<Leases> {
  if (queueUrl === undefined) return ONE_MACHINE;
  const { openRedisLeases } = await import('./redis-leases.ts');
  return openRedisLeases(queueUrl, { machine: machineIdOf(dataDirectory), ...times });
}
