import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { outputVersion } from '#publisher/render/compile/output-version.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** Output of a compile, from the files by their path. */
function anOutput(files: (directory: string) => Record<string, string | Buffer>): string {
  const directory = mkdtempSync(join(tmpdir(), 'вывод '));
  directories.push(directory);
  for (const [file, content] of Object.entries(files(directory))) {
    mkdirSync(join(directory, file, '..'), { recursive: true });
    writeFileSync(join(directory, file), content);
  }
  return directory;
}

const versionOf = (files: (directory: string) => Record<string, string | Buffer>) => {
  const directory = anOutput(files);
  return outputVersion(directory, [directory, '/home/shop']);
};

test('where the output and the project lie does not count', () => {
  const files = (directory: string) => ({
    'server/entry.mjs': `import '${directory}/a.mjs'; new URL('${pathToFileURL(directory)}'); "${pathToFileURL(directory).pathname}/b"; "/home/shop/src/a.ts"`,
  });
  expect(versionOf(files)).toBe(versionOf(files));
  const moved = anOutput((directory) => ({
    'server/entry.mjs': `import '${directory}/a.mjs'; new URL('${pathToFileURL(directory)}'); "${pathToFileURL(directory).pathname}/b"; "/elsewhere/src/a.ts"`,
  }));
  expect(outputVersion(moved, [moved, '/elsewhere'])).toBe(versionOf(files));
});

test.for([
  ['text', { 'a.mjs': 'b' }],
  ['name', { 'b.mjs': 'a' }],
  ['file more', { 'a.mjs': 'a', 'b.mjs': '' }],
  ['byte of a picture', { 'a.mjs': 'a', 'p.png': Buffer.from([0xff, 0xfe]) }],
] as const)('another %s is another version', ([, files]) => {
  expect(versionOf(() => files)).not.toBe(versionOf(() => ({ 'a.mjs': 'a' })));
  expect(versionOf(() => ({ 'p.png': Buffer.from([0xff]) }))).not.toBe(
    versionOf(() => ({ 'p.png': Buffer.from([0xfd]) })),
  );
});

test('what moves from one file to the next is another version', () => {
  expect(versionOf(() => ({ a: '12', b: '3' }))).not.toBe(versionOf(() => ({ a: '1', b: '23' })));
});
