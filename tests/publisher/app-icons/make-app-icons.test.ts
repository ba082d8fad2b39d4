import { createServer } from 'node:http';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type AppIconsSource, type MadeAppIcons, makeAppIcons } from '#publisher/app-icons/make-app-icons.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ff0000"/></svg>`;

/** A platform with these files; a number is a refusal with that status. */
async function aPlatform(files: Record<string, string | Buffer | number>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    if (file === undefined || typeof file === 'number') response.writeHead(file ?? 404).end();
    else response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const make = (platformUrl: string, fields: Partial<AppIconsSource> = {}): Promise<MadeAppIcons> =>
  makeAppIcons({
    names: [
      { language: 'ru', name: 'Лавка <1>' },
      { language: 'uz', name: 'Doʻkon' },
    ],
    logo: null,
    favicon: null,
    colors: { primary: '#0000ff' },
    themeColor: undefined,
    platformUrl,
    ...fields,
  });

function fileOf({ files }: MadeAppIcons, address: string | undefined): Buffer {
  const file = files.get(address?.slice(1) ?? '');
  if (!file) throw new Error(`${address} was not made.`);
  return file;
}

/** The colour at the middle of the left edge, and in the middle. */
async function colorsOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * 4;
    return data.subarray(from, from + 4).toString('hex');
  };
  const middle = Math.floor(info.height / 2);
  return [at(0, middle), at(Math.floor(info.width / 2), middle)];
}

test('a shop with a symbol gets icons of it in every size, and a share picture of 1200 by 630', async () => {
  const platform = await aPlatform({ '/symbol.svg': svg(20, 20), '/logo.svg': svg(160, 40) });
  const made = await make(platform, { favicon: '/symbol.svg', logo: '/logo.svg' });
  const { appIcons, isWhole } = made;
  expect(isWhole).toBe(true);
  const sizeOf = async (address: string) => {
    const { format, width, height } = await sharp(fileOf(made, address)).metadata();
    return [format, width, height];
  };
  expect(await sizeOf(appIcons.share.address)).toEqual(['jpeg', 1200, 630]);
  expect(await sizeOf(appIcons.icon)).toEqual(['png', 192, 192]);
  expect(await sizeOf(appIcons.largeIcon)).toEqual(['png', 512, 512]);
  expect(await sizeOf(appIcons.touchIcon)).toEqual(['png', 180, 180]);
  expect(await colorsOf(fileOf(made, appIcons.icon))).toEqual(['ff0000ff', 'ff0000ff']);
  expect(await colorsOf(fileOf(made, appIcons.touchIcon))).toEqual(['ffffffff', 'ff0000ff']);
  const ico = fileOf(made, appIcons.fixed['favicon.ico']);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48]);
  const last = ico.subarray(ico.readUInt32LE(50), ico.readUInt32LE(50) + ico.readUInt32LE(46));
  expect((await sharp(last).metadata()).width).toBe(48);
});

test('each language has a manifest whose icons are there, one of them to be cut to any shape', async () => {
  const made = await make(await aPlatform({}));
  const manifest = JSON.parse(fileOf(made, made.appIcons.manifests.uz).toString());
  expect(manifest).toMatchObject({ name: 'Doʻkon', lang: 'uz', start_url: '/uz', scope: '/', id: '/' });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) fileOf(made, src);
  expect(JSON.parse(fileOf(made, made.appIcons.manifests.ru).toString()).start_url).toBe('/');
});

test('without a picture the first letter stands on the colour of the shop', async () => {
  const made = await make(await aPlatform({}));
  expect(made.isWhole).toBe(true);
  expect((await colorsOf(fileOf(made, made.appIcons.icon)))[0]).toBe('0000ffff');
});

test('a wide logo stands on the share picture and in no icon', async () => {
  const platform = await aPlatform({ '/logo.svg': svg(400, 40) });
  const made = await make(platform, { logo: '/logo.svg' });
  expect((await colorsOf(fileOf(made, made.appIcons.icon)))[0]).toBe('0000ffff');
  expect((await colorsOf(fileOf(made, made.appIcons.share.address)))[1]).toMatch(/^f[de]0000/);
});

test.each([
  ['is no picture', 'hello'],
  ['is of a format that is not decoded', '%PDF-1.4'],
  ['is a drawing without an end', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect`],
  ['has too many pixels', svg(60_000, 60_000)],
  ['is too large', Buffer.alloc(3 * 1024 * 1024)],
  ['is not there', 404],
])('a picture that %s counts as none', async (_, file) => {
  const made = await make(await aPlatform({ '/symbol.svg': file }), { favicon: '/symbol.svg' });
  expect(made.isWhole).toBe(true);
  expect((await colorsOf(fileOf(made, made.appIcons.icon)))[0]).toBe('0000ffff');
});

test('a platform that fails is asked again, one that is not the shop is asked over https alone', async () => {
  const platform = await aPlatform({ '/symbol.svg': 503 });
  expect((await make(platform, { favicon: '/symbol.svg' })).isWhole).toBe(false);
  const other = await aPlatform({ '/symbol.svg': svg(20, 20) });
  const made = await make(platform, { favicon: `${other}/symbol.svg` });
  expect((await colorsOf(fileOf(made, made.appIcons.icon)))[0]).toBe('0000ffff');
});
