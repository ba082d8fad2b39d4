import { sampleRoutes } from '#publisher/plan/sample-routes.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';

/** Routes of a shop whose pages show how it looks. Throws a SnapshotError where its data cannot be read. */
export function shopSamples(snapshotFile: string, tenant: string): string[] {
  const snapshot = openSnapshot(snapshotFile, { cacheSize: 1, tenant });
  try {
    return sampleRoutes(snapshot.routes());
  } finally {
    snapshot.close();
  }
}
