import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreDriver } from '#publisher/publish/protocol/driver.ts';
import { FORMS, formFile } from '#publisher/publish/protocol/page-file.ts';
import type { Bucket } from './bucket.ts';

/** In the folder of an attempt: it has begun, the first to go; and another builder has taken it over. */
const [STATES, BEGUN, OVER] = ['state-', 'state-begun', 'state-over'];

/**
 * Keeps objects. Those of an attempt are put in place by copies: whoever takes it over says so in it, and
 * removes them before it publishes, so that from then on no copy succeeds.
 */
export function createS3Driver(bucket: Bucket): StoreDriver {
  async function isCurrent(attempt: string): Promise<boolean> {
    const states = await bucket.list(attempt + STATES);
    return states.length === 1 && states[0]?.key === attempt + BEGUN;
  }

  const isEnded = async (attempt: string) => (await bucket.stat(attempt + BEGUN)) === undefined;
  const copy: StoreDriver['copy'] = (pairs) => Promise.all(pairs.map((pair) => bucket.copy(...pair)));

  async function remove(keys: readonly string[]): Promise<void> {
    const folders = keys.filter((key) => key.endsWith('/'));
    const attempts = folders.filter((folder) => folder.startsWith('staging/'));
    await bucket.remove(attempts.map((folder) => folder + BEGUN));
    const below = (await Promise.all(folders.map((folder) => bucket.list(folder)))).flat();
    await bucket.remove([...keys.filter((key) => !key.endsWith('/')), ...below.map(({ key }) => key)]);
  }

  return {
    read: bucket.read,
    write: bucket.write,
    stat: bucket.stat,
    list: bucket.list,
    remove,
    copy,
    isCurrent,
    isEnded,

    async findLacking(prefix, keys) {
      const there = new Set((await bucket.list(prefix)).map(({ key }) => key));
      return Iterator.from(keys).find((key) => !there.has(key));
    },

    async folders(prefix) {
      const names = (await bucket.list(prefix)).map(
        ({ key }) => key.slice(prefix.length).split('/')[0] ?? '',
      );
      return [...new Set(names)];
    },

    begin: (attempt) => bucket.write(attempt + BEGUN, '{}'),

    async takeOver(attempt, other) {
      const folder = attempt.replace(/[^/]+\/$/, `${other}/`);
      if (await isEnded(folder)) {
        // Objects that it wrote after its end count for nothing.
        await remove([folder]);
        return undefined;
      }
      // Whoever writes a log looks for this before the first page moves.
      await bucket.write(folder + OVER, '{}');
      return other;
    },

    async stage(attempt, contents, hashOf) {
      const hash = hashOf?.();
      const puts = contents.map(([key, content]) => bucket.write(key, content, hash));
      const [isAlive] = await Promise.all([isCurrent(attempt), ...puts]);
      return isAlive;
    },

    /** By way of this machine's disk: a bucket asks for the length first. */
    async stageFile(_attempt, key, write) {
      const folder = await mkdtemp(join(tmpdir(), 'stage-'));
      try {
        const file = join(folder, 'page');
        const hash = await write(file);
        const puts = FORMS.map((form) => bucket.writeFile(formFile(key, form), formFile(file, form), hash));
        await Promise.all(puts);
        return hash;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** An answered write lasts. */
    flush: async () => {},

    place: async (_attempt, pairs) => (await copy(pairs)).every(Boolean),

    takeAway: (_attempt, keys) => bucket.remove(keys),
  };
}
