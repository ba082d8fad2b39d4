import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#lib/port.ts';
import { isSigned } from '#lib/signed-message.ts';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import {
  createHookReceiver,
  type HookOptions,
  MAX_MESSAGE_BYTES,
} from '#publisher/service/webhook/receive-hooks.ts';
import { aTenant } from '../../build/a-world.ts';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const NEXT_SECRET = `whsec_${Buffer.alloc(24, 2).toString('base64')}`;
const BODY = JSON.stringify({
  deliveryId: '3f0c8a52-6f1e-4b5e-9a51-0a1b2c3d4e5f',
  event: 'shop.changed',
  subdomain: 'voltra',
  updatedAt: '2026-01-15T10:00:00Z',
  changed: [{ kind: 'variation', ids: ['7'] }],
});

interface Sending {
  tenant?: string;
  body?: string;
  secret?: string;
  id?: string;
  signedAt?: Date;
  headers?: Record<string, string>;
  method?: string;
}

async function aReceiver(options: Partial<HookOptions> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'hooks-'));
  const queue = openEmbeddedQueue(join(directory, 'queue.sqlite'));
  const told: (string | undefined)[] = [];
  queue.onAdded((tenant) => told.push(tenant));
  const receiver = createHookReceiver({
    queue,
    tenants: () => [
      aTenant('voltra', { webhookSecrets: [SECRET, NEXT_SECRET] }),
      aTenant('silent', { webhookSecrets: [] }),
    ],
    ...options,
  });
  const server = createServer((request, response) => {
    if (!receiver.receive(request, response)) response.writeHead(404).end('not a hook');
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await queue.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const send = async ({
    tenant = 'voltra',
    body = BODY,
    secret = SECRET,
    id = 'msg_1',
    signedAt = new Date(),
    headers = {},
    method = 'POST',
  }: Sending = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/hooks/${tenant}`, {
      method,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, signedAt, body),
        ...headers,
      },
      ...(method === 'POST' && { body }),
    });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  };
  return { send, queue, told, port };
}

afterEach(() => {
  vi.useRealTimers();
});

test('[BLD-03] a signed message is kept before it is answered, and says what changed', async () => {
  const { send, queue, told } = await aReceiver();
  expect(await send()).toMatchObject({ status: 202, json: { taken: true } });
  expect(told).toEqual(['voltra']);
  expect(await queue.take('voltra', Date.now())).toMatchObject({
    changed: [{ kind: 'variation', ids: ['7'] }],
    updatedAt: '2026-01-15T10:00:00.000Z',
  });
});

test.each(['', '{}', '{"event":"product.updated","data":{"id":5}}'])(
  'a message that names nothing (%s) means that anything may have changed',
  async (body) => {
    const { send, queue } = await aReceiver();
    expect((await send({ body })).status).toBe(202);
    expect(await queue.take('voltra', Date.now())).toMatchObject({ changed: [], updatedAt: null });
  },
);

test('[BLD-04] a message that comes again is taken once', async () => {
  const { send, queue, told } = await aReceiver();
  await send();
  expect(await send()).toMatchObject({ status: 200, json: { taken: false } });
  expect(told).toEqual(['voltra']);
  expect((await queue.backlog()).notices).toBe(1);
});

test('[BLD-04] [SEC-04] what is old, early, changed or signed by another is refused, and a shop that is not there the same', async () => {
  const { send, queue } = await aReceiver();
  const minute = 60_000;
  const sixMinutes = (sign: number) => new Date(Date.now() + sign * 6 * minute);
  const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
  const answers = await Promise.all([
    send({ secret: other }),
    send({ signedAt: sixMinutes(-1) }),
    send({ signedAt: sixMinutes(1) }),
    send({ headers: { 'webhook-id': 'msg_2' } }),
    send({ headers: { 'webhook-signature': 'v1,AAAA' } }),
    send({ headers: { 'webhook-signature': '' } }),
    send({ headers: { 'webhook-timestamp': 'now' } }),
    send({ tenant: 'nobody' }),
    send({ tenant: 'silent' }),
    send({ tenant: '__proto__' }),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 401,
      json: { error: 'The message is not signed for this address.' },
    });
  expect((await queue.backlog()).notices).toBe(0);
  expect((await send({ signedAt: new Date(Date.now() - 4 * minute) })).status).toBe(202);
});

test('[SEC-04] both secrets count while one takes the place of the other, and one of many signatures is enough', async () => {
  const { send } = await aReceiver();
  expect((await send({ id: 'a', secret: NEXT_SECRET })).status).toBe(202);
  const at = new Date();
  const right = new Webhook(SECRET).sign('b', at, BODY);
  const headers = { 'webhook-signature': `v1a,x v1,AAAA ${right}` };
  expect((await send({ id: 'b', signedAt: at, headers })).status).toBe(202);
});

test('[SEC-04] who sends a body too slowly is told so and let go', async () => {
  const { port } = await aReceiver({ bodyTime: 50 });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('POST /hooks/voltra HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  let answer = '';
  for await (const bytes of socket) answer += bytes;
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*The body did not come in time\./);
});

test('[SEC-04] a body that is too large, no JSON, of another shop or with a wrong field is refused and says why', async () => {
  const { send, queue } = await aReceiver();
  expect(await send({ body: ' '.repeat(MAX_MESSAGE_BYTES + 1) })).toMatchObject({ status: 413 });
  expect(await send({ body: '{' })).toMatchObject({ status: 400, json: { error: 'The body is not JSON.' } });
  const other = await send({ body: BODY.replace('"voltra"', '"nafis"') });
  expect(other).toMatchObject({
    status: 400,
    json: { error: 'The message is about nafis; this is the address of voltra.' },
  });
  const wrong = await send({ body: '{"changed":[{"kind":"weather","ids":[]}]}' });
  expect(wrong).toMatchObject({ status: 400, json: { error: expect.stringContaining('changed[0].kind') } });
  expect((await send({ id: 'x'.repeat(300) })).status).toBe(400);
  expect((await queue.backlog()).notices).toBe(0);
});

test('[SEC-04] a body whose length nobody tells ends at the limit, too', async () => {
  const { port } = await aReceiver();
  const status = await new Promise((resolve) => {
    const sent = httpRequest({ port, method: 'POST', path: '/hooks/voltra' }, (answer) =>
      resolve(answer.statusCode),
    );
    sent.on('error', () => resolve('closed'));
    const part = Buffer.alloc(64 * 1024);
    const write = () => {
      if (!sent.destroyed) sent.write(part, () => setImmediate(write));
    };
    write();
    onTestFinished(() => void sent.destroy());
  });
  expect([413, 'closed']).toContain(status);
});

test('[SEC-04] who is not signed has few tries, and who is has many', async () => {
  const { send } = await aReceiver({
    strangerRate: { burst: 3, perSecond: 0.5 },
    tenantRate: { burst: 2, perSecond: 0.5 },
  });
  const headers = { 'webhook-signature': 'v1,AAAA' };
  for (let count = 0; count < 3; count += 1) expect((await send({ headers })).status).toBe(401);
  const refused = await send({ headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send({ id: 'a' })).status).toBe(202);
  expect((await send({ id: 'b' })).status).toBe(202);
  expect((await send({ id: 'c' })).status).toBe(429);
});

test('[SEC-04] a stranger with a whole network of IPv6 has the tries of one', async () => {
  const { send } = await aReceiver({ strangerRate: { burst: 3, perSecond: 0.5 }, trustProxy: true });
  const from = (address: string) =>
    send({ headers: { 'webhook-signature': 'v1,AAAA', 'x-forwarded-for': address } });
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::a:3'])
    expect((await from(address)).status).toBe(401);
  expect((await from('2001:db8::4')).status).toBe(429);
  expect((await from('2001:db8:0:1::4')).status).toBe(401);
});

test('a hook takes POST alone, and what is no hook is left to others', async () => {
  const { send, port } = await aReceiver();
  expect((await send({ method: 'GET' })).status).toBe(405);
  const other = await fetch(`http://127.0.0.1:${port}/hooks/voltra/more`, { method: 'POST' });
  expect(other.status).toBe(404);
});

test('[SEC-04] the reference vector of Standard Webhooks is signed, and no byte of it can change', () => {
  vi.useFakeTimers({ now: new Date(1_614_265_330_000) });
  const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const payload = '{"test": 2432232314}';
  expect(isSigned(Buffer.from(payload), headers, secrets)).toBe(true);
  for (let at = 0; at < payload.length; at += 1) {
    const bytes = Buffer.from(payload);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(isSigned(bytes, headers, secrets)).toBe(false);
  }
});
