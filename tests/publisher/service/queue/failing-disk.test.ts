import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import { openQueueThread } from '#publisher/service/queue/queue-thread.ts';
import { startRebuildService } from '#publisher/service/schedule/rebuild-service.ts';
import { createHookReceiver } from '#publisher/service/webhook/receive-hooks.ts';
import { countCalls, type DiskFault, hasStrace, mountDisk, runWithFault } from '../../../failing-disk.ts';
import { printedErrors } from '../../../printed.ts';
import { aTenant } from '../../build/a-world.ts';
import { aNotice } from './change-queue-suite.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'queue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const IDS = ['one', 'two', 'three'];
const REFUSED =
  /^refused The queue of changes: the disk (?:is full|failed) \(.+\): (?:free some space and do it again|see what .+ once it works)\.$/;

const CASES: [DiskFault['call'], DiskFault['error'], first: number, step: number][] = [
  ['pwrite64', 'EIO', 1, 7],
  ['pwrite64', 'ENOSPC', 4, 7],
  ['fsync', 'EIO', 1, 3],
];

test.skipIf(!hasStrace).each(CASES)(
  '[BLD-04] where a %s fails with %s, nothing is said to be kept that is not, and the next start goes on',
  async (call, error, first, step) => {
    const program = (folder: string) => [
      join(import.meta.dirname, 'queue-in-child.ts'),
      join(folder, 'queue.sqlite'),
    ];
    const folder = aFolder();
    const last = await countCalls(program(folder), call, join(folder, 'calls'));

    async function failAt(when: number): Promise<boolean> {
      const [name = '', file = ''] = program(aFolder());
      const said = await runWithFault([name, file], { call, error, when });
      const kept = said.filter((line) => line.startsWith('kept')).map((line) => line.slice('kept '.length));
      const refused = said.filter((line) => !line.startsWith('kept'));
      for (const line of refused) expect(line).toMatch(REFUSED);
      const queue = openEmbeddedQueue(file);
      const waiting = async () => (await queue.waiting('shop')).map(({ id }) => id);
      expect(await waiting()).toEqual(expect.arrayContaining(kept));
      // A refused notice may be kept all the same: then it is known, and never there twice.
      await queue.add(IDS.map((id) => aNotice({ tenant: 'shop', id, receivedAt: 1 })));
      expect((await waiting()).sort()).toEqual(IDS.toSorted());
      await queue.close();
      return refused.length > 0;
    }

    let refusals = 0;
    for (let when = first; when <= last; when += 2 * step)
      for (const isRefused of await Promise.all([failAt(when), failAt(when + step)]))
        refusals += isRefused ? 1 : 0;
    expect(refusals).toBeGreaterThan(1);
  },
  60_000,
);

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Takes the room of a disk, all but some bytes; gives what gives it back. */
function fill(folder: string, left = 0): () => void {
  const { bavail, bsize } = statfsSync(folder);
  const filling = join(folder, 'filling');
  writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  return () => rmSync(filling);
}

test('[BLD-04] on a full disk a message is answered with 503, and with 202 once there is room', async ({
  skip,
}) => {
  const folder = aFolder();
  if (!mountDisk(folder, 1_024)) skip('only root can make a small disk');
  const log = printedErrors();
  const queue = await openQueueThread(join(folder, 'queue.sqlite'));
  onTestFinished(() => queue.close());
  const { receive } = createHookReceiver({
    queue,
    tenants: () => [aTenant('shop', { webhookSecrets: [SECRET] })],
  });
  const server = createServer((request, response) => void receive(request, response));
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/hooks/shop`;
  onTestFinished(() => void server.close());
  const tell = async (id: string) => {
    const now = new Date();
    const body = JSON.stringify({ changed: [{ kind: 'variation', ids: ['7'] }] });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(SECRET).sign(id, now, body),
    };
    return (await fetch(url, { method: 'POST', body, headers })).status;
  };

  expect(await tell('first')).toBe(202);
  const free = fill(folder);
  const statuses: number[] = [];
  // The log of the file has some room that is its own.
  while (statuses.length < 200 && statuses.at(-1) !== 503)
    statuses.push(await tell(`more-${statuses.length}`));
  expect(statuses.at(-1)).toBe(503);
  expect(log.join('\n')).toContain('queue.sqlite): free some space and do it again');
  free();
  const last = `more-${statuses.length - 1}`;
  expect(await tell(last)).toBe(202);
  expect(await tell(last)).toBe(200);
  const { notices } = await queue.backlog();
  expect(notices).toBe(statuses.filter((status) => status === 202).length + 2);
});

test('[BLD-04] a queue that cannot note what was done is not worked off again at once, and goes on when there is room', async ({
  skip,
}) => {
  const folder = aFolder();
  if (!mountDisk(folder, 1_024)) skip('only root can make a small disk');
  const log = printedErrors();
  const queue = openEmbeddedQueue(join(folder, 'queue.sqlite'));
  let [id, builds] = [0, 0];
  const add = () => queue.add([aNotice({ tenant: 'shop', id: `n${id++}` })]);
  await add();
  const free = fill(folder);
  while (
    id < 500 &&
    (await add().then(
      () => true,
      () => false,
    ))
  );
  const service = startRebuildService({
    queue,
    isTenant: () => true,
    retryAfter: [400],
    rebuild: async () => {
      builds += 1;
      throw new Error('The platform is away.');
    },
    onEvent: () => {},
  });
  onTestFinished(async () => {
    await service.close();
    await queue.close();
  });
  await expect.poll(() => log.length).toBe(1);
  expect(log[0]).toMatch(/queue of shop cannot be worked off, next try in 0.4 s: .*free some space/);
  expect(builds).toBe(1);
  await expect.poll(() => builds).toBe(2);
  free();
  const { length } = log;
  await expect.poll(() => builds).toBe(4);
  expect(log.length).toBeLessThanOrEqual(length + 1);
});
