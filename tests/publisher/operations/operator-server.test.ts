import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { Metrics } from '#publisher/operations/metrics.ts';
import { startOperatorServer } from '#publisher/operations/operator-server.ts';
import { type Checks, canWrite, checkReadiness, isPublished } from '#publisher/operations/readiness.ts';
import { openStore } from '#publisher/publish/open-store.ts';

async function anOperatorServer(checks: () => Checks, metrics = new Metrics()) {
  const server = await startOperatorServer({ address: { host: '127.0.0.1', port: 0 }, metrics, checks });
  onTestFinished(() => server.close());
  return async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
}

test('readiness says by 503 what is wrong and what is well; life is another question', async () => {
  let broken = true;
  const get = await anOperatorServer(() => ({
    data: () => {},
    queue: async () => {
      if (broken) throw new Error('The queue is locked.');
    },
  }));
  expect(await get('/readyz')).toEqual({
    status: 503,
    text: '{"ready":false,"checks":{"data":"ok","queue":"The queue is locked."}}\n',
  });
  expect((await get('/healthz')).status).toBe(200);
  broken = false;
  expect(await get('/readyz')).toMatchObject({ status: 200 });
  expect((await get('/shops')).status).toBe(404);
});

test('a check that hangs is an answer, too', async () => {
  const readiness = await checkReadiness({ data: () => new Promise(() => {}) }, 10);
  expect(readiness).toEqual({ ready: false, checks: { data: 'No answer within 0.01 s.' } });
});

test('a folder that nobody can write in and shops that nobody published are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const published = isPublished(openStore(directoriesBelow(folder).store), () => [{ name: 'voltra' }]);
  const { checks } = await checkReadiness({ data: canWrite(folder), sites: published });
  expect(checks).toEqual({ data: 'ok', sites: 'No shop is published: run npm run build.' });
  const gone = await checkReadiness({ data: canWrite(join(folder, 'nowhere')) });
  expect(gone).toMatchObject({
    ready: false,
    checks: { data: expect.stringMatching(/^ENOENT: /) },
  });
});
