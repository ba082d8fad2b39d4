import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { listen } from '#lib/port.ts';
import { openAdminApi } from '#platform/engines/vendure/admin-api.ts';
import { ACCOUNT, type TestVendure } from './a-vendure.ts';

/** A way to Vendure whose pictures have an address of their own; it ends with the test. */
export async function aPictureWay(vendure: TestVendure, scheme: 'http' | 'https') {
  const way = {
    /** Paths and queries of the pictures that were asked for. */
    asked: [] as string[],
    /** Paths that get 503. */
    broken: /^$/,
    /** Milliseconds that each picture takes. */
    delayMs: 0,
  };
  const answer: RequestListener = async (incoming, response) => {
    const { url = '', method, headers } = incoming;
    if (url.startsWith('/assets/')) {
      way.asked.push(url.slice('/assets/'.length));
      await wait(way.delayMs);
      if (way.broken.test(url)) {
        response.writeHead(503).end();
        return;
      }
    }
    // Vendure names pictures by the host and the scheme that it was asked by.
    const named = { ...headers, host: `localhost:${pictures}`, 'x-forwarded-proto': scheme };
    const passed = request(new URL(url, vendure.url), { method, headers: named }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  };
  const api = createServer(answer);
  const ownApi = await listen(api, 0, '127.0.0.1');
  const secure = scheme === 'https' ? createSecureServer(trustedPair(), answer) : undefined;
  const pictures = secure ? await listen(secure, 0, 'localhost') : ownApi;
  for (const server of secure ? [api, secure] : [api])
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
  const query = openAdminApi({ url: `http://127.0.0.1:${ownApi}/admin-api`, ...ACCOUNT });
  return Object.assign(way, { query, origin: `${scheme}://localhost:${pictures}` });
}

/** A key, and a certificate for `localhost` that this process trusts until the test ends. */
function trustedPair(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', ...made, ...names], { stdio: 'ignore' });
  const [key = '', cert = ''] = [keyFile, certFile].map((file) => readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const before = getCACertificates();
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
  return { key, cert };
}

/** Gives Vendure a picture that none of its goods has; returns its id. */
export async function anAsset(
  { url }: Pick<TestVendure, 'url'>,
  bytes: Buffer,
  name: string,
): Promise<string> {
  const { username, password } = ACCOUNT;
  const login = `mutation { login(username: "${username}", password: "${password}") { __typename } }`;
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: login }) });
  const form = new FormData();
  const query =
    'mutation ($input: [CreateAssetInput!]!) { createAssets(input: $input) { ... on Asset { id } } }';
  form.set('operations', JSON.stringify({ query, variables: { input: [{ file: null }] } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.0.file'] }));
  form.set('0', new File([Uint8Array.from(bytes)], name, { type: `image/${name.split('.').at(-1)}` }));
  const made = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${signedIn.headers.get('vendure-auth-token')}`,
      'apollo-require-preflight': 'true',
    },
    body: form,
  });
  return (await made.json()).data.createAssets[0].id;
}
