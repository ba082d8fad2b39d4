import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { encodeReads } from '#publisher/plan/read-set.ts';
import { PublishedIndex } from '#publisher/publish/index/published-index.ts';

/** A file for an index, gone after the test. */
export function anIndexFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'index-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'published.sqlite');
}

/** Opens an index until the end of the test. */
export function openIndex(file: string): PublishedIndex {
  const index = new PublishedIndex(file);
  onTestFinished(() => index.close());
  return index;
}

/** Publishes routes as if each had read the keys given. */
export async function publishReads(
  index: PublishedIndex,
  reads: Record<string, Iterable<string>>,
  removedPaths: string[] = [],
) {
  index.stage(
    Object.entries(reads).map(([path, keys]) => ({ path, hashes: ['a', 'b'], reads: encodeReads(keys) })),
  );
  await index.confirm({ removedPaths, entries: { kind: 'changed', entries: [] }, inputs: {} });
}
