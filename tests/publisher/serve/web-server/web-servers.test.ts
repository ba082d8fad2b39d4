import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Language } from '#contract/value/primitive.ts';
import { caddyConfiguration } from '#publisher/serve/caddy/configuration.ts';
import { pagePolicy } from '#publisher/serve/embedded/content-policy.ts';
import { answerHeaders } from '#publisher/serve/embedded/headers.ts';
import { dictionaryLink } from '#publisher/serve/embedded/page-dictionaries.ts';
import { MAX_BODY_BYTES } from '#publisher/serve/embedded/proxy.ts';
import { varyOf } from '#publisher/serve/embedded/static-file.ts';
import { nginxConfiguration } from '#publisher/serve/nginx/configuration.ts';
import type { Program } from '#tools/bench/serve/web-server-process.ts';
import { type Answer, type Sending, send } from '../a-host.ts';
import {
  aServedWorld,
  DICTIONARIES,
  FIRST,
  LIMITS,
  pageOf,
  SECOND,
  SERVERS,
  STAGED_PAGE,
} from './a-served-world.ts';
import { HOSTILE, MOVED, randomAddresses, SHOWN, type Shown, STRANGERS } from './cases.ts';

let world: Awaited<ReturnType<typeof aServedWorld>>;
beforeAll(async () => {
  world = await aServedWorld();
});
afterAll(() => world?.close());

/** Headers that a server may add to the table: of the connection, of the bytes, of itself. */
const BESIDE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server',
  'transfer-encoding',
]);

/** The headers that decide what browsers do with an answer. */
function told({ headers }: Answer): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !BESIDE.has(name)));
}

function headersOf({ address, kind, type, measured = true }: Shown, secure: boolean) {
  const hostName = (address.split(/[:/]/, 1)[0] ?? '').toLowerCase();
  const site = hostName.startsWith('nafis') ? SECOND : FIRST;
  const policy = pagePolicy({ ...site, hostName, analytics: measured ? site.analytics : [], secure });
  const prefix = /^[^/]*\/(ru|uz|en)(?:\/|$)/.exec(address)?.[1] as Language | undefined;
  const dictionary = dictionaryLink(site, prefix ?? site.languages[0]);
  const headers = answerHeaders(kind, { policy, dictionary, type, secure });
  return { ...headers, 'content-type': type, vary: varyOf(kind) };
}

/** Target of an answer, in one spelling: `%2f` and `%2F` are the same. */
const spelled = (answer: Answer | undefined) => decodeURIComponent(answer?.headers.location ?? '');

const plain = (secure = false) => ({
  ...answerHeaders('plain', { secure }),
  'content-type': 'text/plain; charset=utf-8',
});

const ADDRESSES = [...HOSTILE, ...randomAddresses(400)];
const askAll = (port: number) =>
  Promise.all(ADDRESSES.map((target) => send(port, 'voltra.localhost/', { target })));
let right: Promise<Answer[]> | undefined;
/** The embedded server's answers to them. */
function rightAnswers(): Promise<Answer[]> {
  right ??= askAll(world.subjects.get('embedded')?.port ?? 0);
  return right;
}

describe.each(SERVERS.slice(1))('%s without its host', (name, isThere) => {
  const own = isThere ? test : test.skip;

  own('sends pages from their files to browsers with a dictionary, too', async () => {
    const { port, stop } = await world.start(name as Program, { host: '127.0.0.1:1' });
    onTestFinished(stop);
    const sha256 = DICTIONARIES[0]?.sha256;
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${sha256}:` };
    for (const [address, status] of [
      ['/product/7', 200],
      ['/uz', 200],
      ['/nothing', 404],
    ] as const) {
      const answer = await send(port, `voltra.localhost${address}`, { headers });
      const plainly = await send(port, `voltra.localhost${address}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect([address, answer.status, answer.headers['content-encoding']]).toEqual([address, status, 'br']);
      expect(answer.bytes).toEqual(plainly.bytes);
      expect(told(answer)).toEqual(told(plainly));
    }
  });
});

