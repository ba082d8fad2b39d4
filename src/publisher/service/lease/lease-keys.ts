import type { Redis } from 'ioredis';
import { answerOf } from '#lib/redis.ts';

const MACHINES = 'storefront:machines';
/** By shop, the machine whose data of it are those that are published. */
const CURRENT_MACHINES = 'storefront:homes';
const leaseOf = (tenant: string) => `storefront:home:${tenant}`;

/** By the clock of Redis, since those of machines differ. */
const BEAT = `
  local now = redis.call('TIME')
  local ms = now[1] * 1000 + math.floor(now[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
  redis.call('ZADD', KEYS[1], ms + ARGV[3], ARGV[1])
  local kept = {}
  for at = 2, #KEYS do
    if redis.call('GET', KEYS[at]) == ARGV[2] then
      redis.call('PEXPIRE', KEYS[at], ARGV[3])
      kept[#kept + 1] = at - 2
    end
  end
  return { redis.call('ZRANGE', KEYS[1], 0, -1), kept }`;

/**
 * A process that was started anew takes over what the machine had. What another one had of the shop counts
 * for nothing from here on, whether this one comes to its end or not.
 */
const TAKE = `
  local holder = redis.call('GET', KEYS[1])
  if holder and string.sub(holder, 1, #ARGV[1]) ~= ARGV[1] then return 'taken' end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  if redis.call('HGET', KEYS[2], ARGV[4]) == ARGV[1] then return 'known' end
  redis.call('HDEL', KEYS[2], ARGV[4])
  return 'new'`;

const GIVE_UP = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

const NOTE_CURRENT = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('HSET', KEYS[2], ARGV[3], ARGV[2]) end`;

export interface Holder {
  machine: string;
  /** Of one process of the machine. Begins with the machine. */
  token: string;
  /** Milliseconds for which a lease lasts that nobody renews. */
  lease: number;
}

/** Leases of shops as machines share them through Redis. Each step is atomic. */
export function leaseKeys(redis: Redis, { machine, token, lease }: Holder) {
  return {
    /** Says that the machine lives, renews its leases, and tells who lives and which leases last. */
    async beat(tenants: readonly string[]): Promise<{ machines: string[]; kept: string[] }> {
      const keys = [MACHINES, ...tenants.map(leaseOf)];
      const asked = redis.eval(BEAT, keys.length, ...keys, machine, token, lease);
      const [machines, kept] = (await answerOf(asked)) as [string[], number[]];
      return { machines, kept: kept.flatMap((at) => tenants[at] ?? []) };
    },
    /** Takes the lease of a shop; `known` where nobody else built the shop since this machine did. */
    async take(tenant: string): Promise<'taken' | 'known' | 'new'> {
      const asked = redis.eval(TAKE, 2, leaseOf(tenant), CURRENT_MACHINES, machine, token, lease, tenant);
      return (await answerOf(asked)) as 'taken' | 'known' | 'new';
    },
    async isMine(tenant: string): Promise<boolean> {
      return (await answerOf(redis.get(leaseOf(tenant)))) === token;
    },
    async giveUp(tenant: string): Promise<void> {
      await answerOf(redis.eval(GIVE_UP, 1, leaseOf(tenant), token));
    },
    /** Notes that what the machine has of a shop is what is published. */
    async noteCurrent(tenant: string): Promise<void> {
      await answerOf(redis.eval(NOTE_CURRENT, 2, leaseOf(tenant), CURRENT_MACHINES, token, machine, tenant));
    },
  };
}
