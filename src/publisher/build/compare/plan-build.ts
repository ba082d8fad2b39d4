import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { Changes } from '#publisher/plan/changes.ts';
import { planChanges, planFull, type RenderPlan } from '#publisher/plan/plan-render.ts';
import { previewRoutes } from '#publisher/plan/preview-routes.ts';
import { isFeed } from '#publisher/plan/route-pages.ts';
import { STOPPED_ROUTE } from '#publisher/publish/index/ledger.ts';
import type { EntryUpdate, PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { StoppedRoute } from '#publisher/publish/index/stopped-routes.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { compareEntries } from './compare-entries.ts';

/** The shop's own wording of messages: read before the pages, so by no page in particular. */
export const READ_BY_ALL = 'setting:translation_msg';

/** Difference between a snapshot and what is published of it. Its entries can be gone through once. */
export interface Difference {
  /** Known where the snapshot is the published one, changed since. */
  changes: Changes | undefined;
  changedKeys: readonly string[];
  /** Every route is to be rendered. */
  everything: boolean;
  /** Entries that the index takes over once the pages are published. */
  entries: EntryUpdate;
}

/** Snapshot as far as a plan reads it. */
export type PlannedSnapshot = Pick<
  Snapshot,
  'identity' | 'revision' | 'changesSince' | 'hash' | 'hashes' | 'routes' | 'countRoutes'
>;

/** Under these names the index notes which state of which snapshot is published. */
export function snapshotInputs({ identity, revision }: PlannedSnapshot): BuildInputs {
  return { snapshot: identity, revision: String(revision) };
}

/**
 * Finds what changed: from the snapshot's own count where it is the one that was published last, else by
 * comparing all entries. `everything` spares the comparison.
 */
export async function findDifference(
  index: PublishedIndex,
  snapshot: PlannedSnapshot,
  everything: boolean,
): Promise<Difference> {
  const isPublished = index.input('snapshot') === snapshot.identity;
  const changes = isPublished ? snapshot.changesSince(Number(index.input('revision'))) : undefined;
  if (everything && !changes)
    return { changes, changedKeys: [], everything, entries: { kind: 'all', entries: snapshot.hashes() } };
  const keys = changes?.keys ?? (await compareAll(index, snapshot));
  return {
    changes,
    changedKeys: keys,
    everything: everything || keys.includes(READ_BY_ALL),
    entries: {
      kind: 'changed',
      entries: keys.values().map((key) => ({ key, hash: snapshot.hash(key) })),
    },
  };
}

/** Entries compared before other work goes on. */
const COMPARED_AT_ONCE = 5_000;

async function compareAll(index: PublishedIndex, snapshot: PlannedSnapshot): Promise<string[]> {
  const keys: string[] = [];
  let compared = 0;
  for (const key of compareEntries(snapshot.hashes(), index.entries())) {
    if (key !== undefined) keys.push(key);
    compared += 1;
    if (compared % COMPARED_AT_ONCE === 0) await letOthersRun();
  }
  return keys;
}

/** Plan with the reason for which each route is rendered. */
export interface ExplainedPlan extends RenderPlan {
  /** Of routes that read something that changed, the first such key. */
  reasons: ReadonlyMap<string, string>;
  /** The first of the routes, where there are many: those of which a staged preview consists. */
  previews: readonly string[];
  /** Routes that were stopped before and are tried again. */
  retried: readonly StoppedRoute[];
  /** Routes that were stopped before they were ever published, and that the shop no longer has. */
  forgotten: readonly string[];
  /** Nothing changed: the only routes are such. */
  isRetry: boolean;
}

/** Stopped routes that a build tries again although nothing that they read changed. */
const RETRIED_AT_ONCE = 100;

/** Plans from the difference. `otherKeys` changed too and are in no snapshot: time, styles, fragments. */
export function planBuild(
  index: PublishedIndex,
  snapshot: PlannedSnapshot,
  { changes, changedKeys: keys, everything }: Difference,
  otherKeys: readonly string[],
): ExplainedPlan {
  const reasons = new Map<string, string>();
  if (!everything)
    for (const { path, key } of index.touchedBy([...keys, ...otherKeys])) reasons.set(path, key);
  const stopped = index.stoppedRoutes();
  const again = stopped.filter(({ path }, at) => at < RETRIED_AT_ONCE && !reasons.has(path));
  const [kept, without] = [again.filter(({ hasForm }) => hasForm), again.filter(({ hasForm }) => !hasForm)];
  const isRetry = !everything && reasons.size === 0;
  for (const { path } of kept) if (!everything) reasons.set(path, STOPPED_ROUTE);
  const touched = reasons.keys();
  const inDoubt = index.pathsInDoubt();
  const absent = without.map(({ path }) => path);
  const plan =
    changes && !everything
      ? planChanges({ changes, touched, inDoubt: [...inDoubt, ...absent], total: snapshot.countRoutes() })
      : planFull({ routes: snapshot.routes(), published: index.routes(), touched, everything });
  const planned = new Set(plan.paths);
  const retried = stopped.filter(({ path }) => planned.has(path));
  const lacking =
    changes && !everything ? [] : stopped.filter((one) => !one.hasForm && !planned.has(one.path));
  const previews = planned.size < SEEN_AT_ONCE ? [] : previewRoutes(snapshot.routes());
  const first = new Set(previews.filter((path) => planned.has(path)));
  // A feed takes as long as hundreds of pages: begun last, one worker would end the build alone.
  const kindOf = (path: string) => (first.has(path) ? 'first' : isFeed(path) ? 'feed' : 'page');
  const { feed = [], page = [] } = Object.groupBy(plan.paths, kindOf);
  return {
    ...plan,
    paths: [...first, ...feed, ...page],
    previews: [...first],
    reasons,
    retried,
    forgotten: lacking.map(({ path }) => path),
    isRetry: isRetry && isOnly(retried, plan),
  };
}

function isOnly(retried: readonly StoppedRoute[], { paths, removedPaths }: RenderPlan): boolean {
  return removedPaths.length === 0 && paths.length === retried.length;
}

/** So few routes are published before anybody could look at one of them. */
const SEEN_AT_ONCE = 40;
