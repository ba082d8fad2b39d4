import { previewRoutes } from '#publisher/plan/preview-routes.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';

/** Routes of a shop whose pages show how it looks. Throws a SnapshotError where its data cannot be read. */
export function previewRoutesOf(snapshotFile: string, tenant: string): string[] {
  const snapshot = openSnapshot(snapshotFile, { cacheSize: 1, tenant });
  try {
    return previewRoutes(snapshot.routes());
  } finally {
    snapshot.close();
  }
}
