import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_README_LINES = 150;
const MAX_ARCHITECTURE_WORDS = 1_500;
const MAX_TERMS = 25;
const MAX_ROOM_LINES = 25;
const MAX_COLUMNS = 110;

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'src/**/README.md']);
/** One link, picture or quoted text, which no line break may cut. */
const UNBREAKABLE = /^(?:[-*] |\d+\. )?(?:!?\[[^\]]*\]\([^)]*\)|`[^`]*`)[.,:;]?$/;

const read = (file: string) => readFileSync(file, 'utf8');
const countLines = (file: string) => read(file).trimEnd().split('\n').length;

test('README.md can be read at once', () => {
  expect(countLines('README.md')).toBeLessThanOrEqual(MAX_README_LINES);
});

test('ARCHITECTURE.md says why, in few words', () => {
  expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThanOrEqual(MAX_ARCHITECTURE_WORDS);
});

test('the glossary has few terms', () => {
  const [, ...terms] = read('docs/glossary.md').match(/^\| .*/gm) ?? [];
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
});

test('a README of a room is short', () => {
  const rooms = globSync('src/*/README.md');
  expect(rooms.filter((file) => countLines(file) > MAX_ROOM_LINES)).toEqual([]);
});

test(`documents have at most ${MAX_COLUMNS} columns, tables, code and what cannot be cut apart`, () => {
  const long = DOCUMENTS.flatMap((file) => {
    let isCode = false;
    return read(file)
      .split('\n')
      .flatMap((line, at) => {
        const text = line.trimStart();
        if (text.startsWith('```')) isCode = !isCode;
        const isFree = isCode || text.startsWith('|') || UNBREAKABLE.test(text);
        return line.length > MAX_COLUMNS && !isFree ? [`${file}:${at + 1}`] : [];
      });
  });
  expect(long).toEqual([]);
});
