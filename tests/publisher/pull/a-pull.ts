import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type PullReport, type PullShopOptions, pullShop } from '#publisher/pull/pull-shop.ts';
import { createShopClient, type ShopClientOptions } from '#publisher/shop-client/shop-client.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';

/** A folder that ends with the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-pull-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Pulls a shop of a sandbox into a folder, without waits between tries. */
export function aJob(
  url: string,
  folder: string,
  name = 'shop',
  client: Partial<ShopClientOptions> = {},
): PullShopOptions {
  return {
    client: createShopClient({
      tenant: { name, securityKey: `${name}-key` },
      platformUrl: url,
      backoffMs: 1,
      retries: 1,
      ...client,
    }),
    snapshotFile: join(folder, `${name}.sqlite`),
  };
}

/** A snapshot that is closed with the test. */
export function aSnapshotOf(file: string): Snapshot {
  const snapshot = openSnapshot(file);
  onTestFinished(() => snapshot.close());
  return snapshot;
}

/** Pulls a shop and opens what came. */
export async function aPulledShop(
  url: string,
  name = 'shop',
  options: Partial<PullShopOptions> = {},
): Promise<{ report: PullReport; snapshot: Snapshot; job: PullShopOptions }> {
  const job = { ...aJob(url, await aFolder(), name), ...options };
  const report = await pullShop(job);
  return { report, snapshot: aSnapshotOf(job.snapshotFile), job };
}

/** Keys whose content differs between two snapshots, or that only one has. */
export function changedKeys(before: Snapshot, after: Snapshot): string[] {
  const keys = new Set([...before.hashes(), ...after.hashes()].map((entry) => entry.key));
  return [...keys].filter((key) => before.hash(key) !== after.hash(key)).sort();
}
