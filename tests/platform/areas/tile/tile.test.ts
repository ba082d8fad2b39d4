import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };

/** Tile of a coordinate, by the formula of OpenStreetMap’s own documentation. */
function tileOf({ latitude, longitude }: typeof TASHKENT, zoom: number) {
  const n = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return [
    Math.floor(n * ((longitude + 180) / 360)),
    Math.floor((n * (1 - Math.asinh(Math.tan(radians)) / Math.PI)) / 2),
  ] as const;
}

/** The mean difference of two runs of grey pixels. */
const differenceOf = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** The grey pixels of a tile and of its four sides. */
async function drawn(svg: string) {
  const whole = new Uint8Array(
    await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer(),
  );
  const columnOf = (x: number) => whole.filter((_, index) => index % 256 === x);
  return {
    whole,
    west: columnOf(0),
    east: columnOf(255),
    north: whole.subarray(0, 256),
    south: whole.subarray(-256),
  };
}

test('a tile is well-formed and light', async () => {
  const sandbox = await aSandbox([]);
  const [column, row] = tileOf(TASHKENT, 15);
  const get = (path: string, init = {}) => fetch(`${sandbox.url}/tiles/${path}`, init);
  const response = await get(`15/${column}/${row}.svg`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  const svg = await response.text();
  expect(svg.length).toBeLessThan(12_000);
  expect(new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement.nodeName).toBe(
    'svg',
  );
  expect((await get(`15/${column}/${row}.svg?lang=%3Cscript%3E`)).status).toBe(200);
  for (const path of ['15/99999/1.svg', '0/1/0.svg', '20/0/0.svg', '15/1.svg', '15/1/1.png', 'x/1/1.svg'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('0/0/0.svg', { method: 'POST' })).status).toBe(405);
});

test('every zoom has tiles all over the world', async () => {
  const sandbox = await aSandbox([]);
  for (let zoom = 0; zoom <= 19; zoom += 1) {
    for (const place of [TASHKENT, { latitude: 51.5, longitude: -0.1 }, { latitude: 45, longitude: 60 }]) {
      const response = await fetch(`${sandbox.url}/tiles/${zoom}/${tileOf(place, zoom).join('/')}.svg`);
      const svg = await response.text();
      expect(svg).toMatch(/^<svg .*<\/svg>\n$/s);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});

test.each([9, 14, 19])('tiles of zoom %i meet their neighbours and differ from them', async (zoom) => {
  const sandbox = await aSandbox([]);
  const [column, row] = tileOf(TASHKENT, zoom);
  const tiles = new Map<string, Awaited<ReturnType<typeof drawn>>>();
  for (let x = 0; x < 6; x += 1) {
    for (let y = 0; y < 6; y += 1) {
      const response = await fetch(`${sandbox.url}/tiles/${zoom}/${column + x}/${row + y}.svg`);
      tiles.set(`${x} ${y}`, await drawn(await response.text()));
    }
  }
  const seams = { met: 0, unrelated: 0 };
  for (let x = 0; x < 4; x += 1) {
    for (let y = 0; y < 4; y += 1) {
      const [here, east, south, away] = [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 2, y + 2],
      ].map((at) => tiles.get(at.join(' ')));
      if (!here || !east || !south || !away) throw new Error(`There is no tile at ${x} ${y}.`);
      seams.met += differenceOf(here.east, east.west) + differenceOf(here.south, south.north);
      seams.unrelated += differenceOf(here.east, away.west) + differenceOf(here.south, away.north);
      for (const { whole } of [east, south]) expect(differenceOf(here.whole, whole)).toBeGreaterThan(2);
    }
  }
  expect(seams.met).toBeLessThan(seams.unrelated / 2.5);
});
