import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import { PictureFolder } from '#platform/areas/upload/picture-folder.ts';
import { createPictureSite } from '#platform/areas/upload/picture-site.ts';
import { startServer } from '#platform/http/server.ts';
import { aFile, aForm } from '../../../sandbox/a-file.ts';
import { photographSize } from '../../../sandbox/demo/picture/photograph-size.ts';
import { aPlatform, type TestPlatform } from '../../a-platform.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** A picture with enough in it that forms differ. */
function aPicture(format: 'jpeg' | 'png' | 'webp', width = 1_000, height = 500) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#885533', noise } });
  return picture.toFormat(format).toBuffer();
}

async function keep(platform: TestPlatform, bytes: Uint8Array | File) {
  const file = bytes instanceof File ? bytes : new File([Uint8Array.from(bytes)], 'picture');
  const answer = await fetch(`${platform.url}/market-api/files`, {
    method: 'POST',
    headers: { 'security-key': 'shop-key' },
    body: aForm({ file }),
  });
  const { url }: { url: string } = await answer.json();
  const get = (size: string, accept: string, headers = {}) =>
    fetch(platform.url + url.replace('upload/', `upload/${size}/`), { headers: { accept, ...headers } });
  return { url, get };
}

const keptBy = ({ file }: TestPlatform) => readdirSync(`${file}-sizes`);

test('[CAT-10] a kept picture is answered in each size, never larger than it is', async () => {
  const platform = await aPlatform();
  const { get } = await keep(platform, await aPicture('jpeg', 400, 200));
  const widths = await Promise.all(
    IMAGE_SIZES.map(async (size) => photographSize(await (await get(size, 'image/webp')).bytes())),
  );
  expect(widths).toEqual([
    ...[50, 100, 150, 300].map((width) => [width, width / 2]),
    ...[400, 400, 400, 400].map((width) => [width, 200]),
  ]);
});

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/jpeg'],
] as const)(
  'a %s comes as AVIF or WebP to who takes them, else as %s, to be kept for a year',
  async (format, plain) => {
    const platform = await aPlatform();
    const { get } = await keep(platform, await aPicture(format));
    const tags = new Set<string | null>();
    for (const [accept, type] of [
      ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', plain],
    ] as const) {
      const answer = await get('300x_', accept);
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        { 'content-type': type, vary: 'Accept', 'cache-control': YEAR, 'x-content-type-options': 'nosniff' },
      ]);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(await photographSize(await answer.bytes())).toEqual([300, 150]);
      const etag = answer.headers.get('etag');
      tags.add(etag);
      const again = await get('300x_', accept, { 'if-none-match': etag });
      expect([again.status, again.headers.get('vary'), await again.text()]).toEqual([304, 'Accept', '']);
    }
    expect(tags.size).toBe(3);
  },
);

test('a form is made once, however many ask for it, also after a restart', async () => {
  const platform = await aPlatform();
  const { get, url } = await keep(platform, await aPicture('jpeg'));
  const [first] = await Promise.all([1, 2, 3].map(async () => (await get('300x_', 'image/avif')).bytes()));
  expect(keptBy(platform)).toHaveLength(1);
  // Nothing could be made of it anew.
  platform.sql.run`UPDATE upload SET bytes = zeroblob(10)`;
  expect(await (await get('300x_', 'image/avif')).bytes()).toEqual(first);
  await platform.close();
  const next = await aPlatform({ file: platform.file });
  const address = next.url + url.replace('upload/', 'upload/300x_/');
  const answer = await fetch(address, { headers: { accept: 'image/avif' } });
  expect(await answer.bytes()).toEqual(first);
});

test('a picture that cannot be read is sent as it is, and looked at once', async () => {
  const platform = await aPlatform();
  const broken = aFile('jpeg', 3_000);
  const { get } = await keep(platform, broken);
  const answer = await get('300x_', 'image/avif');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await answer.bytes()).toEqual(await broken.bytes());
  expect(keptBy(platform)).toHaveLength(1);
});

test('other sizes, other endings, unknown pictures, videos and other methods are refused', async () => {
  const platform = await aPlatform();
  const picture = await keep(platform, await aPicture('png', 20, 20));
  const video = await keep(platform, aFile('mp4'));
  const status = async (path: string, method = 'GET') =>
    (await fetch(`${platform.url}${path}`, { method })).status;
  const sized = picture.url.replace('upload/', 'upload/300x_/');
  expect(await status(sized)).toBe(200);
  expect(await status(sized, 'HEAD')).toBe(200);
  expect(await status(sized, 'DELETE')).toBe(405);
  for (const path of [
    sized.replace('300x_', '301x_'),
    sized.replace('300x_', '300x_/300x_'),
    sized.replace('.png', '.jpg'),
    sized.replace('.png', '.avif'),
    sized.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    video.url.replace('upload/', 'upload/300x_/'),
    '/market-api/media/upload/300x_/',
  ])
    expect(await status(path), path).toBe(404);
  platform.sql.run`DELETE FROM upload`;
  expect(await status(sized)).toBe(404);
});

test('where too many wait to be made, a picture is sent as it is, for a minute', async () => {
  const platform = await aPlatform();
  const bytes = await aPicture('png', 60, 60);
  const { url } = await keep(platform, bytes);
  const folder = new PictureFolder(`${platform.file}-busy`, 1_000_000, 0);
  const server = await startServer(0, '127.0.0.1', [createPictureSite(folder)]);
  server.open(platform.context, () => {});
  const address = `http://127.0.0.1:${server.port}${url.replace('upload/', 'upload/50x_/')}`;
  const answer = await fetch(address, { headers: { accept: 'image/avif' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(Buffer.from(await answer.bytes()).equals(bytes)).toBe(true);
  await server.close();
});

test('calls are answered while pictures are made', async () => {
  const platform = await aPlatform();
  const { get } = await keep(platform, await aPicture('jpeg', 1_600, 1_600));
  let done = false;
  const all = Promise.all(
    IMAGE_SIZES.flatMap((size) => ['image/avif', 'image/webp'].map((accept) => get(size, accept))),
  ).then(() => {
    done = true;
  });
  let answered = 0;
  while (!done) {
    expect((await platform.call('GET', '/market-data')).status).toBe(200);
    answered += 1;
  }
  await all;
  expect(answered).toBeGreaterThan(10);
});
