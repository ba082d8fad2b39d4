import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFault } from '#lib/storage-fault.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { openSnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { createSnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';
import { countCalls, type DiskFault, hasStrace, runWithFault } from '../../failing-disk.ts';
import { statesOf, writeState } from './write-state.ts';

function write(file: string, state: string): void {
  const writer = createSnapshotWriter(file, { source: 'platform', tenant: 'shop' });
  writer.transaction(() => writeState(writer, state));
  writer.finish();
}

function aSnapshot(): string {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'shop.sqlite');
  write(file, 'before');
  return file;
}

function statesIn(file: string): string[] {
  const snapshot = openSnapshot(file, { tenant: 'shop' });
  try {
    return statesOf(snapshot);
  } finally {
    snapshot.close();
  }
}

const BEFORE = ['before', '/before'];
const AFTER = { change: ['after', '/after', '/before'], whole: ['after', '/after'] };
const FAILED =
  /^failed: the disk (?:is full|failed) \(.+\): (?:free some space and do it again|see what .+ once it works)\.$/;

const CASES: [how: 'change' | 'whole', DiskFault['call'], DiskFault['error'], first: number, step: number][] =
  [
    ['change', 'pwrite64', 'EIO', 1, 9],
    ['change', 'pwrite64', 'ENOSPC', 5, 9],
    ['change', 'fsync', 'EIO', 1, 1],
    ['whole', 'pwrite64', 'EIO', 1, 25],
    ['whole', 'pwrite64', 'ENOSPC', 13, 25],
    ['whole', 'fsync', 'EIO', 1, 3],
    ['whole', 'rename', 'EIO', 1, 1],
  ];

test.skipIf(!hasStrace).each(CASES)(
  'a snapshot of which a %s is written while a %s fails with %s is as before or as after, and is written by the next one',
  async (how, call, error, first, step) => {
    const program = (file: string) => [join(import.meta.dirname, 'write-in-child.ts'), how, file];
    const counted = aSnapshot();
    const last = await countCalls(program(counted), call, `${counted}.calls`);

    async function failAt(when: number): Promise<boolean> {
      const file = aSnapshot();
      const [said = ''] = await runWithFault(program(file), { call, error, when });
      const isWritten = said === 'written';
      if (!isWritten) expect(said).toMatch(FAILED);
      const states = statesIn(file);
      if (isWritten || String(states) !== String(BEFORE)) expect(states).toEqual(AFTER[how]);
      for (const name of readdirSync(dirname(file)).filter((one) => /\.[0-9a-f]{16}$/.test(one)))
        expect(databaseFault(join(dirname(file), name)), name).toBeUndefined();

      if (how === 'whole') write(file, 'after');
      else {
        const editor = openSnapshotEditor(file, 'shop');
        editor.change(() => writeState(editor, 'after'));
        editor.close();
      }
      expect(statesIn(file)).toEqual(AFTER[how]);
      return !isWritten;
    }

    let failures = 0;
    for (let when = first; when <= last; when += 2 * step)
      for (const isFailed of await Promise.all([failAt(when), failAt(when + step)]))
        failures += isFailed ? 1 : 0;
    expect(failures).toBeGreaterThan(0);
  },
  60_000,
);
