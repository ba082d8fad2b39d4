import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deflatePart, gzipParts, type PagePart } from '#publish/gzip-parts.ts';

const own = (bytes: Buffer | string): PagePart => ({ bytes: Buffer.from(bytes) });
const shared = (bytes: Buffer | string): PagePart => ({
  bytes: Buffer.from(bytes),
  deflated: deflatePart(Buffer.from(bytes)),
});
const joined = (parts: readonly PagePart[]) => Buffer.concat(parts.map(({ bytes }) => bytes));

/** A page of some 40 KB in Russian and Uzbek, with cards that are like each other. */
function aPage(): Buffer {
  const card = (id: number) =>
    `<article class="product-card" data-item="${id}" data-price="${id * 137_000}"><a href="/uz/product/${id}">Смартфон №${id}, oʻzbekcha nom</a><span>${id * 137} 000 UZS</span></article>`;
  return Buffer.from(
    `<!doctype html><html lang="ru"><head><title>Витрина</title></head><body>${Array.from({ length: 200 }, (_, id) => card(id)).join('')}</body></html>`,
  );
}

/** The bytes cut at chance places, also within characters, every part own or shared by chance. */
function aSplit(bytes: Buffer, parts: number): PagePart[] {
  const cuts = Array.from({ length: parts }, () => randomInt(bytes.length + 1)).sort((a, b) => a - b);
  return [0, ...cuts].map((from, at) =>
    (randomInt(2) === 0 ? own : shared)(bytes.subarray(from, cuts[at] ?? bytes.length)),
  );
}

const page = aPage();
const noise = randomBytes(200_000);
const cases: Record<string, PagePart[]> = {
  'no parts': [],
  'empty parts': [own(''), shared(''), own(''), own('')],
  'one own part': [own(page)],
  'one short own part': [own('id')],
  'one shared part': [shared(page)],
  'own and shared parts by turns': [
    own('<head>'),
    shared(page),
    own('a'.repeat(3000)),
    shared('footer'),
    own('</html>'),
  ],
  'own parts around the length from which they are deflated': [255, 256, 257].flatMap((length) => [
    own('x'.repeat(length)),
    shared('|'),
  ]),
  'short own neighbours that are long together': [
    ...Array.from({ length: 9000 }, () => own('short own ')),
    shared('end'),
  ],
  'parts longer than a stored block can be': [
    own(noise),
    shared(noise),
    own(noise.subarray(0, 65_536)),
    shared(noise.subarray(0, 65_535)),
  ],
  'random bytes, short and long': [1, 2, 100, 300, 5000].flatMap((length) => [
    own(noise.subarray(0, length)),
    shared(noise.subarray(length, 3 * length)),
  ]),
  'a character cut in the middle': [
    own(Buffer.from('№').subarray(0, 1)),
    shared(Buffer.from('№').subarray(1)),
  ],
};

test.each(Object.entries(cases))('%s come back as they were', (_name, parts) => {
  expect(gunzipSync(gzipParts(parts)).equals(joined(parts))).toBe(true);
});

test('a page comes back the same however it is cut into parts', () => {
  for (let round = 0; round < 300; round++) {
    const parts = aSplit(page, randomInt(1, 30));
    if (!gunzipSync(gzipParts(parts)).equals(page))
      throw new Error(
        `Cut into ${parts.map(({ bytes }) => bytes.length).join(', ')} bytes, the page came back otherwise.`,
      );
  }
});

test.each(Object.entries(cases))('gzip itself reads %s', (_name, parts) => {
  expect(
    execFileSync('gzip', ['-dc'], { input: gzipParts(parts), maxBuffer: 2 ** 24 }).equals(joined(parts)),
  ).toBe(true);
});

test('gzip itself notices when a byte of a shared part is not the one that was deflated', () => {
  const part = { bytes: Buffer.from(page), deflated: deflatePart(page) };
  part.bytes[100] = 0;
  expect(() => execFileSync('gzip', ['-t'], { input: gzipParts([part]), stdio: 'pipe' })).toThrow(
    'crc error',
  );
});

test('a page of two shared halves is hardly larger than one compressed as a whole', () => {
  const half = page.length >> 1;
  const parts = [shared(page.subarray(0, half)), own('<p>'), shared(page.subarray(half))];
  expect(gzipParts(parts).length).toBeLessThan(gzipSync(page, { level: 1 }).length * 1.15);
});
