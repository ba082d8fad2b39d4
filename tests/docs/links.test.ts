import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md', 'src/**/README.md']);
const CODE = /^```.*?^```/gms;
const LINK = /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)/g;

/** Headings as they are named in an address. */
function anchorsOf(file: string): string[] {
  const headings =
    readFileSync(file, 'utf8')
      .replaceAll(CODE, '')
      .match(/(?<=^#+ ).*/gm) ?? [];
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('links of the documents lead to files and headings that are there', () => {
  const broken = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').replaceAll(CODE, '').matchAll(LINK)].flatMap(
      ([link, path = '', anchor]) => {
        const target = path ? join(dirname(page), path) : page;
        const isThere = existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
        return isThere ? [] : [`${page}: ${link}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test('numbers of records in the code are those of records', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro,css}', 'tests/**/*.{ts,tsx}']);
  const records = new Set(
    globSync('docs/decisions/*.md').map((file) => Number(file.split('/')[2]?.slice(0, 4))),
  );
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:see|\()\s?record (\d+)\b/g)].flatMap(([text, number]) =>
      records.has(Number(number)) ? [] : [`${file}: ${text}`],
    ),
  );
  expect(unknown).toEqual([]);
});
