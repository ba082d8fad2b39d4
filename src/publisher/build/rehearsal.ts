import { existsSync } from 'node:fs';
import { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { Rehearsal } from '#publisher/render/pool/worker-pool.ts';
import { joinSheets } from '#publisher/render/styles/join-sheets.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { APP_ICONS_KEY, type AppIcons } from '#storefront/entries/app-icons-key.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import type { PageSource } from './build-run.ts';
import type { ShopContext } from './shop-context.ts';

/** Routes that are looked at, and how many of each kind are rendered. */
const LOOKED_AT = 400;
const OF_A_KIND = 4;

/** Pages of a rehearsal are published by no attempt. */
const NONE = '';

/**
 * Some pages of each kind of a shop that is built, for workers to render ahead of their work; undefined where
 * it is not built. Throws where its data cannot be read.
 */
export function rehearsalOf(
  { compiled }: Pick<PageSource, 'compiled'>,
  { tenant, origin, directories, store, isolation }: Omit<ShopContext, 'platformUrl'>,
  now: Date,
): Rehearsal | undefined {
  const [file, snapshotFile] = [directories.published(tenant.name), directories.snapshot(tenant.name)];
  if (!existsSync(file)) return undefined;
  const index = new PublishedIndex(file);
  try {
    const made = index.input(APP_ICONS_KEY);
    if (made === undefined) return undefined;
    const appIcons = JSON.parse(made) as AppIcons;
    const snapshot = openSnapshot(snapshotFile, { cacheSize: 1, tenant: tenant.name });
    try {
      const theme = snapshot.get('market.theme');
      const { styles } = joinSheets(compiled, settingReader(snapshot), theme);
      const leftOut = index.stoppedRoutes().flatMap(({ path, hasForm }) => (hasForm ? [] : [path]));
      const look = {
        tenant,
        origin,
        styles,
        appIcons,
        now,
        snapshotFile,
        isolation,
        leftOut: leftOut.sort(),
      };
      const job = { ...look, store: store.location, attempt: NONE };
      return { job, paths: someOfEachKind(snapshot.routes()) };
    } finally {
      snapshot.close();
    }
  } finally {
    index.close();
  }
}

/** Kinds that change most often come first: a worker may be needed before it has rehearsed all. */
const FIRST_KINDS = ['product', '', 'category'];

function someOfEachKind(routes: Iterable<string>): string[] {
  const kinds = new Map(FIRST_KINDS.map((kind) => [kind, [] as string[]]));
  for (const path of Iterator.from(routes).take(LOOKED_AT)) {
    const [, kind = ''] = path.split('/');
    const paths = kinds.get(kind) ?? [];
    kinds.set(kind, paths);
    if (paths.length < OF_A_KIND) paths.push(path);
  }
  return [...kinds.values()].flat();
}
