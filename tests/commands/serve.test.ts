import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { COMPILED_ONCE } from '../publisher/build/packed-assets.ts';
import { aHost, send } from '../publisher/serve/a-host.ts';
import { aService } from './a-service.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform that answers as it is told. */
async function aPlatform(answer: Answer) {
  const platform = { answer, url: '' };
  const server = createServer((request, response) => platform.answer(request, response));
  platform.url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return platform;
}

/** A served shop whose platform has a request and does not answer it. */
async function aBusyService() {
  let held: ServerResponse | undefined;
  const platform = await aPlatform((_, response) => {
    held = response;
  });
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' }, { platformUrl: platform.url });
  const service = await aService({
    dataDirectory: dirname(host.sitesDirectory),
    tenants: { voltra: { subdomain: 'voltra', security_key: 'voltra-key' } },
  });
  const asked = send(service.port, 'voltra.localhost/market-api/menus');
  await expect.poll(() => held).toBeDefined();
  return {
    service,
    asked,
    release: () => held?.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  };
}

test('a server that is told to end takes nothing new, finishes what it answers, and ends well', async () => {
  const { service, asked, release } = await aBusyService();
  expect((await service.ask('/readyz')).text).toBe('{"ready":true,"checks":{"sites":"ok"}}\n');
  service.child.kill('SIGTERM');
  await expect
    .poll(() => service.ask('/readyz'))
    .toMatchObject({
      status: 503,
      text: expect.stringContaining('It is being stopped.'),
    });
  expect((await service.ask('/healthz')).status).toBe(200);
  await expect(send(service.port, 'voltra.localhost/')).rejects.toThrow('ECONNREFUSED');
  release();
  expect(await asked).toMatchObject({ status: 200, text: '[]' });
  expect(await service.ended).toBe(0);
  expect(service.events()).toEqual(['started', 'serving', 'not-kept-fresh', 'stopping', 'stopped']);
});

test('a second signal ends it at once, whatever is being answered', async () => {
  const { service, asked } = await aBusyService();
  const cut = expect(asked).rejects.toThrow();
  await expect
    .poll(() => {
      service.child.kill('SIGTERM');
      return service.events().at(-1);
    })
    .toBe('stopped');
  expect(await service.ended).toBe(143);
  await cut;
});

const KEY = 'key-of-the-shop-7h1s';
const SECRET = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(24, 5).toString('base64')}`;

/** Sends a signed message of the shop's cache server; gives the status. */
async function tell(
  { port }: { port: number },
  secret: string,
  id: string,
  { body = '{"changed":[]}', signatures = [] }: { body?: string; signatures?: string[] } = {},
) {
  const at = new Date();
  const signature = new Webhook(secret).sign(id, at, body);
  signatures.push(signature.slice('v1,'.length));
  const { status } = await send(port, '127.0.0.1/hooks/voltra', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    },
  });
  return status;
}

test('[BLD-06] restored shops are served and messages taken while the pages are compiled', async () => {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' });
  const dataDirectory = dirname(host.sitesDirectory);
  const tenant = { subdomain: 'voltra', security_key: 'voltra-key', webhook_secrets: [SECRET] };
  const service = await aService({ dataDirectory, tenants: { voltra: tenant } });
  expect(await send(service.port, 'voltra.localhost/')).toMatchObject({ status: 200, text: 'Voltra' });
  expect(await tell(service, SECRET, 'msg_early')).toBe(202);
  expect(await service.ask('/readyz')).toMatchObject({
    status: 503,
    text: expect.stringContaining('Pages are being compiled'),
  });
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.events()).toEqual(['started', 'serving', 'message', 'stopping', 'stopped']);
  expect(readdirSync(join(dataDirectory, 'compiled')).filter((name) => name.startsWith('draft-'))).toEqual(
    [],
  );
});

test('[SEC-04] neither log nor metrics of a service show a secret, a signature, a body or a shopper', async () => {
  const told = {
    code: 'refused',
    message: `Key ${KEY} and ${SECRET} are refused for +998 90 123 45 67; authorization: Bearer 5h0pper`,
  };
  const platform = await aPlatform((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' }, { platformUrl: platform.url });
  const dataDirectory = dirname(host.sitesDirectory);
  mkdirSync(COMPILED_ONCE, { recursive: true });
  symlinkSync(COMPILED_ONCE, join(dataDirectory, 'compiled'));
  const service = await aService({
    dataDirectory,
    tenants: {
      voltra: {
        subdomain: 'voltra',
        security_key: { env: 'VOLTRA' },
        webhook_secrets: [{ env: 'VOLTRA_HOOK' }],
        languages: ['ru'],
      },
    },
    env: { VOLTRA: KEY, VOLTRA_HOOK: SECRET, PLATFORM_URL: platform.url, LOG_LEVEL: 'debug' },
  });
  const signatures: string[] = [];
  expect(await tell(service, SECRET, 'msg_right', { signatures })).toBe(202);
  expect(await tell(service, OTHER, 'msg_wrong', { signatures })).toBe(401);
  expect(await tell(service, SECRET, 'msg_odd', { signatures, body: '{"subdomain":"b0dy"}' })).toBe(400);
  const asked = await send(service.port, 'voltra.localhost/market-api/menus?phone=998901234567', {
    headers: { authorization: 'Bearer 5h0pper', cookie: 'session=c00kie' },
  });
  expect(asked.status).toBe(400);
  // The code may have to be compiled before.
  await expect.poll(() => service.events(), { timeout: 40_000 }).toContain('rebuild-failed');

  expect(service.records().find(({ event }) => event === 'message')).toMatchObject({
    tenant: 'voltra',
    messageId: 'msg_right',
    status: 202,
  });
  const metrics = (await service.ask('/metrics')).text;
  for (const line of [
    /^storefront_builds_total\{tenant="voltra",outcome="failed"\} [12]$/m,
    /^storefront_build_failures_total\{error="ShopError"\} [12]$/m,
    /^storefront_hook_answers_total\{status="401"\} 1$/m,
    /^storefront_requests_total\{kind="call",status="4xx"\} 1$/m,
    /^storefront_errors_total\{event="rebuild-failed"\} [12]$/m,
    /^storefront_queue_notices 2$/m,
  ])
    expect(metrics).toMatch(line);
  await expect
    .poll(() => service.ask('/readyz'))
    .toMatchObject({
      status: 200,
      text: '{"ready":true,"checks":{"data":"ok","queue":"ok","sites":"ok","workers":"ok"}}\n',
    });

  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  const said = service.output() + metrics;
  expect(said).toContain('and [hidden] are refused');
  for (const secret of [KEY, SECRET, SECRET.slice(6), OTHER, '5h0pper', 'c00kie', 'b0dy', ...signatures])
    expect(said).not.toContain(secret);
  expect(said.replaceAll(/\D/g, '')).not.toContain('901234567');
}, 60_000);
