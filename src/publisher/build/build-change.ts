import { isDamage } from '#lib/storage-fault.ts';
import type { Occasion } from '#publisher/publish/index/publish-note.ts';
import {
  type PullChangedOptions,
  type PullChangedReport,
  pullChanged,
} from '#publisher/pull/changed/pull-changed.ts';
import type { PullShopOptions } from '#publisher/pull/pull-shop.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { SnapshotError } from '#publisher/snapshot/snapshot-file.ts';
import { buildShop, type ShopBuildOptions, type ShopBuildResult } from './build-shop.ts';
import { askUpdatedAt } from './data-time.ts';
import { askedFor, type BuildReason } from './note-publish.ts';
import { NO_TURNS, type Turns } from './turns.ts';

export interface ChangeBuildOptions
  extends Omit<ShopBuildOptions, 'now' | 'reason' | 'mostRoutes'>,
    Omit<PullShopOptions, 'snapshotFile' | 'onProgress'> {
  /** What may have changed; null where only time has passed and the platform need not be asked. */
  changed: PullChangedOptions['changed'] | null;
  /** When the shop changed, as a message tells it; null where nobody said. */
  updatedAt?: string | null;
  /** What it is built for, for the ledger; because somebody asks where left out. */
  occasions?: readonly Occasion[];
  /** When its work begins; at once where left out. */
  turns?: Turns;
  /** The last try failed. */
  isAgain?: boolean;
  /** Hears that the data is there. */
  onPulled?: () => void;
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
 * Brings the pages of a shop in line with what a webhook named: the same pipeline as a whole build, of which
 * each stage costs what changed. Throws a ShopError, a SnapshotError or a RenderError; what is served is then
 * as before. Let one build of a shop run at a time.
 */
export async function buildChange(options: ChangeBuildOptions): Promise<ChangeBuildResult> {
  const { clock, signal, turns = NO_TURNS } = options;
  const asked = askedFor(Date.now());
  const changed = withDue(options, clock());
  const pulled = changed === null ? NOT_ASKED : await pull({ ...options, changed });
  signal?.throwIfAborted();
  options.onPulled?.();
  const reason: BuildReason = {
    ...asked,
    occasions: options.occasions ?? asked.occasions,
    dataTime: shownTime(pulled),
    pullMs: pulled.pull?.milliseconds ?? 0,
  };
  const build = await turns.build((mostRoutes) => {
    signal?.throwIfAborted();
    return buildShop({ ...options, reason, now: clock(), mostRoutes });
  });
  return { ...pulled, build };
}

/**
 * Whatever else changed: a publication that the platform held back until now is asked for, and everything
 * where there is no snapshot that can be built from or changed.
 */
function withDue(
  { changed, directories, tenant }: ChangeBuildOptions,
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

async function pull(options: ChangeBuildOptions & Pick<PullChangedOptions, 'changed'>) {
  const {
    client,
    changed,
    updatedAt = null,
    tenant,
    directories,
    turns = NO_TURNS,
    isAgain = false,
  } = options;
  // Without a turn: a platform that is silent keeps none from others.
  const seenTime = await askUpdatedAt(client, updatedAt);
  const { signal, maxItems, httpsHosts, clock } = options;
  const snapshotFile = directories.snapshot(tenant.name);
  const asking = { platform: client.platformUrl, isWhole: changed.length === 0, isAgain };
  const pull = await turns.pull(asking, async () => {
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

/** What the pages show: nothing later than what the platform itself showed. */
function shownTime({ seenTime, dataTime }: Pick<ChangeBuildResult, 'seenTime' | 'dataTime'>): string | null {
  return dataTime !== null && seenTime !== null && seenTime < dataTime ? seenTime : dataTime;
}
