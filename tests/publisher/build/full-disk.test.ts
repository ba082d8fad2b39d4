import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '#lib/in-transaction.ts';
import { diskFaultText } from '#lib/storage-fault.ts';
import type { ShopBuilt, ShopFailed } from '#publisher/build/report.ts';
import { mountDisk } from '../../failing-disk.ts';
import { aTenant, aWorld } from './a-world.ts';

const MEGABYTE = 1024 * 1024;

function bytes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'base64'),
    ]),
  );
}

test('a disk that is full is said to be, and the old site stays whole', async ({ skip }) => {
  const world = await aWorld([{ name: 'shop', products: 6 }]);
  onTestFinished(() => world.close());
  if (!mountDisk(world.dataDirectory, 40 * 1024)) skip('only root can make a small disk');
  const tenant = aTenant('shop');
  const site = world.directories.site('shop');
  const filling = join(world.dataDirectory, 'filling');
  /** Builds all pages otherwise, with so much room. */
  const buildWith = async (room: number) => {
    const { bavail, bsize } = statfsSync(world.dataDirectory);
    writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    const { shops } = await world.build([{ ...tenant, parent_frame_origins: [`https://${room}.example`] }]);
    rmSync(filling, { force: true });
    return shops[0];
  };
  await buildWith(30 * MEGABYTE);
  const before = bytes(site);

  for (const room of [0, 0.2 * MEGABYTE, MEGABYTE]) {
    const failed = (await buildWith(room)) as ShopFailed;
    expect(failed, String(room)).toMatchObject({ status: 'failed', lastGoodSite: true });
    expect(failed.error, String(room)).toMatch(/the disk is full.*: free some space and do it again/);
    expect(bytes(site)).toEqual(before);
  }

  const after = (await buildWith(25 * MEGABYTE)) as ShopBuilt;
  expect(after).toMatchObject({ status: 'built' });
  expect(after.pages.rendered).toBeGreaterThan(20);
}, 120_000);

test('a full disk is told from what it led to, and a transaction that it ended says nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = new DatabaseSync(join(folder, 'small.sqlite'));
  onTestFinished(() => database.close());
  database.exec('CREATE TABLE text (value TEXT); PRAGMA max_page_count = 4');
  const insert = () => database.prepare('INSERT INTO text VALUES (?)').run('x'.repeat(100_000));
  const error = (() => {
    try {
      return inTransaction(database, insert);
    } catch (cause) {
      return new Error('It went wrong.', { cause });
    }
  })();
  expect(diskFaultText(error)).toBe(
    `the disk is full (${join(folder, 'small.sqlite')}): free some space and do it again.`,
  );
  expect(diskFaultText(new Error('other'))).toBeUndefined();
});
