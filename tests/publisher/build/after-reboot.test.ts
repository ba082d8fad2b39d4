import { expect, test } from 'vitest';
import { bootInputs, doubtAfterReboot } from '#publisher/build/after-reboot.ts';
import { askedFor, notePublish } from '#publisher/build/note-publish.ts';
import { anIndexFile, openIndex } from '../publish/index/an-index.ts';

/** An index with publishes at moments, in milliseconds, each of a route that changed, of so many pages. */
async function anIndex(publishes: { path: string; at: number; written: number }[]) {
  const index = openIndex(anIndexFile());
  for (const { path, at, written } of publishes) {
    index.stage([{ path, hashes: ['x'], reads: new Uint8Array() }]);
    const note = notePublish({
      reason: askedFor(at),
      code: 'code',
      fullReason: undefined,
      keys: [],
      changeset: { added: [], changed: [path], removed: [] },
      pages: { rendered: written, written, removed: 0, kept: 0 },
      milliseconds: { pull: 0, plan: 0, render: 0, publish: 0 },
      publishedAt: at,
      release: 1,
    });
    const entries = { kind: 'changed', entries: [] } as const;
    await index.confirm({ removedPaths: [], entries, inputs: bootInputs('one'), note });
  }
  return index;
}

test('[BLD-05] after another start of the machine the last pages that no publish waited for are in doubt', async () => {
  const index = await anIndex([
    { path: '/whole', at: 100_000, written: 5_000 },
    { path: '/early', at: 105_000, written: 2 },
    { path: '/late', at: 170_000, written: 2 },
    { path: '/last', at: 180_000, written: 1 },
    { path: '/many', at: 181_000, written: 400 },
  ]);
  doubtAfterReboot(index, 'one');
  expect(index.pathsInDoubt()).toEqual([]);
  doubtAfterReboot(index, 'two');
  expect(index.pathsInDoubt().sort()).toEqual(['/last', '/late']);
  expect(index.task('/whole').publishedHashes).toEqual(['x']);
  index.stage([{ path: '/late', hashes: ['x'], reads: new Uint8Array() }]);
  await index.confirm({ removedPaths: ['/last'], entries: { kind: 'changed', entries: [] }, inputs: {} });
  doubtAfterReboot(index, 'two');
  expect(index.pathsInDoubt()).toEqual([]);
});
