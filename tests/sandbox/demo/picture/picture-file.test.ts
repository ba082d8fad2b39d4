import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  PICTURE_KINDS,
  PictureFileError,
  parsePictureFile,
  readPictureFile,
} from '#sandbox/demo/picture/picture-file.ts';

const DIRECTORY = 'src/sandbox/demo/pictures';
const FILES = readdirSync(DIRECTORY, { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.svg'),
);

/** Count of numbers that each command of a path takes. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

test('kinds are the files of the folder, and views and parts of them are none', () => {
  expect(PICTURE_KINDS).toContain('sofa');
  expect(PICTURE_KINDS).toContain('kids-suit');
  expect(PICTURE_KINDS).not.toContain('front');
});

test.each(FILES)('%s is well-formed, and so is each of its paths', (name) => {
  expect(readPictureFile(name.slice(0, -'.svg'.length)).parts).not.toEqual([]);
  const text = readFileSync(`${DIRECTORY}/${name}`, 'utf8');
  for (const [, path = ''] of text.matchAll(/ d="([^"]*)"/g)) expect(brokenCommands(path), path).toEqual([]);
});

/** Commands with too few or too many numbers; the rest of such a path is not drawn. */
function brokenCommands(path: string): string[] {
  const numbers = path.replace(/var\(--[\w-]+\)/g, '1').replace(/calc\([^()]*\)/g, '1');
  const commands = numbers.match(/[a-z][^a-z]*/gi) ?? [];
  return commands.filter((command) => {
    const takes = NUMBERS[command.charAt(0).toUpperCase()];
    const count = command.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    const isRead = /^[a-z](?:[ ,]*-?(?:\d+\.?\d*|\.\d+))* *$/i.test(command);
    return !isRead || takes === undefined || (takes === 0 ? count > 0 : count === 0 || count % takes > 0);
  });
}

test('a file that is not well-formed is named with its line', () => {
  expect(() => parsePictureFile('<svg>\n  <g>\n</svg>', 'lamp')).toThrow(PictureFileError);
  expect(() => parsePictureFile('<svg>\n  <g>\n</svg>', 'lamp')).toThrow(
    /^src\/sandbox\/demo\/pictures\/lamp\.svg:3:\d+: .+ Mend the file\.$/,
  );
});
