import type { Tile } from '#storefront/product/listed-tile.ts';
import type { LiveResults } from './search.ts';

/** Ways on before anything is typed; undefined while they are on their way. */
export interface StartParts {
  /** Entries of the catalogue menu. */
  sections?: readonly HTMLAnchorElement[] | undefined;
  /** Products that the shopper looked at. */
  viewed?: readonly Tile[] | undefined;
}

/** State of the panel below the field. */
export type SearchState =
  | { kind: 'closed' }
  | { kind: 'start'; queries: readonly string[]; parts: StartParts; viewed: number }
  | { kind: 'loading' }
  | { kind: 'results'; typed: string; results: LiveResults }
  | { kind: 'empty'; typed: string };

/** Nothing found is a state of its own. */
export function stateOf(typed: string, results: LiveResults): SearchState {
  return results.sections.length + results.variations.length > 0
    ? { kind: 'results', typed, results }
    : { kind: 'empty', typed };
}
