import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { signWebhook, verifyWebhook } from '#domain/webhook-signature.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SECRET = 'correct horse battery';
const MESSAGE = {
  deliveryId: '0d6c3fd0-38c8-4c4e-9f3c-0f3ffdf2d8f4',
  event: 'cache.updated',
  subdomain: 'voltra',
  updatedAt: '2026-11-21T11:59:59.000Z',
  changed: [{ kind: 'page', ids: ['о-нас'] }],
};
const BODY = JSON.stringify(MESSAGE);

async function verified(
  change: {
    secret?: string;
    headers?: Record<string, string | string[] | undefined>;
    body?: string;
    now?: Date;
  } = {},
) {
  const headers = { ...(await signWebhook(SECRET, change.body ?? BODY, NOW)), ...change.headers };
  return verifyWebhook(change.secret ?? SECRET, headers, change.body ?? BODY, change.now ?? NOW);
}

const refused = (reason: string) => ({ kind: 'refused', reason });

test('a signed message is verified and parsed', async () => {
  expect(await verified()).toEqual({ kind: 'verified', message: MESSAGE });
});

test('the signature is the HMAC-SHA256 of timestamp, full stop and body', async () => {
  const timestamp = String(NOW.getTime() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${BODY}`).digest('hex');
  expect(await signWebhook(SECRET, BODY, NOW)).toEqual({
    'x-storefront-timestamp': timestamp,
    'x-storefront-signature': `sha256=${signature}`,
  });
});

test('the example of docs/api.md has its signature', async () => {
  const text = await readFile('docs/api.md', 'utf8');
  const [, secret = '', timestamp = '', body = '', hex = ''] =
    /secret='(.+)'\ntimestamp='(\d+)'\nbody='(.+)'\n.*\n# ([0-9a-f]{64})\n/.exec(text) ?? [];
  const headers = { 'x-storefront-timestamp': timestamp, 'x-storefront-signature': `sha256=${hex}` };
  expect(await verifyWebhook(secret, headers, body, new Date(Number(timestamp) * 1000))).toMatchObject({
    kind: 'verified',
  });
});

test('another secret, another body and another time do not fit the signature', async () => {
  expect(await verified({ secret: 'correct horse batterz' })).toEqual(refused('wrong-signature'));
  const headers = await signWebhook(SECRET, BODY, NOW);
  expect(await verifyWebhook(SECRET, headers, `${BODY} `, NOW)).toEqual(refused('wrong-signature'));
  expect(await verified({ headers: { 'x-storefront-timestamp': String(NOW.getTime() / 1000 + 1) } })).toEqual(
    refused('wrong-signature'),
  );
});

test.each([
  ['x-storefront-signature', undefined],
  ['x-storefront-signature', ''],
  ['x-storefront-signature', 'sha256=12'],
  ['x-storefront-signature', `sha1=${'a'.repeat(64)}`],
  ['x-storefront-signature', ['a', 'b']],
  ['x-storefront-timestamp', undefined],
  ['x-storefront-timestamp', 'now'],
  ['x-storefront-timestamp', '-1'],
] as const)('a message whose header %s is %s is unsigned', async (name, value) => {
  expect(await verified({ headers: { [name]: value as string } })).toEqual(refused('unsigned'));
});

test('nothing is verified with an empty secret', async () => {
  const headers = {
    'x-storefront-timestamp': '1',
    'x-storefront-signature': `sha256=${createHmac('sha256', '').update(`1.${BODY}`).digest('hex')}`,
  };
  expect(await verifyWebhook('', headers, BODY, NOW)).toEqual(refused('unsigned'));
});

test('a message is good for five minutes before and after its time', async () => {
  const at = (seconds: number) => verified({ now: new Date(NOW.getTime() + seconds * 1000) });
  expect([(await at(300)).kind, (await at(-300)).kind]).toEqual(['verified', 'verified']);
  expect([await at(301), await at(-301)]).toEqual([refused('stale'), refused('stale')]);
});

test.each([
  '',
  'not JSON',
  '{}',
  JSON.stringify({ ...MESSAGE, event: 'other' }),
  JSON.stringify({ ...MESSAGE, deliveryId: 'x' }),
])('a signed body that is no message is refused: %s', async (body) => {
  expect(await verified({ body })).toEqual(refused('not-a-message'));
});
