import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rollback } from '#commands/rollback.ts';
import { openLog } from '#lib/log/open-log.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { openQueue } from '#publisher/service/queue/open-queue.ts';
import { readEnvironment } from '../../src/publisher/environment/environment.ts';
import { printedErrors } from '../printed.ts';
import { aNote, aSiteFile, begin } from '../publisher/publish/protocol/site-store-suite.ts';

/** The shop `local` of the project, which went back to its first release. */
async function aHeldShop() {
  const data = mkdtempSync(join(tmpdir(), 'rollback-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const store = openStore(directoriesBelow(data).store);
  for (const text of ['one', 'two']) {
    const attempt = await begin(store, 'local');
    await attempt.stage('/', Buffer.from(text));
    await attempt.publish({ added: [], changed: ['/'], removed: [] }, aSiteFile(), aNote());
  }
  await (await begin(store, 'local')).rollBack(1, '2026-05-01T10:00:00.000Z');
  const said: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  onTestFinished(() => spy.mockRestore());
  return {
    said,
    isHeld: async () => (await store.site('local').pinned()) !== undefined,
    resume(more: NodeJS.ProcessEnv = {}) {
      const env = { STOREFRONT_DATA: data, ...more };
      const log = openLog({ env, format: 'text', level: 'error', write: () => {} });
      const context = { signal: new AbortController().signal, env, positionals: [], log };
      return rollback.run({ tenant: 'local', resume: true }, context);
    },
    async waiting() {
      const queue = await openQueue(readEnvironment({ STOREFRONT_DATA: data }));
      return (await queue.waiting('local').finally(() => queue.close())).length;
    },
  };
}

test('[BLD-07] a shop that goes on while the queue is away is put into it when told once more', async () => {
  const shop = await aHeldShop();
  const errors = printedErrors();
  const away = { QUEUE_URL: 'redis://127.0.0.1:1', STORE_URL: undefined };
  expect(await shop.resume(away)).toBe(1);
  expect(errors.join()).toContain('npm run rollback -- --tenant local --resume');
  expect(await shop.isHeld()).toBe(false);
  expect(await shop.waiting()).toBe(0);
  await shop.resume();
  expect(shop.said.join()).toContain('is rebuilt within seconds');
  expect(await shop.waiting()).toBe(1);
}, 20_000);
