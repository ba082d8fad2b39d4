import { isDamage } from '#lib/storage-fault.ts';
import type { Trigger } from '#publisher/publish/index/publish-note.ts';
import {
  type PullChangedOptions,
  type PullChangedReport,
  pullChanged,
} from '#publisher/pull/changed/pull-changed.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { SnapshotError } from '#publisher/snapshot/snapshot-file.ts';
import type { BuildShopOptions, PageSource } from './build-run.ts';
import { type BuildScheduler, UNSCHEDULED } from './build-scheduler.ts';
import { buildShop, type ShopBuildResult } from './build-shop.ts';
import { askUpdatedAt } from './data-time.ts';
import { askedFor, type BuildReason } from './note-publish.ts';
import { throwIfPinned } from './pinned-error.ts';
import type { Pulling } from './pulling.ts';
import type { ShopContext } from './shop-context.ts';

export interface ChangeBuildOptions
  extends Omit<BuildShopOptions, 'now' | 'reason' | 'full' | 'mostRoutes'>,
    Pulling {
  /** Things that may have changed; null where only time has passed and the platform need not be asked. */
  changed: PullChangedOptions['changed'] | null;
  /** When the shop changed, as a message tells it; null where nobody said. */
  updatedAt?: string | null;
  /** Triggers of the build, for the ledger; somebody who asks for it where left out. */
  triggers?: readonly Trigger[];
  /** Says when its work begins. */
  scheduler?: BuildScheduler;
  /** The last try failed. */
  isAgain?: boolean;
  /** The time that pages are rendered for, asked for once the data is there. */
  clock: () => Date;
}

export interface ChangeBuildResult {
  /** The platform's time of what it showed; null where it was not asked. */
  seenTime: string | null;
  /** The platform's time that all pages are known to be of; null where nobody knows. */
  dataTime: string | null;
  /** Undefined where the platform was not asked. */
  pull: PullChangedReport | undefined;
  build: ShopBuildResult;
}

/**
 * Brings the pages of a shop in line with what a webhook named: the same pipeline as a full rebuild, of which
 * each stage costs what changed. Throws a PinnedError, a ShopError, a SnapshotError or a RenderError; what is
 * served is then as before. Let one build of a shop run at a time.
 */
export async function buildChange(
  pages: PageSource,
  shop: ShopContext,
  options: ChangeBuildOptions,
): Promise<ChangeBuildResult> {
  const { clock, signal, observer, scheduler = UNSCHEDULED } = options;
  const tenant = shop.tenant.name;
  const asked = askedFor(Date.now());
  // A shop that stays as it is need not be pulled.
  await throwIfPinned(tenant, shop.store.site(tenant));
  if (options.changed !== null) observer?.onProgress?.({ tenant, stage: 'pull', done: 0, total: 0 });
  const changed = withDue(options.changed, shop, clock());
  const pulled = changed === null ? NOT_ASKED : await pull(shop, { ...options, changed });
  signal?.throwIfAborted();
  observer?.onProgress?.({ tenant, stage: 'plan', done: 0, total: 0 });
  const reason: BuildReason = {
    ...asked,
    triggers: options.triggers ?? asked.triggers,
    dataTime: shownTime(pulled),
    pullMs: pulled.pull?.milliseconds ?? 0,
  };
  const build = await scheduler.build((mostRoutes) => {
    signal?.throwIfAborted();
    return buildShop(pages, shop, { ...options, reason, now: clock(), mostRoutes });
  });
  return { ...pulled, build };
}

/**
 * Whatever else changed: a publication that the platform held back until now is asked for, and everything
 * where there is no snapshot that can be built from or changed.
 */
function withDue(
  changed: ChangeBuildOptions['changed'],
  { directories, tenant }: ShopContext,
  now: Date,
): ChangeBuildOptions['changed'] {
  // Everything is asked for.
  if (changed?.length === 0) return changed;
  const next = nextPublication(directories.snapshot(tenant.name), tenant.name);
  if (next === undefined) return [];
  if (next === null || Date.parse(next) > now.getTime()) return changed;
  return [...(changed ?? []), { kind: 'news', ids: [] }];
}

/**
 * When the platform has another publication, as far as is known; undefined where there is no snapshot, or one
 * of another version, or a damaged one.
 */
function nextPublication(snapshotFile: string, tenant: string): string | null | undefined {
  try {
    const snapshot = openSnapshot(snapshotFile, { tenant });
    try {
      return snapshot.get('news.next') ?? null;
    } finally {
      snapshot.close();
    }
  } catch (error) {
    if (error instanceof SnapshotError || isDamage(error)) return undefined;
    throw error;
  }
}

const NOT_ASKED = { seenTime: null, dataTime: null, pull: undefined };

async function pull(
  { tenant, directories }: ShopContext,
  options: ChangeBuildOptions & Pick<PullChangedOptions, 'changed'>,
) {
  const { client, changed, updatedAt = null, scheduler = UNSCHEDULED, isAgain = false } = options;
  // Without the scheduler: a platform that is silent keeps none from others.
  const seenTime = await askUpdatedAt(client, updatedAt);
  const { signal, maxItems, httpsHosts, clock } = options;
  const snapshotFile = directories.snapshot(tenant.name);
  const asking = { platform: client.platformUrl, isFull: changed.length === 0, isAgain };
  const pull = await scheduler.pull(asking, async () => {
    signal?.throwIfAborted();
    return pullChanged({ client, snapshotFile, changed, signal, maxItems, httpsHosts, clock });
  });
  // Who names some changes says nothing of others.
  const dataTime = changed.length === 0 ? seenTime : earlier(seenTime, updatedAt);
  return { seenTime, dataTime, pull };
}

function earlier(one: string, other: string | null): string | null {
  return other === null || one < other ? null : other;
}

/** Time of the data that pages show: nothing later than what the platform itself showed. */
function shownTime({ seenTime, dataTime }: Pick<ChangeBuildResult, 'seenTime' | 'dataTime'>): string | null {
  return dataTime !== null && seenTime !== null && seenTime < dataTime ? seenTime : dataTime;
}
