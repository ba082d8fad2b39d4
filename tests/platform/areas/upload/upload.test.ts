import { expect, test } from 'vitest';
import { aFile, aForm, type FileKind } from '../../../sandbox/a-file.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';

function send(sandbox: TestSandbox, file: File, headers: Record<string, string> = {}) {
  return sandbox.call('shop-key', '/files', { method: 'POST', body: aForm({ file }), headers });
}

test.each<[FileKind, string, string]>([
  ['png', 'image/png', 'png'],
  ['jpeg', 'image/jpeg', 'jpg'],
  ['webp', 'image/webp', 'webp'],
  ['mp4', 'video/mp4', 'mp4'],
])('a %s is kept and served as what its content is', async (kind, type, extension) => {
  const sandbox = await aSandbox([aShopSeed()]);
  const file = aFile(kind, 3_000);
  const { status, json } = await send(sandbox, file);
  expect([status, json.type, json.size]).toEqual([200, type, 3_000]);
  expect(json.url).toBe(`/market-api/media/upload/${json.id}.${extension}`);
  const served = await fetch(sandbox.url + json.url);
  expect([
    served.status,
    served.headers.get('content-type'),
    served.headers.get('x-content-type-options'),
  ]).toEqual([200, type, 'nosniff']);
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
});

test.each<FileKind>(['svg', 'html', 'heic', 'avif', 'mov'])(
  '[REV-02] a %s is refused, whatever its name says',
  async (kind) => {
    const sandbox = await aSandbox([aShopSeed()]);
    const refused = await send(sandbox, aFile(kind));
    expect([refused.status, refused.json.code, refused.json.field]).toEqual([
      415,
      'unsupported-type',
      'file',
    ]);
  },
);

test('a file may have 5 MB and no byte more', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  expect((await send(sandbox, aFile('png', 5 * 1_048_576))).status).toBe(200);
  const refused = await send(sandbox, aFile('png', 5 * 1_048_576 + 1));
  expect([refused.status, refused.json.code]).toEqual([413, 'too-large']);
});

test('a form without a file, a text for a file, an empty file and what is no form are refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const post = (body: FormData | string) => sandbox.call('shop-key', '/files', { method: 'POST', body });
  const answers = [
    await post(aForm({ other: 'x' })),
    await post(aForm({ file: 'x' })),
    await post(aForm({ file: new File([], 'a.png') })),
    await post('{}'),
  ];
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual(
    Array.from({ length: 4 }, () => [400, 'invalid']),
  );
  expect((await send(sandbox, aFile('png'), { authorization: 'Bearer nobody' })).status).toBe(401);
});

test('players of videos may ask for a part of a file', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await send(sandbox, aFile('mp4', 1_000));
  const part = await fetch(sandbox.url + json.url, { headers: { range: 'bytes=4-11' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 4-11/1000',
    'ftypisom',
  ]);
  const rest = await fetch(sandbox.url + json.url, { headers: { range: 'bytes=990-' } });
  expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 10]);
});

test('unknown files, other endings and other methods are refused', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  const { json } = await send(sandbox, aFile('png'));
  const status = async (path: string, method = 'GET') => (await fetch(sandbox.url + path, { method })).status;
  expect(await status(json.url.replace('.png', '.svg'))).toBe(404);
  expect(await status(json.url.replace('.png', '.jpg'))).toBe(404);
  expect(await status(`/market-api/media/upload/${'0'.repeat(32)}.png`)).toBe(404);
  expect(await status('/market-api/media/upload/..%2f..%2fetc')).toBe(404);
  expect(await status(json.url, 'DELETE')).toBe(405);
});
