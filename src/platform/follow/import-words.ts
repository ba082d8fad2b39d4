import type { ImportResult } from './run-import.ts';

/** Result of an import, in words. */
export function inWords({ products, variations, leftOut, putRight, changed }: ImportResult): string {
  const what = changed
    ? `${changed.written} products new or changed, ${changed.removed} gone`
    : 'all products written anew';
  return `${what}; ${products} products, ${variations} variations; left out ${leftOut}, put right ${putRight}`;
}
