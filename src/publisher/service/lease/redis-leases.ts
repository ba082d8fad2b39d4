import { randomUUID } from 'node:crypto';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { connectRedis } from '#lib/redis.ts';
import { leaseKeys } from './lease-keys.ts';
import { type Lease, type Leases, LostLeaseError } from './leases.ts';
import { preferredMachineOf } from './preferred-machine.ts';

export interface RedisLeasesOptions {
  /** Name of this machine, the same for all its processes. */
  machine: string;
  /** Milliseconds for which a machine that is not heard of keeps its shops. */
  lease?: number;
  /** Milliseconds between two signs of life. */
  beat?: number;
  /** A machine gets shops that others have once it has lived so many milliseconds. */
  steadyAfter?: number;
  log?: Log;
}

interface HeldLease {
  isNew: boolean;
  isBusy: boolean;
  lost: AbortController;
}

/**
 * Shares the shops among the machines that live. A machine keeps the lease of a shop for as long as it lives,
 * or until another one that should have it has lived for a while, and nothing is to do for it.
 */
export function openRedisLeases(url: string, options: RedisLeasesOptions): Leases {
  const { machine, lease = 30_000, beat = 5_000, steadyAfter = 600_000 } = options;
  const { log = CONSOLE_LOG } = options;
  // The queue says it, too.
  const redis = connectRedis(url, (error) => log.debug({ event: 'redis-away', error }, error.message));
  const keys = leaseKeys(redis, { machine, token: `${machine} ${randomUUID()}`, lease });
  const held = new Map<string, HeldLease>();
  /** Shops that this machine should have, and that another one still has. */
  const awaited = new Set<string>();
  /** Machines that live, and since when this one knows. */
  const alive = new Map<string, number>();
  const listeners = new Set<() => void>();
  let beatenAt = performance.now();
  let beating: Promise<void> | undefined;
  let isClosed = false;

  function lose(tenant: string): void {
    held.get(tenant)?.lost.abort(new LostLeaseError(tenant));
    held.delete(tenant);
  }

  function noteMachines(machines: readonly string[]): boolean {
    const before = alive.size;
    let hasChanged = false;
    for (const gone of [...alive.keys()].filter((one) => !machines.includes(one))) {
      alive.delete(gone);
      hasChanged = true;
    }
    for (const one of machines) if (!alive.has(one)) alive.set(one, performance.now());
    return hasChanged || alive.size !== before;
  }

  async function handOver(): Promise<void> {
    const steady = [...alive].filter(
      ([name, since]) => name === machine || performance.now() - since >= steadyAfter,
    );
    const names = steady.map(([name]) => name);
    for (const [tenant, { isBusy }] of held) {
      if (isBusy || preferredMachineOf(tenant, names) === machine) continue;
      lose(tenant);
      await keys.giveUp(tenant);
    }
  }

  async function beatOnce(): Promise<void> {
    const tenants = [...held.keys()];
    const startedAt = performance.now();
    try {
      const { machines, kept } = await keys.beat(tenants);
      beatenAt = startedAt;
      for (const tenant of tenants) if (!kept.includes(tenant)) lose(tenant);
      if (noteMachines(machines) || awaited.size > 0) {
        awaited.clear();
        for (const listener of listeners) listener();
      }
      await handOver();
    } catch (error) {
      if (isClosed) return;
      // From here on somebody else may have them, and nobody can say.
      if (startedAt - beatenAt >= lease) for (const tenant of held.keys()) lose(tenant);
      log.error({ event: 'leases-unknown', error }, 'Which machine builds which shop is not known.');
    }
  }

  function beatNow(): Promise<void> {
    beating ??= beatOnce().finally(() => {
      beating = undefined;
    });
    return beating;
  }

  async function take(tenant: string): Promise<HeldLease | undefined> {
    const known = held.get(tenant);
    if (known) return known;
    if (alive.size === 0) await beatNow();
    if (preferredMachineOf(tenant, [...alive.keys()]) !== machine) return undefined;
    const answer = await keys.take(tenant);
    if (answer === 'taken') {
      awaited.add(tenant);
      return undefined;
    }
    const taken = { isNew: answer === 'new', isBusy: false, lost: new AbortController() };
    held.set(tenant, taken);
    return taken;
  }

  async function confirm(tenant: string, { lost }: HeldLease): Promise<void> {
    lost.signal.throwIfAborted();
    if (await keys.isMine(tenant)) return;
    lose(tenant);
    throw new LostLeaseError(tenant);
  }

  function leaseOf(tenant: string, own: HeldLease): Lease {
    return {
      isNew: own.isNew,
      signal: own.lost.signal,
      confirm: () => confirm(tenant, own),
      async end(isCurrent) {
        own.isBusy = false;
        if (!isCurrent || !own.isNew || own.lost.signal.aborted) return;
        await keys.noteCurrent(tenant);
        own.isNew = false;
      },
    };
  }

  const timer = setInterval(beatNow, beat);
  return {
    async begin(tenant) {
      const own = await take(tenant);
      if (!own) return undefined;
      own.isBusy = true;
      return leaseOf(tenant, own);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The leases are left to run out: whoever starts the machine again in time finds its shops. */
    async close() {
      isClosed = true;
      clearInterval(timer);
      redis.disconnect();
      await beating;
    },
  };
}
