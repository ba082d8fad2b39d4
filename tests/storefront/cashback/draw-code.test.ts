import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { type CodePicture, drawBars, drawQr } from '#storefront/cashback/draw-code.ts';
import { readBars } from './read-bars.ts';

const CODES = ['2938475610272', '2900000000001', '2912345678901', '0000000000000'].map(withCheckDigit);

function withCheckDigit(code: string): string {
  const digits = [...code.slice(0, 12)].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return `${code.slice(0, 12)}${(10 - (sum % 10)) % 10}`;
}

/** Pixels of a picture at `scale` a module; true for dark. */
function points({ width, height, path }: CodePicture, scale: number): boolean[][] {
  const dark = Array.from({ length: height }, () => Array<boolean>(width).fill(false));
  for (const [, x, y, length, high] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g))
    for (let row = Number(y); row < Number(y) + Number(high); row += 1)
      dark[row]?.fill(true, Number(x), Number(x) + Number(length));
  const across = dark.map((row) => row.flatMap((one) => Array<boolean>(scale).fill(one)));
  return across.flatMap((row) => Array<boolean[]>(scale).fill(row));
}

test.each(CODES)('[ACC-04] a scanner reads the QR code of %s', (code) => {
  const picture = points(drawQr(code), 6);
  const pixels = picture.flat().flatMap((dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  const read = jsQR(Uint8ClampedArray.from(pixels), picture[0]?.length ?? 0, picture.length);
  expect(read?.data).toBe(code);
});

test.each(CODES)('[ACC-04] a scanner reads the barcode of %s', (code) => {
  const bars = drawBars(code);
  expect(bars && readBars(points(bars, 3)[9] ?? [])).toBe(code);
});

test('[ACC-04] a barcode has the light margins that scanners need', () => {
  const bars = drawBars('2938475610272');
  expect(bars).toMatchObject({ width: 11 + 95 + 7 });
  expect(bars?.path).toMatch(/^M11 0h1v/);
  expect(readBars(points(bars ?? drawQr(''), 3)[0]?.slice(15) ?? [])).toBeUndefined();
});

test('[ACC-04] digits with a wrong check digit make no barcode', () => {
  expect(drawBars('2938475610277')).toBeUndefined();
});
