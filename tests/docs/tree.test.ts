import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS } from '#tools/gate/import-rules.ts';

const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md', 'src/*/README.md']);
const ROOM_NAMES = ROOMS.map(({ name }) => name);
/** A path in quotes; one with a placeholder, like `tenants/<name>`, is not meant. */
const PATH = new RegExp(`\`((?:src|tests|scripts|deploy|docs|${ROOM_NAMES.join('|')})/[\\w./-]+)\``, 'g');

const read = (file: string) => readFileSync(file, 'utf8');

test('paths that the documents name are there', () => {
  const gone = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(PATH)].flatMap(([, path = '']) =>
      existsSync(path) || existsSync(`src/${path}`) || path.includes('NNNN') ? [] : [`${file}: ${path}`],
    ),
  );
  expect(gone).toEqual([]);
});

test('commands that the documents name stand in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][a-z-]*)/g)].flatMap(([text, name = '']) =>
      name in scripts ? [] : [`${file}: ${text}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test('every command of package.json stands in README.md', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');
  const named = (name: string) => new RegExp(`\`npm (?:run )?${name}[ \`]`).test(readme);
  const commands = Object.keys(scripts).filter((name) => name !== 'postinstall');
  expect(commands.filter((name) => !named(name))).toEqual([]);
});

test('every room of src has a README that names each of its folders', () => {
  const rooms = globSync('src/*/').map((room) => basename(room));
  expect(rooms.filter((room) => !existsSync(`src/${room}/README.md`))).toEqual([]);
  const unnamed = globSync('src/*/*/').filter(
    (folder) => !read(`${dirname(folder)}/README.md`).includes(`\`${basename(folder)}\``),
  );
  expect(unnamed).toEqual([]);
});
