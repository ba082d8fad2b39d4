import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ID = '[A-Z][A-Z0-9]+-\\d{2}';
const IN_TITLE = new RegExp(`\\[(${ID}(?:, *${ID})*)\\]`, 'g');
const ROW = new RegExp(`^\\| (${ID}) \\| \\S`, 'gm');

const read = (file: string) => readFileSync(file, 'utf8');
const listed = [...read('docs/requirements.md').matchAll(ROW)].map(([, id = '']) => id);
const named = new Set(
  globSync('tests/**/*.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(IN_TITLE)].flatMap(([, ids = '']) => ids.split(/, */)),
  ),
);

test('every requirement that a test names stands in docs/requirements.md', () => {
  expect([...named].filter((id) => !listed.includes(id))).toEqual([]);
});

test('every requirement is named by a test, and stands once', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((id) => !named.has(id))).toEqual([]);
  expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
});
