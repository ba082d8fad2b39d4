import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttemptState, StoreDriver } from '#publisher/publish/protocol/driver.ts';
import { FORMS, formFile } from '#publisher/publish/protocol/page-file.ts';
import type { Bucket } from './bucket.ts';

/** In the folder of an attempt: it has begun, the first to go; and another builder has taken it over. */
const [STATES, BEGUN, OVER] = ['state-', 'state-begun', 'state-over'];

/**
 * Keeps objects. Those of an attempt are put in place by copies: whoever takes it over says so in it, and
 * removes them before it publishes, so that from then on no copy succeeds.
 */
export function createS3Driver(bucket: Bucket): StoreDriver {
  const copy: StoreDriver['copy'] = (pairs) => Promise.all(pairs.map((pair) => bucket.copy(...pair)));

  async function remove(keys: readonly string[]): Promise<void> {
    const folders = keys.filter((key) => key.endsWith('/'));
    const attempts = folders.filter((folder) => folder.startsWith('staging/'));
    await bucket.remove(attempts.map((folder) => folder + BEGUN));
    const below = await Promise.all(folders.map((folder) => Array.fromAsync(bucket.list(folder))));
    const others = below.flat().map(({ key }) => key);
    await bucket.remove([...keys.filter((key) => !key.endsWith('/')), ...others]);
  }

  async function stateOf(attempt: string): Promise<AttemptState> {
    const states = (await Array.fromAsync(bucket.list(attempt + STATES))).map(({ key }) => key);
    if (!states.includes(attempt + BEGUN)) return 'ended';
    return states.includes(attempt + OVER) ? 'taken' : 'current';
  }

  /** False if it has ended. */
  async function takeOver(attempt: string): Promise<boolean> {
    if ((await stateOf(attempt)) === 'ended') {
      // Objects that it wrote after its end count for nothing.
      await remove([attempt]);
      return false;
    }
    // Whoever writes a log looks for this before the first page moves.
    await bucket.write(attempt + OVER, '{}');
    return true;
  }

  return {
    read: bucket.read,
    write: (key, content, options) => bucket.write(key, content, options?.hash),
    stat: bucket.stat,
    list: (prefix, depth) => bucket.list(prefix, depth === 'shallow' ? '/' : undefined),
    copy,
    remove,
    stateOf,

    /** By way of this machine's disk: a bucket asks for the length first. */
    async writePage(key, write) {
      const folder = await mkdtemp(join(tmpdir(), 'stage-'));
      try {
        const file = join(folder, 'page');
        const hash = await write(file);
        await Promise.all(FORMS.map((form) => bucket.writeFile(formFile(key, form), formFile(file, form))));
        return hash;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async begin(attempt) {
      await bucket.write(attempt + BEGUN, '{}');
      const all = attempt.replace(/[^/]+\/$/, '');
      const taken: string[] = [];
      for await (const { key: other } of bucket.list(all, '/'))
        if (other !== attempt && (await takeOver(other))) taken.push(other.slice(all.length, -1));
      return taken;
    },

    /** An answered write lasts. */
    flush: async () => {},

    place: async (_attempt, pairs) => (await copy(pairs)).every(Boolean),
  };
}
