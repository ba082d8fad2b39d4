import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Import rules stand in src/tools/gate/import-rules.ts. Here are rules that no import shows.

const MAX_LINES = 300;
const MAX_SCRIPT_LINES = 40;
const MAX_COLUMNS = 110;

/** The only folder that knows what Astro writes into a page and what its insides are called. */
const KNOWS_ASTRO = /^src\/publisher\/render\/astro\//;
const ASTROS_INSIDES = /astro-island|\b_metadata\b|astro:renderer/;

const SOURCES = new Map(
  globSync(['src/**/*.{ts,tsx,mjs,astro,css}', 'tests/**/*.{ts,tsx}', 'scripts/*', '*.{ts,mjs}']).map(
    (file) => [file, readFileSync(file, 'utf8').split('\n')],
  ),
);

/** Files below a folder with their lines. */
function filesIn(folder: string): [file: string, lines: string[]][] {
  return [...SOURCES].filter(([file]) => file.startsWith(`${folder}/`));
}

function longerThan(limit: number, files: [string, string[]][]): string[] {
  return files
    .filter(([, lines]) => lines.length - 1 > limit)
    .map(([file, lines]) => `${file} has ${lines.length - 1} lines`);
}

test(`no file is longer than ${MAX_LINES} lines`, () => {
  expect(longerThan(MAX_LINES, filesIn('src'))).toEqual([]);
});

test(`a script is a door of at most ${MAX_SCRIPT_LINES} lines`, () => {
  expect(longerThan(MAX_SCRIPT_LINES, filesIn('scripts'))).toEqual([]);
});

test(`no line has more than ${MAX_COLUMNS} columns but for one long text, which no line break may cut`, () => {
  const long = [...SOURCES].flatMap(([file, lines]) => {
    const texts = lines.some((line) => line.length > MAX_COLUMNS) ? textsOf(file, lines.join('\n')) : [];
    let start = 0;
    return lines.flatMap((line, at) => {
      const end = start + line.length;
      const lengths = texts.map(([from, to]) => Math.min(to, end) - Math.max(from, start));
      start = end + 1;
      const isText = Math.max(0, ...lengths) > line.length / 2 || line.includes('url("data:');
      return line.length > MAX_COLUMNS && !isText ? [`${file}:${at + 1}`] : [];
    });
  });
  expect(long).toEqual([]);
});

/** Where the texts and patterns of a module lie; none in other files. */
function textsOf(file: string, code: string): [from: number, to: number][] {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node) || ts.isJsxText(node))
      texts.push([node.getStart(source), node.end]);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

test('nothing hides behind a barrel', () => {
  const files = [...filesIn('src'), ...filesIn('scripts')];
  const barrels = files.filter(
    ([file, lines]) =>
      (/\/index\.tsx?$/.test(file) && !file.startsWith('src/storefront/pages/')) ||
      lines.some((line) => line.startsWith('export * from')),
  );
  expect(barrels.map(([file]) => file)).toEqual([]);
});

test('a name says what is in a file', () => {
  const nameless = [...SOURCES.keys()].filter((file) =>
    /\/(?:utils?|helpers?|common)(?:\/|\.tsx?$)/.test(file),
  );
  expect(nameless).toEqual([]);
});

test("only the adapter knows Astro's insides", () => {
  const knowing = filesIn('src').filter(
    ([file, lines]) => !KNOWS_ASTRO.test(file) && lines.some((line) => ASTROS_INSIDES.test(line)),
  );
  expect(knowing.map(([file]) => file)).toEqual([]);
});

test('what is rendered asks no clock and no chance: time is read from the view', () => {
  const asks = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/;
  const rendered = /^src\/(?:domain|storefront\/(?:pages|layouts|seo|view|looks|i18n|card))\/|\.astro$/;
  const asking = filesIn('src').filter(
    ([file, lines]) => rendered.test(file) && lines.some((line) => asks.test(line)),
  );
  expect(asking.map(([file]) => file)).toEqual([]);
});

test('the lock file lists what every kind of machine installs, so that npm ci takes it on each', () => {
  type Locked = { dependencies?: object; optionalDependencies?: object };
  const packages: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap((each) =>
    Object.keys({ ...each.dependencies, ...each.optionalDependencies }),
  );
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});
