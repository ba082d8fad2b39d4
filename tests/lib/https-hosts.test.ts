import { expect, test } from 'vitest';
import { createHttpsHosts } from '#lib/https-hosts.ts';

/** Hosts by how each answers; the addresses that were asked for. */
function aNetwork(hosts: Record<string, number | 'refused' | 'silent'>) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    asked.push(`${init?.method} ${url.href}`);
    const answer = hosts[url.host] ?? 'refused';
    if (typeof answer === 'number') return new Response(null, { status: answer });
    if (answer === 'refused') throw new TypeError('fetch failed');
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  };
  return { fetch, asked };
}

test.each([
  ['that answers', 200, true],
  ['that leads elsewhere', 301, true],
  ['that lacks the file', 404, true],
  ['that refuses HEAD', 405, true],
  ['that fails', 502, false],
  ['that refuses the connection', 'refused', false],
  ['that says nothing', 'silent', false],
] as const)('a host %s is asked once, whatever it says', async (_, answer, expected) => {
  const { fetch, asked } = aNetwork({ 'shop.example': answer });
  const hosts = createHttpsHosts({ fetch, timeoutMs: 20 });
  const addresses = ['http://shop.example/1.jpg', 'http://shop.example/2.jpg', 'HTTP://shop.example/3.jpg'];
  expect(await Promise.all(addresses.map((address) => hosts.answer(address)))).toEqual(
    addresses.map(() => expected),
  );
  expect(asked).toEqual(['HEAD https://shop.example/1.jpg']);
});

test.each([
  'http://127.0.0.1/1.jpg',
  'http://[::1]/1.jpg',
  'http://localhost/1.jpg',
  'http://nas.local/1.jpg',
  'http://db/1.jpg',
])('a machine within a network, as of %s, is not asked', async (address) => {
  const { fetch, asked } = aNetwork({});
  expect(await createHttpsHosts({ fetch }).answer(address)).toBe(false);
  expect(asked).toEqual([]);
});

test('a thousand hosts are not a thousand requests', async () => {
  const { fetch, asked } = aNetwork({});
  const hosts = createHttpsHosts({ fetch, maxHosts: 5 });
  for (let at = 0; at < 1_000; at += 1) await hosts.answer(`http://h${at}.example/1.jpg`);
  expect(asked).toHaveLength(5);
  expect(await hosts.answer('http://h999.example/1.jpg')).toBe(true);
});

test('an answer is forgotten after its time', async () => {
  const { fetch, asked } = aNetwork({ 'shop.example': 200 });
  const hosts = createHttpsHosts({ fetch, keepMs: 0 });
  await hosts.answer('http://shop.example/1.jpg');
  await hosts.answer('http://shop.example/1.jpg');
  expect(asked).toHaveLength(2);
});
