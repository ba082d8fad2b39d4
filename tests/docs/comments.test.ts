import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rooms and folders whose comments are held to the rule, below `src` and `tests`. */
const HELD = [
  ...['lib', 'contract', 'domain', 'docs'],
  ...['browser', 'command', 'conformance', 'gate', 'pictures', 'stack'].map((folder) => `tools/${folder}`),
];
const FILES = [
  ...HELD.flatMap((folder) => globSync(`{src,tests}/${folder}/**/*.{ts,tsx,mjs,astro,css}`)),
  ...globSync(['scripts/*', '{src,tests}/commands/*'], { exclude: ['**/bench-*', '**/bench.ts'] }),
];

/** Begins with a word that no noun or verb of the field stands behind. */
const FAULT = /^\s*(?:\{?\/\*\*?|\/\/|<!--|\*)\s*(?:What|Whether|Who|Whose|Which)\b/;
/** A line within a comment begins no sentence of its own. */
const goesOn = (line: string, before: string) =>
  /^\s*\*/.test(line) ? !/^\s*\/\*\*?$/.test(before) : /^\s*\/\//.test(line) && /^\s*\/\//.test(before);

test('a comment begins with a noun or a verb, not with what, whether, who, whose or which', () => {
  const faults = FILES.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      FAULT.test(line) && !goesOn(line, lines[at - 1] ?? '') ? [`${file}:${at + 1} ${line.trim()}`] : [],
    );
  });
  expect(faults).toEqual([]);
});
