import { expect, test } from 'vitest';
import { pullChanged } from '#publisher/pull/changed/pull-changed.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aFolder, aJob, changedKeys } from '../a-pull.ts';
import { aChangingShop } from './a-changing-shop.ts';

const pathsOf = (snapshot: Snapshot) => [...snapshot.routes()];

/** Content of a file for its readers, as plain values. */
function contentOf(file: string) {
  const snapshot = openSnapshot(file);
  const content = {
    entries: [...snapshot.hashes()].map(({ key, hash }) => `${key} ${hash}`),
    routes: pathsOf(snapshot),
  };
  snapshot.close();
  return content;
}

// A shop whose lists have several pages, and one whose categories are so small that they borrow from others.
test.each([
  [1, 64],
  [2, 14],
])(
  '[BLD-03] whatever changes, a pull of what was named gives what a whole pull would (%i, %i products)',
  async (seed, products) => {
    const sandbox = await aSandbox([
      aShopSeed({ products, reviews: 8, product: (index) => ({ brandId: (index % 3) + 1 }) }),
    ]);
    const folder = await aFolder();
    const kept = aJob(sandbox.url, folder, 'shop');
    const fresh = { ...aJob(sandbox.url, folder, 'shop'), snapshotFile: `${folder}/fresh.sqlite` };
    await pullShop(kept);
    const reader = openSnapshot(kept.snapshotFile);
    const shop = aChangingShop(sandbox, seed);

    for (let step = 0; step < 40; step += 1) {
      const told: string[] = [];
      for (let count = 0; count <= step % 3; count += 1) told.push(await shop.change());
      const named = shop.named();
      const before = openSnapshot(kept.snapshotFile);
      const report = await pullChanged({
        ...kept,
        changed: named.length > 0 ? named : [{ kind: 'news', ids: [] }],
      });
      await pullShop(fresh);
      const what = `step ${step}: ${told.join(', ')} ${JSON.stringify(named)}`;
      expect(report.whole, what).toBeUndefined();
      expect(contentOf(kept.snapshotFile), what).toEqual(contentOf(fresh.snapshotFile));

      const seen = reader.revision;
      const caughtUp = reader.catchUp();
      const changes = reader.changesSince(seen);
      expect([reader.revision, changes.keys.sort()], what).toEqual([report.revision, caughtUp?.sort()]);
      const different = changedKeys(before, reader);
      // One change of several may undo the difference that another one makes.
      if (told.length === 1) expect(changes.keys, what).toEqual(different);
      else expect(new Set(different).difference(new Set(changes.keys)), what).toEqual(new Set());
      const [old, now] = [new Set(pathsOf(before)), new Set(pathsOf(reader))];
      expect(new Set(changes.addedPaths), what).toEqual(now.difference(old));
      expect(new Set(changes.removedPaths), what).toEqual(old.difference(now));
      before.close();
    }
    reader.close();
  },
  120_000,
);
