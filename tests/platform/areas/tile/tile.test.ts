import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { clipPolygon, clipSegment } from '#platform/areas/tile/clip.ts';
import { drawTile } from '#platform/areas/tile/draw-tile.ts';
import { labelsAt } from '#platform/areas/tile/label.ts';
import { pixelsPerMetre, project, unproject } from '#platform/areas/tile/mercator.ts';
import { ROADS } from '#platform/areas/tile/road.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };

/** Which tile a coordinate is on, by the formula of OpenStreetMap’s own documentation. */
function tileOf({ latitude, longitude }: typeof TASHKENT, zoom: number) {
  const n = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return [
    Math.floor(n * ((longitude + 180) / 360)),
    Math.floor((n * (1 - Math.asinh(Math.tan(radians)) / Math.PI)) / 2),
  ] as const;
}

const textsOf = (svg: string | undefined) =>
  [...new JSDOM(svg ?? '', { contentType: 'image/svg+xml' }).window.document.querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );

test('[MAP-03] the map is Web Mercator: one square at zoom 0, twice as wide with each zoom', () => {
  expect(project({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  expect(project({ latitude: 85.05112878, longitude: -180 }, 3).x).toBe(0);
  expect(project({ latitude: 85.05112878, longitude: -180 }, 3).y).toBeCloseTo(0, 4);
  expect(project({ latitude: -90, longitude: 180 }, 1).y).toBeCloseTo(512, 4);
  for (const zoom of [0, 5, 12, 18]) {
    const { x, y } = project(TASHKENT, zoom);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual(tileOf(TASHKENT, zoom));
    const back = unproject({ x, y }, zoom);
    expect(back.latitude).toBeCloseTo(TASHKENT.latitude, 9);
    expect(back.longitude).toBeCloseTo(TASHKENT.longitude, 9);
  }
});

test('[MAP-03] a hundred metres are as many pixels as they should be', () => {
  const zoom = 16;
  const north = project({ ...TASHKENT, latitude: TASHKENT.latitude + 100 / 111_195 }, zoom);
  expect(project(TASHKENT, zoom).y - north.y).toBeCloseTo(100 * pixelsPerMetre(TASHKENT.latitude, zoom), 0);
});

test('lines and areas are cut at the edge of what is drawn', () => {
  const square = { low: 0, high: 10 };
  expect(clipSegment({ x: -10, y: 5 }, { x: 30, y: 5 }, square)).toEqual([
    { x: 0, y: 5 },
    { x: 10, y: 5 },
  ]);
  expect(clipSegment({ x: -10, y: 5 }, { x: 5, y: 40 }, square)).toBeUndefined();
  const around = [
    { x: -1e7, y: -1e7 },
    { x: 1e7, y: -1e7 },
    { x: 1e7, y: 1e7 },
    { x: -1e7, y: 1e7 },
  ];
  expect(new Set(clipPolygon(around, square).map(({ x, y }) => `${x} ${y}`))).toEqual(
    new Set(['0 0', '10 0', '10 10', '0 10']),
  );
  expect(
    clipPolygon(
      around.map(({ x, y }) => ({ x: x / 1e7 + 20, y })),
      square,
    ),
  ).toEqual([]);
});

test('a tile is well-formed, light, and shows what is there in the language', async () => {
  const sandbox = await aSandbox([]);
  const [column, row] = tileOf(TASHKENT, 15);
  const get = (path: string, init = {}) => fetch(`${sandbox.url}/tiles/${path}`, init);
  const response = await get(`15/${column}/${row}.svg`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  const svg = await response.text();
  expect(svg.length).toBeLessThan(12_000);
  expect(textsOf(svg)).toContain('сквер Амира Темура');
  expect(textsOf(await (await get(`15/${column}/${row}.svg?lang=en`)).text())).toContain('Amir Temur Square');
  expect((await get(`15/${column}/${row}.svg?lang=%3Cscript%3E`)).status).toBe(200);
  for (const path of ['15/99999/1.svg', '0/1/0.svg', '20/0/0.svg', '15/1.svg', '15/1/1.png', 'x/1/1.svg'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('0/0/0.svg', { method: 'POST' })).status).toBe(405);
});

test('every zoom draws, near and far from what the map has', () => {
  for (let zoom = 0; zoom <= 19; zoom += 1) {
    for (const place of [TASHKENT, { latitude: 51.5, longitude: -0.1 }, { latitude: 45, longitude: 60 }]) {
      const svg = drawTile(zoom, ...tileOf(place, zoom), 'uz') ?? '';
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      const numbers = (svg.replace(/<text.*/s, '').match(/(?<=[MLa-z" ])-?\d+(\.\d+)?/g) ?? []).map(Number);
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(1e6);
    }
  }
});

test('no name lies over another, and a name goes on in the next tile', () => {
  const labels = labelsAt(12, 'ru');
  expect(labels.length).toBeGreaterThan(50);
  for (const [index, one] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      const apart =
        Math.abs(one.at.x - other.at.x) >= one.half.x + other.half.x ||
        Math.abs(one.at.y - other.at.y) >= one.half.y + other.half.y;
      expect([one.text, other.text, apart]).toEqual([one.text, other.text, true]);
    }
  }
  const crossing = labels.find(
    ({ at, half }) => Math.floor((at.x - half.x) / 256) !== Math.floor((at.x + half.x) / 256),
  );
  const row = Math.floor((crossing?.at.y ?? 0) / 256);
  for (const side of [-1, 1]) {
    const column = Math.floor(((crossing?.at.x ?? 0) + side * (crossing?.half.x ?? 0)) / 256);
    expect(textsOf(drawTile(12, column, row, 'ru'))).toContain(crossing?.text);
  }
});

test('main roads join the main towns of all regions', () => {
  const reached = new Set(ROADS.filter(({ main }) => main).flatMap(({ from, to }) => [from, to]));
  expect(reached.size).toBe(33);
});
