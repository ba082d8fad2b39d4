import type { LiveResults } from './search.ts';

/** State of the panel below the field. */
export type SearchState =
  | { kind: 'closed' }
  | { kind: 'history'; queries: readonly string[] }
  | { kind: 'loading' }
  | { kind: 'results'; typed: string; results: LiveResults }
  | { kind: 'empty'; typed: string };

/** Nothing found is a state of its own. */
export function stateOf(typed: string, results: LiveResults): SearchState {
  return results.sections.length + results.variations.length > 0
    ? { kind: 'results', typed, results }
    : { kind: 'empty', typed };
}
