import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';

/** Stages in the order in which data passes them; each may import those before it. */
const STAGES = ['tenants', 'shop', 'snapshot', 'pull', 'plan', 'publish', 'render', 'rebuild', 'serve'];

/** Folders whose code may run in a browser. */
const BROWSER = ['client', 'stores', 'islands', 'domain', 'contract', 'paths.ts'];

/** Folders of what is rendered: they read the shop view and nothing else. */
const RENDERED = ['pages', 'layouts', 'components', 'variants', 'seo', 'view'];

const MAX_LINES = 300;

interface Import {
  /** Path of a file of `src`, or the name of a package. */
  target: string;
  /** Only types: nothing is left of it when the code runs. */
  typeOnly: boolean;
}

const SOURCES = new Map(globSync('src/**/*.{ts,tsx,mjs,astro}').map((file) => [file, parseImports(file)]));

function parseImports(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const statements = code.matchAll(/^(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'/gm);
  const dynamic = code.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g);
  return [
    ...[...statements].map(([, type, target = '']) => ({
      target: locate(file, target),
      typeOnly: type !== undefined,
    })),
    ...[...dynamic].map(([, target = '']) => ({ target: locate(file, target), typeOnly: false })),
  ];
}

function locate(from: string, target: string): string {
  if (target.startsWith('#')) return `src/${target.slice(1)}`;
  return target.startsWith('.') ? posix.join(dirname(from), target) : target;
}

function folderOf(file: string): string | undefined {
  return file.startsWith('src/') ? file.split('/')[1] : undefined;
}

function filesIn(folders: readonly string[]): string[] {
  return [...SOURCES.keys()].filter((file) => folders.includes(folderOf(file) ?? ''));
}

/** Imports that break a rule, as `file → target`, the types left out. */
function broken(folders: readonly string[], isAllowed: (target: string) => boolean): string[] {
  return filesIn(folders).flatMap((file) =>
    (SOURCES.get(file) ?? [])
      .filter(({ target, typeOnly }) => !typeOnly && !isAllowed(target))
      .map(({ target }) => `${file} → ${target}`),
  );
}

/** Chains of imports from a file to something that `isForbidden`. */
function reaches(file: string, isForbidden: (target: string) => boolean, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return (SOURCES.get(file) ?? [])
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ target }) =>
      isForbidden(target)
        ? [`${file} → ${target}`]
        : reaches(target, isForbidden, seen).map((chain) => `${file} → ${chain}`),
    );
}

const isNode = (target: string) => target.startsWith('node:') || target === 'jsdom';
const isStage = (target: string) =>
  STAGES.includes(folderOf(target) ?? '') ||
  ['sandbox', 'bench', 'commands'].includes(folderOf(target) ?? '');
const isPure = (target: string) => ['contract', 'domain', 'paths.ts'].includes(folderOf(target) ?? '');

test('every folder of a rule is there', () => {
  for (const folder of ['contract', 'domain', 'openapi', 'islands', 'client', 'pages', 'components'])
    expect(filesIn([folder]), folder).not.toEqual([]);
});

test('imports are seen in all their forms', () => {
  expect(SOURCES.get('src/serve/server.ts')).toContainEqual({ target: 'src/lib/port.ts', typeOnly: false });
  expect(SOURCES.get('src/serve/handler.ts')).toContainEqual({
    target: 'src/serve/site.ts',
    typeOnly: false,
  });
  expect(SOURCES.get('src/serve/static-file.ts')).toContainEqual({
    target: 'src/serve/find-file.ts',
    typeOnly: true,
  });
  expect(SOURCES.get('src/middleware.ts')).toContainEqual({
    target: 'src/render/astro/development.ts',
    typeOnly: false,
  });
});

test('the contract imports zod and itself', () => {
  expect(broken(['contract'], (target) => target === 'zod' || folderOf(target) === 'contract')).toEqual([]);
});

test('the rules of a shop and the paths do no I/O', () => {
  expect(broken(['domain', 'paths.ts'], (target) => target === 'zod' || isPure(target))).toEqual([]);
});

test('what runs in a browser reaches no code of Node and no stage', () => {
  expect(
    filesIn(BROWSER).flatMap((file) => reaches(file, (target) => isNode(target) || isStage(target))),
  ).toEqual([]);
});

test('what is rendered never calls the platform and never touches files', () => {
  const isForbidden = (target: string) =>
    isNode(target) ||
    ['shop', 'pull', 'publish', 'serve', 'rebuild', 'sandbox', 'commands'].includes(folderOf(target) ?? '');
  expect(broken(RENDERED, (target) => !isForbidden(target))).toEqual([]);
});

test.each(STAGES.map((stage, at) => [stage, STAGES.slice(at + 1)] as const))(
  'the stage %s imports no later stage',
  (stage, later) => {
    const tooLate = [...later, 'sandbox', 'bench', 'commands'];
    expect(broken([stage], (target) => !tooLate.includes(folderOf(target) ?? ''))).toEqual([]);
  },
);

test('the document of the contract is made from the contract alone', () => {
  expect(
    broken(
      ['openapi'],
      (target) => target === 'zod' || ['contract', 'openapi'].includes(folderOf(target) ?? ''),
    ),
  ).toEqual([]);
});

test('the sandbox knows nothing of the storefront but the contract', () => {
  const isAllowed = (target: string) =>
    isPure(target) ||
    ['sandbox', 'lib', 'openapi'].includes(folderOf(target) ?? '') ||
    !target.startsWith('src/');
  expect(broken(['sandbox'], isAllowed)).toEqual([]);
});

test('a leaf imports leaves', () => {
  expect(broken(['lib'], (target) => folderOf(target) === 'lib' || !target.startsWith('src/'))).toEqual([]);
});

test(`no file is longer than ${MAX_LINES} lines, tables of data apart`, () => {
  const files = globSync(['src/**/*.{ts,tsx,mjs,astro,css}', 'scripts/*']).filter(
    (file) => !/^src\/sandbox\/demo\/(?:seed|picture\/kinds)\//.test(file),
  );
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > MAX_LINES)).toEqual([]);
});

test('a script is a door of at most 40 lines', () => {
  expect(
    globSync('scripts/*').filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > 40),
  ).toEqual([]);
});

test('nothing hides behind a barrel', () => {
  expect(
    [...SOURCES.keys()].filter((file) => /\/index\.tsx?$/.test(file) && !file.startsWith('src/pages/')),
  ).toEqual([]);
  expect([...SOURCES.keys()].filter((file) => /^export \* from/m.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
  expect(
    [...SOURCES.keys()].filter((file) => /\/(?:utils?|helpers?|common)(?:\/|\.tsx?$)/.test(file)),
  ).toEqual([]);
});
