import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PictureFolder } from '#platform/areas/upload/picture-folder.ts';

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

test('a folder that is closed can be removed: what was under way is not written, what waited is not made', async () => {
  const directory = aDirectory();
  const folder = new PictureFolder(directory, 1000);
  const drawn = Promise.withResolvers<Buffer>();
  let made = 0;
  const make = () => {
    made += 1;
    return drawn.promise;
  };
  const pictures = Promise.allSettled(['a', 'b', 'c'].map((name) => folder.get(`${name}.avif`, make)));
  await expect.poll(() => made).toBe(2);
  const closed = folder.close();
  drawn.resolve(Buffer.from('late'));
  await closed;
  // Each looks for its file first, so that any two of the three may be the ones under way.
  expect((await pictures).map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(made).toBe(2);
  expect(readdirSync(directory)).toEqual([]);
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
