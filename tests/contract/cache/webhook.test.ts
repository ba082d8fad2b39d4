import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  WEBHOOK_ID_HEADER,
  WEBHOOK_SECRET,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
  WEBHOOK_WINDOW_MS,
  webhookMessageSchema,
} from '#contract/cache/webhook.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const KEY = 'correct horse battery staple';
const SECRET = secretOf(KEY);
const MESSAGE = {
  deliveryId: '0d6c3fd0-38c8-4c4e-9f3c-0f3ffdf2d8f4',
  event: 'cache.updated',
  subdomain: 'voltra',
  updatedAt: '2026-11-21T11:59:59.000Z',
  changed: [{ kind: 'page', ids: ['о-нас'] }],
};
const BODY = JSON.stringify(MESSAGE);

function secretOf(key: string): string {
  return `whsec_${Buffer.from(key).toString('base64')}`;
}

/** The headers as the contract describes them, made without the library. */
function headersOf(body: string, { id = MESSAGE.deliveryId, at = NOW, key = KEY } = {}) {
  const timestamp = String(at.getTime() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    [WEBHOOK_ID_HEADER]: id,
    [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
    [WEBHOOK_SIGNATURE_HEADER]: `v1,${signature}`,
  };
}

const verify = (body: string, headers: Record<string, string>) =>
  new Webhook(SECRET).verify(Buffer.from(body), headers);

describe('the signature of the contract is the one of Standard Webhooks', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a signed message is verified, whatever letters it holds', () => {
    expect(verify(BODY, headersOf(BODY))).toEqual(MESSAGE);
    const signed = new Webhook(SECRET).sign(MESSAGE.deliveryId, NOW, BODY);
    expect(signed).toBe(headersOf(BODY)[WEBHOOK_SIGNATURE_HEADER]);
  });

  test('the example of docs/api.md has its signature', async () => {
    const text = await readFile('docs/api.md', 'utf8');
    const [, secret = '', id = '', timestamp = '', body = '', signature = ''] =
      /secret='(.+)'\nid='(.+)'\ntimestamp='(\d+)'\nbody='(.+)'\n.*\n.*\n# (\S{44})\n/.exec(text) ?? [];
    expect(secret).toMatch(WEBHOOK_SECRET);
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    expect(webhookMessageSchema.parse(new Webhook(secret).verify(body, headers)).event).toBe('webhook.sent');
  });

  test('another secret, body, id and time do not fit the signature', () => {
    const good = headersOf(BODY);
    const later = String(NOW.getTime() / 1000 + 1);
    for (const [body, headers] of [
      [BODY, headersOf(BODY, { key: 'correct horse batterz staple' })],
      [`${BODY} `, good],
      [BODY, { ...good, [WEBHOOK_ID_HEADER]: 'another' }],
      [BODY, { ...good, [WEBHOOK_TIMESTAMP_HEADER]: later }],
    ] as const)
      expect(() => verify(body, headers)).toThrow(WebhookVerificationError);
  });

  test('one of several signatures is enough, so that a secret can be changed', () => {
    const [old, own] = [headersOf(BODY, { key: 'the secret of before' }), headersOf(BODY)];
    const both = `${old[WEBHOOK_SIGNATURE_HEADER]} ${own[WEBHOOK_SIGNATURE_HEADER]}`;
    expect(verify(BODY, { ...own, [WEBHOOK_SIGNATURE_HEADER]: both })).toEqual(MESSAGE);
  });

  test.each([
    [WEBHOOK_SIGNATURE_HEADER, ''],
    [WEBHOOK_SIGNATURE_HEADER, 'v1,12'],
    [WEBHOOK_SIGNATURE_HEADER, `v2,${'a'.repeat(44)}`],
    [WEBHOOK_TIMESTAMP_HEADER, ''],
    [WEBHOOK_TIMESTAMP_HEADER, 'now'],
    [WEBHOOK_TIMESTAMP_HEADER, '-1'],
    [WEBHOOK_ID_HEADER, ''],
  ])('a message whose header %s is "%s" is refused', (name, value) => {
    expect(() => verify(BODY, { ...headersOf(BODY), [name]: value })).toThrow(WebhookVerificationError);
  });

  test('a message is good for five minutes before and after its time', () => {
    const at = (ms: number) => () => verify(BODY, headersOf(BODY, { at: new Date(NOW.getTime() + ms) }));
    for (const sign of [1, -1]) {
      expect(at(sign * WEBHOOK_WINDOW_MS)).not.toThrow();
      expect(at(sign * (WEBHOOK_WINDOW_MS + 1000))).toThrow(WebhookVerificationError);
    }
  });

  test('nothing is verified with an empty secret', () => {
    expect(() => new Webhook('')).toThrow();
    expect(() => new Webhook('whsec_')).toThrow();
  });
});

test('a secret has 24 to 64 bytes', () => {
  const good = [24, 25, 26, 27, 63, 64].map((length) => secretOf('x'.repeat(length)));
  const bad = ['', 'x'.repeat(23), 'x'.repeat(70)].map(secretOf);
  for (const secret of good) expect(secret).toMatch(WEBHOOK_SECRET);
  for (const secret of [...bad, 'a secret of the rebuild service', `${SECRET}A`])
    expect(secret).not.toMatch(WEBHOOK_SECRET);
});

test.each([{}, [], null, { ...MESSAGE, event: 'other' }, { ...MESSAGE, deliveryId: 'x' }])(
  'what is no message is refused: %o',
  (message) => {
    expect(webhookMessageSchema.safeParse(message).success).toBe(false);
    expect(webhookMessageSchema.parse(MESSAGE)).toEqual(MESSAGE);
  },
);
