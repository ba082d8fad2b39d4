import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_BUDGET, REACT_CODE } from './page-weight.ts';
import { lateImports, packedBytes, withImports } from './script-imports.ts';

/** Text of Leaflet's own code alone. */
const MAP_CODE = /leaflet-container/;

/** An island that comes when it is wanted: a dialog. */
export interface LateIsland {
  script: string;
  /** Packed bytes that it has for itself, beside React. */
  own: number;
}

/**
 * Weighs all islands that scripts of a shop load on demand; `there` is what every page has loaded by then.
 * The map stands apart: it comes when a shopper wants to see it.
 */
export function weighLateIslands(
  scripts: readonly string[],
  there: ReadonlySet<string>,
  assetsDirectory: string,
): LateIsland[] {
  const late = new Set(scripts.flatMap((script) => lateImports(script, assetsDirectory)));
  const has = (script: string, code: RegExp) =>
    code.test(readFileSync(join(assetsDirectory, script), 'utf8'));
  return [...late].sort().flatMap((script) => {
    const all = withImports([script], assetsDirectory);
    const own = [...all.difference(there)].filter((one) => !has(one, REACT_CODE));
    const draws = [...all].some((one) => has(one, REACT_CODE)) && !has(script, REACT_CODE);
    return draws && !has(script, MAP_CODE) ? [{ script, own: packedBytes(own, assetsDirectory) }] : [];
  });
}

/** Islands of these that are over the budget of an island's own code, as sentences. */
export function lateIslandsOver(islands: readonly LateIsland[]): string[] {
  const budget = PAGE_BUDGET.islandScript;
  return islands
    .filter(({ own }) => own > budget)
    .map(({ script, own }) => `${script} has ${own} bytes packed for itself, ${budget} are allowed`);
}
