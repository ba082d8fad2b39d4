import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { answerJson, aPlatform } from '../../publisher/shop-client/a-platform.ts';

const anything = {
  summary: 'Takes anything.',
  method: 'POST',
  path: '/things',
  answer: z.object({}),
} as const;
const sendPicture = defineCall({
  ...anything,
  auth: 'none',
  encoding: 'multipart',
  body: z.object({ picture: z.instanceof(Blob) }),
});
const trackDelivery = defineCall({ ...anything, auth: 'delivery', service: 'driver' });

async function aListener() {
  const sent: { url: string; type: string; token: unknown; body: string }[] = [];
  const platform = await aPlatform(async (response, _count, request) => {
    const { 'content-type': type = '', 'auth-token': token } = request.headers;
    sent.push({ url: request.url ?? '', type, token, body: await text(request) });
    answerJson(response, {});
  });
  const networkFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => networkFetch(new URL(String(input), platform.url), init);
  onTestFinished(() => {
    globalThis.fetch = networkFetch;
  });
  return sent;
}

test('files are sent as files', async () => {
  const sent = await aListener();
  const picture = new File(['<svg/>'], 'selfie.svg', { type: 'image/svg+xml' });
  await callShop(sendPicture, { body: { picture } });
  expect(sent[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent[0]?.body).toContain('filename="selfie.svg"');
});

test('a delivery is asked for at its own service with its own token', async () => {
  const sent = await aListener();
  await callShop(trackDelivery, {}, { token: 'of-delivery' });
  expect(sent[0]).toMatchObject({ url: '/driver-api/things', token: 'of-delivery' });
});