describe.each(SERVERS)('%s', (name, isThere) => {
  const port = () => world.subjects.get(name)?.port ?? 0;
  const get = (address: string, more?: Sending) => send(port(), address, more);
  const own = isThere ? test : test.skip;

  own(
    '[TEN-01] [SEC-01] an address shows its file with the headers of the table, byte for byte',
    async () => {
      const asked = SHOWN.flatMap((one) => [false, true].map((secure) => ({ one, secure })));
      const answers = await Promise.all(
        asked.map(({ one, secure }) =>
          get(one.address, { headers: { 'x-forwarded-proto': secure ? 'https' : 'http' } }),
        ),
      );
      for (const [at, { one, secure }] of asked.entries()) {
        const answer = answers[at] as Answer;
        expect({ address: one.address, status: answer.status, headers: told(answer) }).toEqual({
          address: one.address,
          status: one.status ?? 200,
          headers: headersOf(one, secure),
        });
        expect(answer.text).toBe(readFileSync(join(world.root, one.file), 'utf8'));
      }
    },
  );

  own('whatever lies in a folder has the headers that the embedded server gives it', async () => {
    const files = ['sites/first', 'sites/second', 'assets'].flatMap((folder) =>
      readdirSync(join(world.root, folder), { recursive: true, encoding: 'utf8' }),
    );
    const embedded = world.subjects.get('embedded')?.port ?? 0;
    const asked = [...new Set(files.flatMap((file) => [file, file.replace(/\.html$/, '')]))];
    await Promise.all(
      asked.map(async (file) => {
        const address = `nafis.localhost/${encodeURI(file)}`;
        const [answer, right] = await Promise.all([port(), embedded].map((one) => send(one, address)));
        if (!answer || !right) throw new Error('Two were asked.');
        expect([address, answer.status, told(answer)]).toEqual([address, right.status, told(right)]);
      }),
    );
  });

  own('a file is sent as Brotli where it lies so, as gzip to clients without', async () => {
    for (const { address, file, type, kind } of SHOWN) {
      const text = readFileSync(join(world.root, file), 'utf8');
      const stored = /\.(?:html|js|css|svg|md|jsonl)$/.test(file);
      const brotli = await get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      if (stored) {
        expect([address, brotli.headers['content-encoding']]).toEqual([address, 'br']);
        expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
      }
      const gzip = await get(address, { headers: { 'accept-encoding': 'gzip' } });
      const isPacked = text !== '' && (type.includes('charset') || type === 'image/x-icon');
      expect([address, gzip.headers['content-encoding']]).toEqual([address, isPacked ? 'gzip' : undefined]);
      expect((isPacked ? gunzipSync(gzip.bytes) : gzip.bytes).toString()).toBe(text);
      for (const answer of [brotli, gzip]) expect(answer.headers.vary).toBe(varyOf(kind));
    }
  });

  own('a page is packed by the dictionary that the browser has of its shop, else as ever', async () => {
    const takes = 'gzip, deflate, br, zstd, dcb, dcz';
    const ask = (sha256: string, address = 'voltra.localhost/product/7', more: Record<string, string> = {}) =>
      get(address, {
        headers: { 'accept-encoding': takes, 'available-dictionary': `:${sha256}:`, ...more },
      });
    const [first, second, other] = DICTIONARIES;
    if (!first || !second || !other) throw new Error('There are three.');
    const whole = readFileSync(join(world.root, 'sites/first/product/7.html'), 'utf8');
    for (const { sha256, text } of [first, second]) {
      const { status, headers, bytes } = await ask(sha256);
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'dcz', varyOf('page')]);
      expect(bytes.subarray(8, 40).toString('base64')).toBe(sha256);
      const page = zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(text) });
      expect(page.toString()).toBe(whole);
      const again = await ask(sha256, undefined, { 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      const page404 = await ask(sha256, 'voltra.localhost/uz/nothing');
      expect([page404.status, page404.headers['content-encoding']]).toEqual([404, 'dcz']);
    }
    const plainly = await get('voltra.localhost/product/7', { headers: { 'accept-encoding': 'br' } });
    const others = [
      await ask(other.sha256),
      await ask(first.sha256, 'nafis.localhost/product/7'),
      await ask('nonsense'),
      await ask(first.sha256, undefined, { 'accept-encoding': 'gzip, br, zstd' }),
      await ask(first.sha256, 'voltra.localhost/catalogue-menu'),
      await ask(first.sha256, 'voltra.localhost/_astro/app.3f2a.js'),
    ];
    for (const { status, headers } of others)
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(others[0]?.bytes).toEqual(plainly.bytes);
  });

  own('a page whose Brotli is not in place yet is sent in its plain form', async () => {
    world.write('sites/first/product/8.html', pageOf('in between'));
    rmSync(join(world.root, 'sites/first/product/8.html.br'));
    const answer = await get('voltra.localhost/product/8', { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.text).toBe(pageOf('in between'));
  });

  own('what a browser has is not sent again until it changes', async () => {
    const file = `product/of-${name}`;
    world.write(`sites/first/${file}.html`, pageOf('before'));
    const ask = (encoding: string, etag = '', method = 'GET') =>
      get(`voltra.localhost/${file}`, {
        method,
        headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) },
      });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const full = await ask(encoding);
      const { etag = '' } = full.headers;
      expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
      for (const method of ['GET', 'HEAD']) {
        const again = await ask(encoding, `"other", ${etag}`, method);
        expect([encoding, again.status, again.bytes.length]).toEqual([encoding, 304, 0]);
        expect(again.headers.etag).toBe(etag.replace(/^W\//, ''));
        const { 'content-type': _, ...kept } = told(full);
        expect(told(again)).toEqual(kept);
      }
    }
    const { etag } = (await ask('br')).headers;
    world.write(`sites/first/${file}.html`, pageOf('and afterwards'));
    expect((await ask('br', etag)).status).toBe(200);
  });

  own(
    'neither a condition nor a range makes less of a page, and a page that is not there is always told',
    async () => {
      const odd = {
        range: 'bytes=0-3',
        'if-range': '"x"',
        'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
      };
      const whole = await get('voltra.localhost/product/7', { headers: odd });
      expect([whole.status, whole.text]).toEqual([200, pageOf('voltra product/7.html product/7')]);
      const { etag = '' } = (await get('voltra.localhost/nothing')).headers;
      expect(
        (await get('voltra.localhost/nothing', { headers: { 'if-none-match': etag || '*' } })).status,
      ).toBe(404);
    },
  );

  own('an address that no page has leads to the one that it belongs to', async () => {
    for (const [address, location] of MOVED) {
      const answer = await get(address);
      expect([address, answer.status, answer.headers.location]).toEqual([address, 308, location]);
      expect(told(answer)).toEqual({ ...plain(), location });
      expect(answer.text).toBe(`The page is at ${location}\n`);
    }
  });

  own('[TEN-01] a host of no shop gets a plain 404 and nothing of any shop', async () => {
    for (const address of STRANGERS)
      for (const method of ['GET', 'POST']) {
        const answer = await get(address, { method });
        expect([address, answer.status, answer.text]).toEqual([
          address,
          404,
          'There is no shop at this address.\n',
        ]);
        expect(told(answer)).toEqual(plain());
      }
  });

  own('[TEN-05] a page is shown as it will be to who asks for that, and nobody keeps it', async () => {
    const shown = async (address: string) => {
      const { status, text, headers } = await get(address);
      const [, title] = /<title>(.*?)<\/title>/.exec(text) ?? [];
      return [status, title, headers['cache-control'], headers['x-robots-tag']];
    };
    const [host, page] = ['voltra.localhost', 'voltra product/7.html product/7'];
    expect(await shown(`${host}/product/7?upcoming=1`)).toEqual([200, STAGED_PAGE, 'no-store', 'noindex']);
    expect(await shown(`${host}/product-variation/7?a=1&upcoming=1`)).toContain(STAGED_PAGE);
    // Of other pages, other shops and of what has gone live meanwhile the published page is the newest.
    const others = [`${host}/uz/product/7`, 'nafis.localhost/product/7', `${host}/search/x`];
    for (const address of others) {
      const [status, title, caching] = await shown(`${address}?upcoming=1`);
      expect([status, caching], address).toEqual([200, 'no-store']);
      expect([title], address).toEqual([(await shown(address))[1]]);
    }
    for (const query of ['', '?upcoming', '?upcoming=', '?later=1'])
      expect(await shown(`${host}/product/7${query}`), query).toEqual([200, page, 'no-cache', undefined]);
  });

  own('pages are only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
      for (const address of ['/', '/product/7', '/_astro/app.3f2a.js', '/nothing', '/robots.txt']) {
        const answer = await get(`voltra.localhost${address}`, { method });
        expect([method, address, answer.status, answer.text]).toEqual([
          method,
          address,
          405,
          'Pages can only be read.\n',
        ]);
        expect(told(answer)).toEqual({ ...plain(), allow: 'GET, HEAD' });
      }
    const head = await get('voltra.localhost/product/7', { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(told(head)).toEqual(told(await get('voltra.localhost/product/7')));
  });

  own('[TEN-01] an address that names a file in a roundabout way shows nothing of it', async () => {
    const [answers, right] = await Promise.all([askAll(port()), rightAnswers()]);
    const compared = (one: Answer | undefined) => [one?.status, spelled(one), wordsOf(one)];
    const different = ADDRESSES.flatMap((address, at) => {
      const both = [answers, right].map((all) => compared(all[at]));
      return isDeepStrictEqual(both[0], both[1]) ? [] : [[address, ...both]];
    });
    expect(different).toEqual([]);
    for (const { text } of answers) expect(text).not.toMatch(/nafis|ecret/);
    for (const { status } of answers.slice(0, HOSTILE.length)) expect(status).toBeGreaterThanOrEqual(308);
  });

  own(
    '[TEN-02] calls go to the platform with the key of their shop, and with the address of the shopper',
    async () => {
      const answer = await get('voltra.localhost/market-api/categories?lang=uz', {
        headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'security-key': 'of another shop' },
      });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({ url: '/market-api/categories?lang=uz', key: 'key of first' });
      expect(world.seen.at(-1)).toBe('GET /market-api/categories?lang=uz 203.0.113.7');
      expect(told(answer)).toMatchObject(
        answerHeaders('platform', { type: 'application/json', secure: false }),
      );
      const added = await get('nafis.localhost/market-api/add-to-cart', {
        method: 'POST',
        body: '{"stock":1}',
      });
      expect(JSON.parse(added.text).key).toBe('key of second');
      expect(world.seen.at(-1)).toContain('{"stock":1}');
    },
  );

  own(
    'a picture of the platform comes in the form that was asked for, and nobody keeps it for another',
    async () => {
      for (const type of ['image/avif', 'image/webp', 'image/jpeg', 'image/avif']) {
        const answer = await get('voltra.localhost/market-api/media/upload/300x_/1.jpg', {
          headers: { accept: `${type},*/*`, 'accept-encoding': 'gzip, br' },
        });
        expect([answer.status, answer.text]).toEqual([200, 'picture']);
        expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'Accept', etag: `"${type}"` });
      }
    },
  );

  own('what is no call never reaches the platform', async () => {
    const before = world.seen.length;
    const heads = [
      ['GET', '/sandbox/clock'],
      ['PUT', '/market-api/sandbox'],
      ['POST', '/tiles/1/2/3.png'],
      ['GET', '/market-api%2fcategories'],
      ['GET', '/MARKET-API/categories'],
      ['GET', '/market-api/../sandbox/clock'],
      ['GET', '/market-api/%2e%2e/sandbox/clock'],
      ['GET', '//market-api/categories'],
      ['CONNECT', 'voltra.localhost:80'],
    ].map((words) => `${words.join(' ')} HTTP/1.1\r\nhost: voltra.localhost\r\n\r\n`);
    const answers = await Promise.all(heads.map((head) => exchange(port(), head)));
    for (const statuses of answers) expect(statuses.join()).toMatch(/^(?:400|404|405)?$/);
    expect(world.seen.slice(before)).toEqual([]);
  });

  own('reports and messages reach who reads them', async () => {
    const report = await get('voltra.localhost/policy-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: '{"csp-report":{"effective-directive":"img-src","blocked-uri":"inline"}}',
    });
    expect(report.status).toBe(204);
    expect((await get('voltra.localhost/policy-reports')).status).toBe(404);
    for (const host of ['voltra.localhost', 'no-shop.example']) {
      const message = await get(`${host}/hooks/first`, { method: 'POST', body: '{}' });
      expect([host, message.status, message.text]).toEqual([host, 202, 'taken']);
    }
  });

  own('a body that is too large is refused, and the shop goes on', async () => {
    const head = `POST /market-api/review HTTP/1.1\r\nhost: voltra.localhost\r\ncontent-length: ${MAX_BODY_BYTES + 1}\r\n\r\n`;
    expect(await exchange(port(), head)).toEqual(['413']);
    expect((await get('voltra.localhost/')).status).toBe(200);
  });

  own('[TEN-02] two servers never read a request in two ways', async () => {
    const hidden = 'PUT /sandbox/clock HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\n\r\n{}';
    const length = `content-length: ${hidden.length}\r\n`;
    const chunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    const before = world.seen.length;
    const start = 'POST /market-api/add-to-cart HTTP/1.1\r\nhost: voltra.localhost\r\n';
    const bodies = [
      `${length}\r\n${hidden}`,
      `transfer-encoding: chunked\r\n\r\n${chunks}`,
      `${length}transfer-encoding: chunked\r\n\r\n${chunks}`,
      `transfer-encoding: chunked\r\n${length}\r\n${chunks}`,
      `transfer-encoding: xchunked\r\n${length}\r\n${hidden}`,
      `transfer-encoding : chunked\r\n\r\n${chunks}`,
      `connection: content-length\r\n${length}\r\n${hidden}`,
      `content-length: 5\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
      `content-length: +${hidden.length}\r\n\r\n${hidden}`,
    ];
    const answers = await Promise.all(bodies.map((rest) => exchange(port(), start + rest)));
    expect(answers.filter((one) => one.length > 1)).toEqual([]);
    expect(world.seen.slice(before).filter((one) => !one.startsWith('POST /market-api/add-to-cart'))).toEqual(
      [],
    );
    const heads = [
      'GET / HTTP/1.1\r\nhost: voltra.localhost\r\nhost: nafis.localhost\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: voltra.localhost, nafis.localhost\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET http://nafis.localhost/ HTTP/1.1\r\nhost: voltra.localhost\r\n\r\n',
      'GET /\tx HTTP/1.1\r\nhost: voltra.localhost\r\n\r\n',
    ];
    for (const statuses of await Promise.all(heads.map((head) => exchange(port(), head))))
      expect(statuses.join()).toMatch(/^(?:400|404)$/);
    const cookie = `cookie: ${'a'.repeat(70_000)}\r\n\r\n`;
    expect(await exchange(port(), `GET / HTTP/1.1\r\nhost: voltra.localhost\r\n${cookie}`)).toEqual(['431']);
  });
});

test('a client that does not finish its head is let go', async () => {
  const started = performance.now();
  const half = 'GET / HTTP/1.1\r\nhost: voltra.local';
  const ports = [...world.subjects.values()].map(({ port }) => port);
  await Promise.all(ports.map((port) => exchange(port, half, LIMITS.idleTime * 3)));
  expect(performance.now() - started).toBeLessThan(LIMITS.idleTime * 2);
});

test.each(SERVERS.slice(1))(
  '%s says that the shop cannot be reached, and shows pages all the same',
  async (name, isThere) => {
    if (!isThere) return;
    const alone = await world.start(name as Program, { host: '127.0.0.1:9' });
    onTestFinished(() => alone.stop());
    const call = await send(alone.port, 'voltra.localhost/market-api/categories', {
      headers: { 'x-forwarded-proto': 'https', 'auth-token': 'of a shopper' },
    });
    expect(alone.errors()).not.toContain('of a shopper');
    expect([call.status, JSON.parse(call.text).code]).toEqual([502, 'host-unreachable']);
    const { vary: _, ...expected } = {
      ...plain(true),
      'content-type': 'application/json; charset=utf-8',
      vary: '',
    };
    expect(told(call)).toEqual(expected);
    expect((await send(alone.port, 'voltra.localhost/')).status).toBe(200);
  },
);

test.skipIf(!SERVERS[1]?.[1])(
  'nginx answers an address that asks too often with 429, and others as ever',
  async () => {
    const rates = { files: { perSecond: 1, burst: 5 }, calls: { perSecond: 1, burst: 2 }, connections: 500 };
    const alone = await world.start('nginx', { rates });
    onTestFinished(() => alone.stop());
    const ask = async (address: string, shopper: string) =>
      (await send(alone.port, address, { headers: { 'x-forwarded-for': shopper } })).status;
    const crowd = (address: string) =>
      Promise.all(Array.from({ length: 12 }, () => ask(address, '203.0.113.7')));
    const pages = await crowd('voltra.localhost/product/7');
    expect(pages.filter((status) => status === 200)).toHaveLength(6);
    expect(pages.filter((status) => status === 429)).toHaveLength(6);
    expect(
      (await crowd('voltra.localhost/market-api/categories')).filter((status) => status === 429),
    ).toHaveLength(9);
    expect(await ask('voltra.localhost/product/7', '203.0.113.8')).toBe(200);
  },
);

test.each(SERVERS)(
  '[AUT-02] [SEC-04] %s sends ten codes for an address, and no more',
  async (name, isThere) => {
    if (!isThere) return;
    const { port = 0 } = world.subjects.get(name) ?? {};
    // The counts of the server behind are the same ones.
    const address = `203.0.113.${100 + SERVERS.findIndex(([one]) => one === name)}`;
    const ask = () =>
      send(port, 'voltra.localhost/market-api/sent-verification', {
        method: 'POST',
        headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
        body: '{}',
      });
    for (let at = 0; at < 10; at += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-many-requests' });
  },
);

test.skipIf(!SERVERS[1]?.[1])('nginx keeps the limits of calls before they reach the host', async () => {
  const setup = await world.setup();
  const callLimits = { ...setup.callLimits, codes: { ...setup.callLimits.codes, inTenMinutes: 2 } };
  const { port, stop } = await world.start('nginx', { callLimits });
  onTestFinished(stop);
  const ask = (address: string) =>
    send(port, 'voltra.localhost/market-api/request-password', {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: '{}',
    });
  const statuses: number[] = [];
  for (const address of ['203.0.113.50', '203.0.113.50', '203.0.113.50', '203.0.113.51'])
    statuses.push((await ask(address)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('[SEC-04] no configuration has a key of a shop, nor the address of its platform', async () => {
  const setup = await world.setup();
  for (const text of [nginxConfiguration(setup), caddyConfiguration(setup)]) {
    expect(text).toContain('voltra');
    expect(text).not.toContain('key of');
    expect(text).not.toContain(world.platformUrl);
  }
});

test.each([
  [{ tenant: 'a$b' }, /name of the tenant voltra is "a\$b"\. A web server would read "\$" as something else/],
  [{ frameOrigins: ['https://a"; root /;'] }, /An origin in the policy of first is/],
  [{ captchaOrigins: ['https://{env.HOME}.example'] }, /would read "\{"/],
  [{ subdomain: 'a\n}' }, /subdomain of first/],
  [{ fixedFiles: { 'a.ico': '/`x`' } }, /A fixed file of first/],
  [
    { frameOrigins: Array.from({ length: 200 }, (_, at) => `https://shop-${at}.example`) },
    /name fewer origins/,
  ],
])('what a shop says of itself cannot become a directive: %j', async (odd, message) => {
  const setup = await world.setup();
  const [shop] = setup.shops.filter(({ site }) => site.subdomain === 'voltra');
  if (!shop) throw new Error('There is no such shop.');
  const shops = [{ ...shop, site: { ...shop.site, ...odd } }];
  for (const configuration of [nginxConfiguration, caddyConfiguration])
    expect(() => configuration({ ...setup, shops })).toThrow(message);
});

/** Writes these bytes to a port; gives the status of each answer once the server closes or is silent. */
function exchange(port: number, text: string, patience = 150): Promise<string[]> {
  return new Promise((resolve) => {
    let answered = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (bytes) => {
      answered += bytes;
    });
    // A client that is refused before all is read may find the connection cut.
    socket.on('error', () => {});
    socket.on('close', () =>
      resolve([...answered.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => String(status))),
    );
  });
}

/** Of what they cannot read nginx and Caddy say less, and where a page moved is told by its header. */
function wordsOf(answer: Answer | undefined): string | undefined {
  return answer && ![308, 400].includes(answer.status) ? answer.text : undefined;
}
