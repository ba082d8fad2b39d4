import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { type Compiled, clientFolderOf } from '#publisher/render/compile/compile-pages.ts';

/** Milliseconds for which files stay that nothing uses any more: for pages that shoppers have open. */
const GRACE = 7 * 24 * 3_600_000;

export interface SweepOptions {
  /** All shops of the store: what others use is swept. */
  tenants: readonly { name: string }[];
  store: SiteStore;
  /** True for a shop some of whose pages are stopped: of which release they are is not known. */
  hasStopped: (tenant: string) => boolean;
  /** Folder of all compiles, and the one that is in use. */
  compiledDirectory: string;
  compiled: Pick<Compiled, 'version'>;
  now: Date;
}

/** Names of what was removed. */
export interface Swept {
  /** Releases that cannot be gone back to any more, by shop. */
  releases: Record<string, number[]>;
  compiles: string[];
  assets: string[];
  /** Why shared files stay, where it is not known which are used. */
  kept?: string;
}

/** Removes what no page needs any more: old releases, then compiles and shared files that only they used. */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { tenants, store, compiledDirectory, compiled, hasStopped, now } = options;
  const before = new Date(now.getTime() - GRACE);
  const swept: Swept = { releases: {}, compiles: [], assets: [] };
  const versions = new Set([compiled.version]);
  const files = new Set<string>();
  for (const { name } of tenants) {
    const site = store.site(name);
    const forgotten = await site.thin(now);
    if (forgotten.length > 0) swept.releases[name] = forgotten;
    const releases = await site.releases();
    if (releases.length === 0 && (await site.exists()))
      swept.kept ??= `The shop ${name} was published by an earlier version, which noted no release.`;
    if (hasStopped(name))
      swept.kept ??= `Pages of the shop ${name} are stopped, and may need files of an earlier release.`;
    for (const release of releases) {
      versions.add(release.code);
      for (const file of release.files) files.add(file);
    }
  }
  for (const version of versions) {
    const folder = clientFolderOf(compiledDirectory, version);
    if (!existsSync(folder)) {
      swept.kept ??= `The compile ${version}, which a release needs, is not in ${compiledDirectory}.`;
      continue;
    }
    for (const file of globSync('**/*', { cwd: folder })) files.add(file);
  }
  if (swept.kept !== undefined) return swept;
  swept.assets = await store.sweepAssets((path) => files.has(path), before);
  swept.compiles = sweepCompiles(compiledDirectory, versions, before);
  return swept;
}

function sweepCompiles(directory: string, used: ReadonlySet<string>, before: Date): string[] {
  const sources = join(directory, 'sources');
  const swept = readdirSync(directory).filter((name) => {
    const folder = join(directory, name);
    return folder !== sources && !used.has(name) && statSync(folder).mtime < before;
  });
  for (const name of swept) rmSync(join(directory, name), { recursive: true, force: true });
  for (const name of existsSync(sources) ? readdirSync(sources) : []) {
    const file = join(sources, name);
    if (swept.includes(readFileSync(file, 'utf8'))) rmSync(file);
  }
  return swept;
}
