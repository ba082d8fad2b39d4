// @vitest-environment jsdom
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { uploadFile } from '#contract/upload/upload.ts';
import { GUEST } from '#domain/account/session.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { upload } from '#storefront/platform-client/upload.ts';
import { $session } from '#storefront/session/session.store.ts';
import { openPage } from '../static-page.ts';

declare const jsdom: { reconfigure(settings: { url: string }): void };

const UPLOADED = { id: 'f'.repeat(32), url: '/file.jpg', type: 'image/jpeg', size: 200_000 };

afterEach(() => $session.set(GUEST));

/** A host that answers uploads by `answer`. jsdom sees it as another origin, which it allows. */
async function aHost(answer: RequestListener): Promise<void> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/product/1` });
  openPage('');
}

function send(
  options: { onProgress?: (percent: number) => void; signal?: AbortSignal; stallMs?: number } = {},
) {
  const file = new File([new Uint8Array(200_000)], 'photo.jpg', { type: 'image/jpeg' });
  return upload(uploadFile, { body: { file } }, options);
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof CallError ? error : undefined),
  );

test('[INS-04] [REV-02] an upload tells how far it is, sends the token and gives what the platform answers', async () => {
  let token: string | undefined;
  await aHost((request, response) => {
    token = request.headers.authorization;
    request.resume().on('end', () => response.end(JSON.stringify(UPLOADED)));
  });
  $session.set({ ...GUEST, token: 'abc' });
  const told: number[] = [];
  expect(await send({ onProgress: (percent) => told.push(percent) })).toEqual(UPLOADED);
  expect(told.at(-1)).toBe(100);
  expect(token).toBe('Bearer abc');
});

test('[INS-04] a refusal keeps the platform’s reason and field, an answer of another shape is none', async () => {
  await aHost((request, response) => {
    response.statusCode = 422;
    const said = { code: 'invalid-birthday', message: 'Too young.', field: 'extraParams[birthday]' };
    request.resume().on('end', () => response.end(JSON.stringify(said)));
  });
  expect(await failure(send())).toMatchObject({
    kind: 'refused',
    status: 422,
    code: 'invalid-birthday',
    field: 'extraParams[birthday]',
  });
  await aHost((request, response) => {
    request.resume().on('end', () => response.end('<html>'));
  });
  expect(await failure(send())).toMatchObject({ kind: 'answer' });
});

test('[INS-04] an upload that was cut off, went no further or was stopped says which', async () => {
  await aHost((request) => void request.once('data', () => request.socket.destroy()));
  expect(await failure(send())).toMatchObject({ kind: 'network' });
  await aHost((request) => void request.resume());
  expect(await failure(send({ stallMs: 50 }))).toMatchObject({ kind: 'timeout' });
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  expect(await failure(send({ signal: stop.signal }))).toMatchObject({ kind: 'aborted' });
  expect(await failure(send({ signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
});

test('[INS-04] an upload of who is not signed in any more signs out, and a page may stay open for it', async () => {
  await aHost((request, response) => {
    response.statusCode = 401;
    request
      .resume()
      .on('end', () => response.end(JSON.stringify({ code: 'unauthorised', message: 'Sign in.' })));
  });
  $session.set({ ...GUEST, token: 'old' });
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener(UNAUTHORISED_EVENT, stay);
  onTestFinished(() => document.removeEventListener(UNAUTHORISED_EVENT, stay));
  expect(await failure(send())).toMatchObject({ kind: 'refused', status: 401 });
  expect($session.get().token).toBeNull();
});
