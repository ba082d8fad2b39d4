import { pagesOf } from '#publisher/plan/route-pages.ts';
import { CATALOGUE_KEY } from '#storefront/entries/catalogue-key.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';
import { keysOfLinks } from './left-out.ts';
import type { RenderTally } from './render-tally.ts';

/** Renders routes of a shop of which some pages are not there; false where there is no sense in going on. */
export type RenderRoutes = (paths: Iterable<string>, leftOut: ReadonlySet<string>) => Promise<boolean>;

interface Rounds {
  tally: RenderTally;
  /** Routes of pages that were not there when what is published was rendered. */
  leftOutBefore: readonly string[];
  renderRoutes: RenderRoutes;
}

/** Rounds after which pages that link what is not there are let be. */
const MOST_ROUNDS = 3;

/**
 * Renders the routes of a plan, and those again that link a page which turns out not to be there: one that
 * is stopped and was never published. Gives all routes of such pages.
 */
export async function renderRounds(
  run: BuildRun,
  comparison: Comparison,
  { tally, leftOutBefore, renderRoutes }: Rounds,
): Promise<ReadonlySet<string>> {
  const { index, snapshot } = run;
  const { plan } = comparison;
  const before: ReadonlySet<string> = new Set(leftOutBefore);
  const forgotten = new Set([...plan.forgotten, ...plan.removedPaths]);
  const again = new Set(plan.paths.filter((path) => before.has(path)));
  // As they would be if they were there: what they show of each other is part of the try.
  if (again.size > 0 && !(await renderRoutes(again, before.difference(again)))) return before;
  const isAbsent = (path: string) => !forgotten.has(path) && (!again.has(path) || tally.stopped.has(path));
  let leftOut: ReadonlySet<string> = new Set([...before].filter(isAbsent));

  const rest = new Set(plan.paths).difference(again);
  const shown = keysOfLinks(snapshot, before.difference(leftOut));
  const hidden = keysOfLinks(snapshot, again.intersection(leftOut));
  if (shown.length > 0) for (const path of index.readersOf([...shown, CATALOGUE_KEY])) rest.add(path);
  if (hidden.length > 0) for (const path of index.stagedReaders(hidden)) rest.add(path);
  if (!(await renderRoutes(rest.difference(forgotten), leftOut))) return leftOut;

  const formOf = createFormFinder(run, comparison);
  for (let round = 0; ; round += 1) {
    const stopped = [...tally.stopped.keys()].filter((path) => !leftOut.has(path));
    const found: string[] = [];
    for (const path of stopped) if (!(await formOf(path))) found.push(path);
    if (found.length === 0) break;
    leftOut = leftOut.union(new Set(found));
    if (round >= MOST_ROUNDS) break;
    const keys = keysOfLinks(snapshot, found);
    const linking = new Set([...index.readersOf(keys), ...index.stagedReaders([...keys, CATALOGUE_KEY])]);
    if (!(await renderRoutes(linking.difference(leftOut).difference(forgotten), leftOut))) break;
  }
  return leftOut;
}

/** Gives what tells whether a page of a route is served from an earlier release. */
function createFormFinder({ index, shop, site, siteIsThere }: BuildRun, { stored }: Comparison) {
  let pages: ReadonlyMap<string, unknown> | undefined = stored;
  return async (path: string): Promise<boolean> => {
    if (!siteIsThere) return false;
    const hashes = stored ? [''] : index.task(path).publishedHashes;
    if (hashes?.[0] !== '') return hashes !== null;
    // Of a route in doubt only the site itself knows.
    pages ??= (await site.readStored()).pages;
    const [first = ''] = pagesOf(path, shop.tenant.languages);
    return pages.has(first);
  };
}
