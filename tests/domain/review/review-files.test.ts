import { expect, test } from 'vitest';
import { MAX_REVIEW_FILES } from '#contract/catalogue/review-limit.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { detectConvertible, detectFileType, isVideoAddress } from '#domain/picture/file-type.ts';
import { judgeFiles } from '#domain/review/review-files.ts';

const photo = { size: 1000, type: 'image/jpeg' } as const;
const video = { size: MAX_UPLOAD_BYTES, type: 'video/mp4' } as const;

test('[REV-02] up to five files of up to 5 MB go with a review, photos and videos', () => {
  expect([MAX_REVIEW_FILES, MAX_UPLOAD_BYTES]).toEqual([5, 5 * 1024 * 1024]);
  expect(judgeFiles(0, [photo, photo, video, photo, video])).toEqual(Array(5).fill(undefined));
  expect(judgeFiles(5, [photo])).toEqual(['too-many']);
});

test('[REV-02] each file that cannot go along has its reason, and takes no place from the others', () => {
  const large = { ...photo, size: MAX_UPLOAD_BYTES + 1 };
  const text = { size: 10, type: undefined };
  expect(judgeFiles(3, [large, photo, text, { ...photo, size: 0 }, photo, photo])).toEqual([
    'too-large',
    undefined,
    'wrong-type',
    'wrong-type',
    undefined,
    'too-many',
  ]);
});

test('[REV-02] what a file is, its first bytes say, whatever it is called', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(detectFileType(bytes('\x89PNG\r\n\x1a\n…'))).toBe('image/png');
  expect(detectFileType(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
  expect(detectFileType(bytes('RIFF\x10\x00\x00\x00WEBPVP8'))).toBe('image/webp');
  expect(detectFileType(bytes('\x00\x00\x00\x18ftypisom'))).toBe('video/mp4');
  for (const text of ['', '<svg xmlns="', '%PDF-1.7', 'RIFF\x10\x00\x00\x00WAVE'])
    expect(detectFileType(bytes(text))).toBeUndefined();
});

const box = (...brands: string[]) =>
  Uint8Array.from(
    `\x00\x00\x00${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}moovmp41`,
    (letter) => letter.charCodeAt(0),
  );

test('[REV-02] photos and videos of phones are told from MP4 by their brands', () => {
  for (const brands of [
    ['isom', 'iso2', 'avc1', 'mp41'],
    ['mp42', 'isom'],
    ['iso5'],
    ['M4V ', 'mp42'],
    ['XAVC', 'mp42'],
  ])
    expect(detectFileType(box(...brands)), brands.join()).toBe('video/mp4');
  for (const brands of [['heic', 'mif1', 'heic'], ['heix'], ['mif1', 'heic'], ['hevc'], ['msf1', 'hevc']])
    expect([detectFileType(box(...brands)), detectConvertible(box(...brands))]).toEqual([
      undefined,
      'image/heic',
    ]);
  for (const brands of [['avif', 'mif1', 'miaf'], ['mif1', 'avif'], ['avis']])
    expect([detectFileType(box(...brands)), detectConvertible(box(...brands))]).toEqual([
      undefined,
      'image/avif',
    ]);
  for (const brands of [['qt  '], ['crx '], ['jp2 ']])
    expect([detectFileType(box(...brands)), detectConvertible(box(...brands))]).toEqual([
      undefined,
      undefined,
    ]);
});

test('a video is told by the ending of its address', () => {
  expect(['/a.mp4', '/a.MOV?size=1', 'https://x.uz/a.webm#t'].every(isVideoAddress)).toBe(true);
  expect(['/a.jpg', '/mp4', '/a.mp4.png'].some(isVideoAddress)).toBe(false);
});
