import { type PullChangedOptions, type PullChangedReport, pullChanged } from '#pull/changed/pull-changed.ts';
import type { ShopClient } from '#shop/shop-client.ts';
import { buildShop, type ShopBuildOptions, type ShopBuildResult } from './build-shop.ts';

export interface ChangeBuildOptions extends ShopBuildOptions {
  client: ShopClient;
  /** What a webhook says that changed. */
  changed: PullChangedOptions['changed'];
  signal?: AbortSignal | undefined;
}

export interface ChangeBuildResult {
  pull: PullChangedReport;
  build: ShopBuildResult;
}

/**
 * Brings the pages of a shop in line with what a webhook named: the same pipeline as a whole build, of which
 * each stage costs what changed. Throws a ShopError, a SnapshotError or a RenderError; what is served is then
 * as before. Let one build of a shop run at a time.
 */
export async function buildChange(options: ChangeBuildOptions): Promise<ChangeBuildResult> {
  const { client, changed, tenant, directories, signal } = options;
  const snapshotFile = directories.snapshot(tenant.name);
  const pull = await pullChanged({ client, snapshotFile, changed, signal });
  return { pull, build: await buildShop(options) };
}
