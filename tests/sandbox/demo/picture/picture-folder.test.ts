import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PictureFolder } from '#sandbox/demo/picture/picture-folder.ts';

const aDirectory = () => mkdtempSync(join(tmpdir(), 'pictures-'));

test('a picture is made once, however many ask for it at once or later', async () => {
  const directory = aDirectory();
  let made = 0;
  const make = async () => Buffer.from(`picture ${++made}`);
  const folder = new PictureFolder(directory, 1000);
  const first = await Promise.all([1, 2, 3].map(() => folder.get('a.avif', make)));
  expect(first.map(String)).toEqual(['picture 1', 'picture 1', 'picture 1']);
  expect(String(await folder.get('a.avif', make))).toBe('picture 1');
  expect(String(await new PictureFolder(directory, 1000).get('a.avif', make))).toBe('picture 1');
});

test('the oldest pictures make room for new ones, those of an earlier run first', async () => {
  const directory = aDirectory();
  writeFileSync(join(directory, 'old.avif'), Buffer.alloc(40));
  utimesSync(join(directory, 'old.avif'), 1, 1);
  const folder = new PictureFolder(directory, 100);
  const keep = (name: string) => folder.get(name, async () => Buffer.alloc(40));
  await keep('one.avif');
  expect(readdirSync(directory).sort()).toEqual(['old.avif', 'one.avif']);
  await keep('two.avif');
  await keep('three.avif');
  expect(readdirSync(directory).sort()).toEqual(['three.avif', 'two.avif']);
});

test('a picture that could not be made is tried again', async () => {
  const directory = join(aDirectory(), 'pictures');
  const folder = new PictureFolder(directory, 1000);
  await expect(folder.get('a.avif', () => Promise.reject(new Error('no memory')))).rejects.toThrow(
    'no memory',
  );
  expect(existsSync(directory)).toBe(false);
  expect(String(await folder.get('a.avif', async () => Buffer.from('now')))).toBe('now');
});
