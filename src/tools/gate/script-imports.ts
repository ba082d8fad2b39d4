import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The modules and all that they import at once; what they import later, on demand, is not loaded with them.
 */
export function withImports(modules: readonly string[], assetsDirectory: string): Set<string> {
  const all = new Set<string>();
  const queue = [...modules];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (all.has(address)) continue;
    all.add(address);
    const code = readFileSync(join(assetsDirectory, address), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]([./][^"'`]*)["'`]/g)) {
      queue.push(target.startsWith('/') ? target : join(dirname(address), target));
    }
  }
  return all;
}

/** Bytes of the packed forms of these files. */
export function packedBytes(addresses: Iterable<string>, assetsDirectory: string): number {
  return [...addresses].reduce(
    (sum, address) => sum + statSync(join(assetsDirectory, `${address}.br`)).size,
    0,
  );
}

/** Addresses of the scripts that a script imports on demand. */
export function lateImports(address: string, assetsDirectory: string): string[] {
  const code = readFileSync(join(assetsDirectory, address), 'utf8');
  return [...code.matchAll(/\bimport\(\s*["'`](\.[^"'`]*\.js)["'`]/g)].map(([, target = '']) =>
    join(dirname(address), target),
  );
}
