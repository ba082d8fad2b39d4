import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Call } from '#contract/call/define-call.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { listen } from '#lib/port.ts';
import { CALL_LIMITS, type CallLimits } from '#publisher/environment/call-limits.ts';
import { callPath } from '#publisher/serve/embedded/known-call.ts';
import { aHost } from '../a-host.ts';

/** Two shops on one host, whose platform notes the bodies that reach it. */
async function aHostWithLimits(callLimits: CallLimits = CALL_LIMITS) {
  const bodies: string[] = [];
  const platform = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const platformUrl = `http://127.0.0.1:${await listen(platform, 0, '127.0.0.1')}`;
  onTestFinished(() => {
    platform.closeAllConnections();
    platform.close();
  });
  const host = await aHost();
  for (const shop of ['voltra', 'nafis']) await host.publish(shop, { 'index.html': shop }, { platformUrl });
  const { get } = await host.start({ callLimits, trustProxy: true });
  const ask = (call: Call, address: string, body: object = {}, shop = 'voltra') =>
    get(`${shop}.localhost${callPath(call)}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
    });
  return {
    bodies,
    ask,
    async statuses(count: number, ...of: Parameters<typeof ask>) {
      const statuses: number[] = [];
      for (let at = 0; at < count; at += 1) statuses.push((await ask(...of)).status);
      return statuses;
    },
  };
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const of = (path: string) => {
  const call = Object.values(ALL_CALLS).find((one) => one.path === path && one.method !== 'GET');
  if (!call) throw new Error(`The contract has no ${path}.`);
  return call;
};

test.each(
  Object.entries(CALL_LIMITS).flatMap(([name, { calls, per, inTenMinutes }]) =>
    per === 'address' ? [[name, inTenMinutes, calls as readonly Call[]] as const] : [],
  ),
)(
  '[AUT-02] [SEC-04] of %s an address gets %i in ten minutes, in all shops and calls together',
  async (_, count, calls) => {
    const { ask, statuses, bodies } = await aHostWithLimits();
    const [first = of('/review')] = calls;
    expect(await statuses(count, first, '203.0.113.7')).toEqual(times(count, 200));
    const refused = await ask(calls.at(-1) ?? first, '203.0.113.7', {}, 'nafis');
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'content-type': expect.stringContaining('json') },
    });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-many-requests' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600 / count);
    expect(bodies).toHaveLength(count);
    expect((await ask(first, '203.0.113.8')).status).toBe(200);
  },
);

test('[AUT-02] a phone gets three codes in ten minutes, whoever asks, in whatever shop and spelling', async () => {
  const { ask, bodies } = await aHostWithLimits();
  const [code, password] = [of('/sent-verification'), of('/request-password')];
  expect((await ask(code, '203.0.113.1', { phoneNumber: '+998901234567' })).status).toBe(200);
  expect((await ask(code, '203.0.113.2', { phoneNumber: '998 90 123-45-67' }, 'nafis')).status).toBe(200);
  expect((await ask(password, '203.0.113.3', { phoneNumber: '+998901234567' })).status).toBe(200);
  const refused = await ask(code, '203.0.113.4', { phoneNumber: '901234567' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '200']);
  expect((await ask(code, '203.0.113.4', { phoneNumber: '+998901234568' })).status).toBe(200);
  // A body that was read is sent on as it came.
  expect(bodies.map((body) => JSON.parse(body).phoneNumber)).toEqual([
    '+998901234567',
    '998 90 123-45-67',
    '+998901234567',
    '+998901234568',
  ]);
});

test('[AUT-02] a network of IPv6 is one client, and an address of IPv4 is the same in both spellings', async () => {
  const { statuses } = await aHostWithLimits();
  const call = of('/review');
  expect(await statuses(6, call, '2001:db8:0:7::1')).toEqual(times(6, 200));
  expect(await statuses(5, call, '2001:db8:0:7:ffff:1:2:3')).toEqual([...times(4, 200), 429]);
  expect(await statuses(1, call, '2001:db8:0:8::1')).toEqual([200]);
  expect(await statuses(10, call, '::ffff:203.0.113.7')).toEqual(times(10, 200));
  expect(await statuses(1, call, '203.0.113.7')).toEqual([429]);
});

test('what cannot be a call of a phone is passed on or refused, and nothing is kept of it', async () => {
  const { ask } = await aHostWithLimits();
  const call = of('/sent-verification');
  expect((await ask(call, '203.0.113.7', [])).status).toBe(200);
  expect((await ask(call, '203.0.113.7', { phoneNumber: 7 })).status).toBe(200);
  expect((await ask(call, '203.0.113.7', { phoneNumber: 'x'.repeat(20_000) })).status).toBe(413);
});

test('calls of the machine itself are not counted, nor any where an operator wants no limit', async () => {
  const free = await aHostWithLimits();
  expect(await free.statuses(15, of('/review'), '127.0.0.1')).toEqual(times(15, 200));
  expect(await free.statuses(15, of('/review'), '::1')).toEqual(times(15, 200));
  const other = await aHostWithLimits({
    ...CALL_LIMITS,
    reviews: { ...CALL_LIMITS.reviews, inTenMinutes: 0 },
    files: { ...CALL_LIMITS.files, inTenMinutes: 1 },
  });
  expect(await other.statuses(15, of('/review'), '203.0.113.7')).toEqual(times(15, 200));
  expect(await other.statuses(2, of('/files'), '203.0.113.7')).toEqual([200, 429]);
});

/** Calls that anybody may send and that nobody else notices. */
const HARMLESS = ['/shipping-calculate', '/add-to-cart', '/data'];

test('[SEC-04] each call that anybody may send, and that is no reading, has a limit', () => {
  const limited = Object.values(CALL_LIMITS).flatMap(({ calls }) => calls.map(({ path }) => path as string));
  const open = Object.values(ALL_CALLS).filter(({ method, auth }) => method !== 'GET' && auth !== 'bearer');
  expect(
    open
      .map(({ path }) => path)
      .filter((path) => !limited.includes(path))
      .sort(),
  ).toEqual(HARMLESS.sort());
});
