import type { Changes } from './changes.ts';
import type { FrameName } from './frame-name.ts';

/** One route to render; the hashes are those of its published pages, in the order of the shop's languages. */
export interface RouteTask {
  path: string;
  publishedHashes: string[] | null;
  /**
   * Where nothing else of its pages changed than the frame: the changed fragments that they show. Such a page
   * need not be rendered.
   */
  changedFrame?: readonly FrameName[] | undefined;
}

/** Plan of a build of one shop. */
export interface RenderPlan {
  /** Routes to render. */
  paths: string[];
  /** Routes among them that are not published yet. */
  newPaths: ReadonlySet<string>;
  /** Routes that the shop no longer has. */
  removedPaths: string[];
  /** Published routes that stay as they are. */
  kept: number;
}

/** Facts of a shop of which all routes are looked at. */
export interface FullShop {
  /** The snapshot's routes in the order to render them. */
  routes: Iterable<string>;
  /** Published routes; those in doubt were left by a publish that was killed. */
  published: Iterable<{ path: string; inDoubt: boolean }>;
  /** Published routes that read something that changed. */
  touched: Iterable<string>;
  /** Render every route: new code, a changed tenant, or on demand. */
  everything: boolean;
}

/** Renders what is new, in doubt or touched, and removes what the snapshot no longer has. */
export function planFull({ routes, published, touched, everything }: FullShop): RenderPlan {
  const stale = new Set(touched);
  const known = new Map<string, boolean>();
  for (const { path, inDoubt } of published) known.set(path, inDoubt);
  const paths: string[] = [];
  const newPaths = new Set<string>();
  let kept = 0;
  for (const path of routes) {
    const isNew = known.get(path) ?? true;
    known.delete(path);
    if (isNew) newPaths.add(path);
    if (everything || isNew || stale.has(path)) paths.push(path);
    else kept += 1;
  }
  return { paths, newPaths, removedPaths: [...known.keys()], kept };
}

/** Facts of a shop of which only the changes are looked at. */
export interface ChangedShop {
  changes: Pick<Changes, 'addedPaths' | 'removedPaths'>;
  /** Published routes that read something that changed. */
  touched: Iterable<string>;
  /** Published routes that a killed publish left in doubt. */
  inDoubt: Iterable<string>;
  /** Routes of the snapshot. */
  total: number;
}

/** The same from the changes alone: costs what changed, not the shop. */
export function planChanges({ changes, touched, inDoubt, total }: ChangedShop): RenderPlan {
  const gone = new Set(changes.removedPaths);
  const newPaths = new Set([...changes.addedPaths, ...inDoubt].filter((path) => !gone.has(path)));
  const paths = new Set(newPaths);
  for (const path of touched) if (!gone.has(path)) paths.add(path);
  return { paths: [...paths], newPaths, removedPaths: [...gone], kept: total - paths.size };
}
