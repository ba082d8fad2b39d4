import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { batchOf, type Waiting } from './batch-of.ts';
import type { Batch, Notice } from './change-queue.ts';

/** Beginning of all keys. */
export const PREFIX = 'storefront';
/** Shops that a notice has ever come for. */
export const TENANTS = `${PREFIX}:tenants`;

const noticesOf = (tenant: string) => `${PREFIX}:notices:${tenant}`;

/** An id is known once its notice is kept, and not before. */
const ADD = `
  if not redis.call('SET', KEYS[1], '', 'NX', 'PX', ARGV[1]) then return 0 end
  redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
  redis.call('SADD', KEYS[3], ARGV[4])
  return 1`;

/** Notices that another machine has worked off meanwhile do not come back. */
const PUT_OFF = `
  for at = 1, #ARGV, 2 do
    local isThere = redis.call('HEXISTS', KEYS[1], ARGV[at]) == 1
    if isThere then redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
  end`;

type Kept = Omit<Waiting, 'position'>;

/**
 * Notices on Redis, a hash for each shop. One that is taken stays until it is done, so a machine that dies
 * leaves it to whoever has the next job of the shop.
 */
export function createRedisNotices(redis: Redis, knownFor: number) {
  /** The notices of a shop, the oldest first. */
  async function all(tenant: string): Promise<Waiting[]> {
    const kept = Object.entries(await redis.hgetall(noticesOf(tenant)));
    const notices = kept.map(([position, text]): Waiting => ({ ...(JSON.parse(text) as Kept), position }));
    return notices.sort((one, other) => one.receivedAt - other.receivedAt);
  }

  return {
    all,
    allShops: async () => (await Promise.all((await redis.smembers(TENANTS)).map(all))).flat(),

    /** False where its id is known. */
    async add(notice: Notice): Promise<boolean> {
      const { tenant, id, kind = 'message', changed, updatedAt, receivedAt } = notice;
      const { dueAt = receivedAt, looks = 0, triggers = null } = notice;
      const kept: Kept = { id, kind, changed, updatedAt, receivedAt, dueAt, looks, triggers, tries: 0 };
      const position = hash('sha256', id, 'base64url');
      const keys = [`${PREFIX}:known:${tenant}:${position}`, noticesOf(tenant), TENANTS];
      const known = knownFor + Math.max(0, dueAt - Date.now());
      return (await redis.eval(ADD, 3, ...keys, known, position, JSON.stringify(kept), tenant)) === 1;
    },

    async take(tenant: string, now: number): Promise<Batch | undefined> {
      const due = (await all(tenant)).filter(({ dueAt }) => dueAt <= now);
      return due.length === 0 ? undefined : batchOf(tenant, due);
    },

    async done({ tenant, positions }: Batch): Promise<void> {
      await redis.hdel(noticesOf(tenant), ...positions.map(String));
    },

    async later({ tenant, positions }: Batch, dueAt: number): Promise<void> {
      const failed = (await all(tenant)).filter(({ position }) => positions.includes(position));
      const kept = failed.flatMap(({ position, ...one }) => [
        position,
        JSON.stringify({ ...one, dueAt, tries: one.tries + 1 } satisfies Kept),
      ]);
      await redis.eval(PUT_OFF, 1, noticesOf(tenant), ...kept);
    },
  };
}

export type RedisNotices = ReturnType<typeof createRedisNotices>;
