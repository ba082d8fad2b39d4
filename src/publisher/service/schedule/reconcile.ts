import { setTimeout as pause } from 'node:timers/promises';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { clockOf, dayOf } from '#domain/time/time.ts';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { askUpdatedAtOnce } from '#publisher/build/data-time.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { ChangeQueue, Notice } from '#publisher/service/queue/change-queue.ts';

/** Milliseconds between two times that a platform is asked whether its shop changed. */
const INTERVAL = 30_000;

/** From this time of the shops' clock on, each shop is looked at as a whole once a day. */
const SWEEP_AT = '03:30';

export interface ReconcileOptions {
  environment: Environment;
  tenants: () => readonly TenantConfig[];
  queue: ChangeQueue;
  clock?: () => number;
  interval?: number;
  /** Hears of each platform that said whether its shop changed. */
  onAsked?: (tenant: string) => void;
  log?: Log;
}

/**
 * Finds what no message told of: asks each platform now and then whether its shop changed, and once a night
 * has everything compared. Returns what ends it.
 */
export function startReconciling(options: ReconcileOptions): () => Promise<void> {
  const { tenants, interval = INTERVAL } = options;
  const stopping = new AbortController();
  const look = createReconciler(options, stopping.signal);

  const looking = new Map<string, Promise<void>>();

  /** Nobody waits for a platform that is slow to answer: it is asked again once it has. */
  function begin(tenant: TenantConfig): void {
    const { name } = tenant;
    if (looking.has(name)) return;
    looking.set(
      name,
      look(tenant).finally(() => looking.delete(name)),
    );
  }

  async function run(): Promise<void> {
    tenants().forEach(begin);
    while (!stopping.signal.aborted) {
      const all = tenants();
      // One after another, so that fifty platforms are not asked in the same moment.
      for (const tenant of all) {
        await pause(interval / all.length, undefined, { signal: stopping.signal, ref: false });
        begin(tenant);
      }
      if (all.length === 0) await pause(interval, undefined, { signal: stopping.signal, ref: false });
    }
  }

  const running = run().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return async () => {
    stopping.abort();
    await Promise.all([running, ...looking.values()]);
  };
}

/** The id of the comparison that a day has had by this moment; undefined where it is still to come. */
export function sweepOf(now: Date): string | undefined {
  const { day, month, year } = dayOf(now);
  return clockOf(now) >= SWEEP_AT ? `sweep:${year}-${month}-${day}` : undefined;
}

/** Gives what looks at one shop and puts into the queue what is needed; a platform that is away is let be. */
export function createReconciler(options: ReconcileOptions, signal: AbortSignal) {
  const { environment, queue, clock = Date.now, onAsked = () => {}, log = CONSOLE_LOG } = options;
  /** The first time of the platform that was newer than the pages, since these were up to date. */
  const newer = new Map<string, string>();
  /** Shops that were looked at since the start. */
  const seen = new Set<string>();

  async function add(tenant: string, id: string, more: Partial<Notice> = {}): Promise<void> {
    await queue.add([{ tenant, id, changed: [], updatedAt: null, receivedAt: clock(), ...more }]);
  }

  return async (tenant: TenantConfig): Promise<void> => {
    const { name } = tenant;
    try {
      const known = await queue.dataTime(name);
      const isSeen = seen.has(name);
      seen.add(name);
      if (known === undefined) {
        await add(name, 'first', { kind: 'first' });
        return;
      }
      const now = new Date(clock());
      // Without the platform: what ended, or was left half done, while nobody looked, and what ends next.
      if (!isSeen) await add(name, `start:${now.getTime()}`, { kind: 'start', changed: null });
      const sweep = sweepOf(now);
      if (sweep !== undefined) await add(name, sweep, { kind: 'sweep' });
      const updatedAt = await askUpdatedAtOnce(tenant, environment, { known, signal });
      onAsked(name);
      // A message may be on its way: only what is still to come at the next look was told by none.
      const missed = newer.get(name);
      if (missed !== undefined && known < missed)
        await add(name, `reconcile:${updatedAt}`, { kind: 'reconcile', updatedAt });
      else if (known < updatedAt) newer.set(name, updatedAt);
      else newer.delete(name);
    } catch (error) {
      if (signal.aborted) return;
      log.warn(
        { event: 'platform-not-asked', tenant: name, error },
        `Whether shop ${name} changed is not known: ${reasonOf(error)}`,
      );
    }
  };
}
