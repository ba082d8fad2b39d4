import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import { imageSchema } from '#contract/value/primitive.ts';
import { drawPictureByName } from '#sandbox/demo/picture/draw-picture.ts';
import { PICTURE_KINDS } from '#sandbox/demo/picture/picture-file.ts';
import { logoImage, pictureImage, sceneUrl, symbolImage } from '#sandbox/demo/picture/picture-url.ts';

/** Every kind of product that has a drawing. */
const KINDS = [...PICTURE_KINDS];

const { DOMParser } = new JSDOM('').window;
const SHOPS = ['local', 'default', 'dev', 'test', 'generated'];

/** The root of a picture; fails where the text is not well-formed. */
function parse(text: string | undefined): Element {
  const root = new DOMParser().parseFromString(text ?? '', 'image/svg+xml').documentElement;
  expect(root.tagName, root.textContent ?? '').toBe('svg');
  return root;
}

function draw(name: string): string {
  const text = drawPictureByName(name, 'original');
  if (text === undefined) throw new Error(`${name} was not drawn`);
  return text;
}

test.each(KINDS)('%s is well-formed in every view, with each gradient that it uses', (kind) => {
  for (const view of [0, 1, 2, 3]) {
    parse(draw(`${kind}-3366cc-${view}-${view}.svg`));
    for (let seed = 0; seed < 12; seed++) {
      const text = draw(`${kind}-3366cc-${view}-${seed}.svg`);
      const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id = ''] of text.matchAll(/url\(#([^)]+)\)/g))
        expect(ids, `${kind} view ${view} seed ${seed}`).toContain(id);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.length).toBeLessThan(16_000);
    }
  }
});

test('kinds, colours and views all differ', () => {
  const drawn = KINDS.flatMap((kind) =>
    ['3366cc', 'ffffff', '000000'].flatMap((color) =>
      [0, 1, 2, 3].map((view) => draw(`${kind}-${color}-${view}-7.svg`)),
    ),
  );
  expect(new Set(drawn).size).toBe(KINDS.length * 3 * 4);
});

test.each(KINDS)('products of kind %s differ by seed', (kind) => {
  const drawn = Array.from({ length: 20 }, (_, seed) => draw(`${kind}-3366cc-0-${seed}.svg`));
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test('a name always means the same picture', () => {
  expect(draw('sofa-aa3344-0-12.svg')).toBe(draw('sofa-aa3344-0-12.svg'));
});

test('the size key sets how large a picture is shown', () => {
  for (const size of IMAGE_SIZES.filter((key) => key !== 'original')) {
    const root = parse(drawPictureByName('kettle-cc3333-0-1.svg', size));
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([
      size.replace('x_', ''),
      size.replace('x_', ''),
    ]);
  }
});

test('every address that is handed out is drawn', () => {
  for (const kind of KINDS) {
    for (const view of [0, 1, 2, 3])
      expect(drawnOf(pictureImage({ kind, color: '#AABBCC', view, seed: 9 }).urls)).toBe(IMAGE_SIZES.length);
  }
  for (const shop of [...SHOPS, 'shop-of-any-name']) {
    expect(drawnOf(logoImage(shop).urls)).toBe(IMAGE_SIZES.length);
    expect(drawnOf(symbolImage(shop).urls)).toBe(IMAGE_SIZES.length);
    expect(
      drawnOf({ desktop: sceneUrl(shop, 'lamp', 'desktop'), mobile: sceneUrl(shop, 'lamp', 'mobile') }),
    ).toBe(2);
  }
});

function drawnOf(urls: Record<string, string>): number {
  return Object.values(urls).filter((url) => {
    const [, size, name = ''] = /^\/market-api\/media\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
    const key = IMAGE_SIZES.find((known) => known === size);
    return key && drawPictureByName(name, key) !== undefined;
  }).length;
}

test('images are what the contract calls an image', () => {
  expect(
    imageSchema.safeParse(pictureImage({ kind: 'kids-suit', color: '#112233', view: 1, seed: 4 })).success,
  ).toBe(true);
  expect(imageSchema.safeParse(logoImage('dev')).success).toBe(true);
});

test('scenes have the frame of a wide and of a phone’s slide', () => {
  for (const shop of SHOPS) {
    expect(parse(draw(`scene-${shop}-kids-suit-desktop.svg`)).getAttribute('viewBox')).toBe('0 0 1440 520');
    expect(parse(draw(`scene-${shop}-lamp-mobile.svg`)).getAttribute('viewBox')).toBe('0 0 780 440');
  }
});

test('there is a scene of every kind, and shops show it in their own colours', () => {
  const scenes = KINDS.flatMap((kind) => SHOPS.map((shop) => draw(`scene-${shop}-${kind}-desktop.svg`)));
  expect(new Set(scenes).size).toBe(KINDS.length * SHOPS.length);
});

test('each shop has a word mark and a symbol of its own', () => {
  const marks = SHOPS.flatMap((shop) => [draw(`logo-${shop}.svg`), draw(`symbol-${shop}.svg`)]);
  for (const mark of marks) parse(mark);
  expect(new Set(marks).size).toBe(SHOPS.length * 2);
  expect(draw('logo-local.svg')).toContain('Voltra');
});

test.each([
  'sofa',
  'sofa-zzzzzz-0-1.svg',
  'sofa-AABBCC-0-1.svg',
  'sofa-aabbcc-4-1.svg',
  'sofa-aabbcc-0--1.svg',
  'sofa-aabbcc-0-1.png',
  'sofa-aabbcc-0-1.svg\n',
  'sofa-aabbcc-0-1234567890.svg',
  'spaceship-aabbcc-0-1.svg',
  'constructor-aabbcc-0-1.svg',
  'front-aabbcc-0-1.svg',
  '../sofa-aabbcc-0-1.svg',
  'scene-nobody-sofa-desktop.svg',
  'scene-local-spaceship-desktop.svg',
  'scene-local-sofa-watch.svg',
  'logo-<script>.svg',
  'logo-nobody.svg',
  '',
])('%j is no picture', (name) => {
  expect(drawPictureByName(name, 'original')).toBeUndefined();
});

test('a picture takes less than a millisecond', () => {
  const names = KINDS.flatMap((kind) => [0, 1, 2, 3].map((view) => `${kind}-cc8833-${view}-77.svg`));
  for (const name of names) draw(name);
  const rounds = [1, 2, 3].map(() => {
    const start = performance.now();
    for (const name of names) draw(name);
    return (performance.now() - start) / names.length;
  });
  expect(Math.min(...rounds)).toBeLessThan(1);
});
