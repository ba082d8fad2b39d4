import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';

const DECISIONS = new URL('../../docs/api.md', import.meta.url);

/** Names that files of the storefront and the publisher import from the contract. */
function importedNames(): Set<string> {
  return new Set(
    // Limits of the serving host name calls, and make none.
    globSync('src/{storefront,publisher}/**/*.{ts,tsx,astro}', { exclude: ['src/publisher/environment/**'] })
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*'#contract\/[^']+'/g),
      ])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? ''),
  );
}

test('[BLD-08] a call that no page, script or stage makes has a decision that says why', () => {
  const imported = importedNames();
  expect(imported).toContain('chooseFranchise');
  const uncalled = Object.keys(ALL_CALLS).filter((name) => !imported.has(name));
  const section =
    readFileSync(DECISIONS, 'utf8')
      .split(/^## /m)
      .find((one) => one.startsWith('Calls that no page makes')) ?? '';
  const decided = [...section.matchAll(/^\| `(\w+)` \| \S.{20,}\|$/gm)].map(([, name = '']) => name);
  expect(uncalled.sort()).toEqual(decided.sort());
});
