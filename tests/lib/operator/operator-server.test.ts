import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { startOperatorServer } from '#lib/operator/operator-server.ts';
import { type Checks, canWrite, checkReadiness } from '#lib/operator/readiness.ts';

async function anOperatorServer(checks: () => Checks) {
  const metrics = { registry: new Registry() };
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

test('a folder that nobody can write in is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await checkReadiness({ data: canWrite(folder) })).toEqual({ ready: true, checks: { data: 'ok' } });
  const gone = await checkReadiness({ data: canWrite(join(folder, 'nowhere')) });
  expect(gone).toMatchObject({
    ready: false,
    checks: { data: expect.stringMatching(/^ENOENT: /) },
  });
});
