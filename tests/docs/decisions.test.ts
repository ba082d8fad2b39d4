import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Half a page, tables and headings included. */
const MAX_WORDS = 370;

const RECORDS = globSync('docs/decisions/*.md').sort();
const HEAD = /^# (\d+)\. \S.*\n\nDate: \d{4}-\d{2}-\d{2}\n\nStatus: \S.*\n\n## Decision\n/;

test('decision records are numbered without gaps', () => {
  const numbers = RECORDS.map((file) => Number(basename(file).slice(0, 4)));
  expect(numbers).toEqual(RECORDS.map((_, at) => at + 1));
  expect(RECORDS.length).toBeGreaterThan(0);
});

test.each(RECORDS)('%s has date, status, decision, why and alternatives, on half a page', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(HEAD.exec(text)?.[1], 'its head').toBe(String(Number(basename(file).slice(0, 4))));
  const headings = text.match(/(?<=^## ).*/gm)?.filter((heading) => heading !== 'Measured');
  expect(headings).toEqual(['Decision', 'Why', 'Alternatives']);
  expect(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThanOrEqual(
    MAX_WORDS,
  );
});
