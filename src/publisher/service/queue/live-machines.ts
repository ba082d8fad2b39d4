import type { Redis } from 'ioredis';
import { answerOf } from '#lib/redis.ts';
import { PREFIX, TENANTS } from './redis-notices.ts';

const MACHINES = `${PREFIX}:machines`;
const SINCE = `${PREFIX}:machines-since`;

/** By the clock of Redis, since those of machines differ. */
const BEAT = `
  local now = redis.call('TIME')
  local ms = now[1] * 1000 + math.floor(now[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
  redis.call('ZADD', KEYS[1], ms + ARGV[2], ARGV[1])
  redis.call('ZINTERSTORE', KEYS[2], 2, KEYS[2], KEYS[1], 'WEIGHTS', 1, 0)
  redis.call('ZADD', KEYS[2], 'NX', ms, ARGV[1])
  return { ms, redis.call('ZRANGE', KEYS[2], 0, -1, 'WITHSCORES'), redis.call('SMEMBERS', KEYS[3]) }`;

export interface MachineOptions {
  /** Name of this machine, the same for all its processes. */
  machine: string;
  /** Milliseconds for which a machine that is not heard of keeps its shops. */
  goneAfter: number;
  /** A machine that comes to others gets its part of the shops after so many milliseconds. */
  steadyAfter: number;
}

/** Says that this machine lives; gives all shops, and the machines that share them. */
export async function beat(redis: Redis, { machine, goneAfter, steadyAfter }: MachineOptions) {
  const asked = redis.eval(BEAT, 3, MACHINES, SINCE, TENANTS, machine, goneAfter);
  const [now, pairs, tenants] = (await answerOf(asked)) as [number, string[], string[]];
  const machines = pairs.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, since: Number(pairs[at + 1]) }] : [],
  );
  const first = machines[0]?.since ?? now;
  const sharing = machines.filter(({ since }) => now - since >= steadyAfter || since - first < steadyAfter);
  return { tenants, machines: sharing.map(({ name }) => name) };
}
