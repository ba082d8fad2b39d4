import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = globSync('{src,tests,scripts}/**/*.{ts,tsx,mjs,astro,css}');

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
