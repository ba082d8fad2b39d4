import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { aHost } from '../a-host.ts';

/** Two shops, and what their cache service was asked. */
async function aWorld({ renewalInterval = 60_000, status = 200 } = {}) {
  const asked: { key: unknown; headers: string[]; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ key: request.headers['security-key'], headers: Object.keys(request.headers), body });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ updatedAt: `2026-01-15T10:30:0${asked.length}.000Z` }));
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = await aHost();
  for (const name of ['voltra', 'nafis'])
    await host.publish(name, {}, { platformUrl: `http://127.0.0.1:${port}` });
  const { get } = await host.start({ renewalInterval });
  const renew = async (shop: string, headers: Record<string, string> = {}, body = '') => {
    const answer = await get(`${shop}.localhost/cache-api/data`, { method: 'PUT', headers, body });
    return { status: answer.status, json: JSON.parse(answer.text) };
  };
  return { asked, renew };
}

test('of many browsers that renew one cache the service hears once, and other shops are free', async () => {
  const { asked, renew } = await aWorld();
  const answers = await Promise.all(Array.from({ length: 50 }, () => renew('voltra')));
  for (const answer of answers)
    expect(answer).toEqual({ status: 200, json: { updatedAt: '2026-01-15T10:30:01.000Z' } });
  expect(asked.map(({ key }) => key)).toEqual(['voltra-key']);
  expect((await renew('nafis')).status).toBe(200);
  expect(asked.map(({ key }) => key)).toEqual(['voltra-key', 'nafis-key']);
});

test('who asks within the interval has the cache renewed once more at its end', async () => {
  const { asked, renew } = await aWorld({ renewalInterval: 300 });
  for (let count = 0; count < 5; count += 1) await renew('voltra');
  expect(asked).toHaveLength(1);
  await expect.poll(() => asked.length).toBe(2);
  expect((await renew('voltra')).json.updatedAt).toBe('2026-01-15T10:30:02.000Z');
});

test('what a browser sends with a renewal goes nowhere, and its failure is one of 502', async () => {
  const { asked, renew } = await aWorld({ status: 500 });
  const answer = await renew('voltra', { authorization: 'Bearer t', cookie: 'a=1' }, '{"x":1}');
  expect([answer.status, answer.json.code]).toEqual([502, 'platform-unreachable']);
  expect(asked[0]?.body).toBe('');
  expect(asked[0]?.headers).not.toContain('authorization');
  expect(asked[0]?.headers).not.toContain('cookie');
});
