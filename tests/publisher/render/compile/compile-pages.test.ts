import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';

const ROOT = process.cwd();
let directory: string;
/** The same project in another directory. */
let copy: string;

beforeAll(() => {
  mkdirSync('var', { recursive: true });
  directory = mkdtempSync(join(ROOT, 'var', 'test-'));
  copy = join(directory, 'copy of the project');
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    const isSource = entry.isFile() ? !entry.name.startsWith('.') : ['src', 'public'].includes(entry.name);
    if (isSource) cpSync(join(ROOT, entry.name), join(copy, entry.name), { recursive: true });
  }
  cpSync(join(ROOT, 'tests/publisher/render/compile'), join(copy, 'tests/publisher/render/compile'), {
    recursive: true,
  });
  // Links to the same files: a link to the folder would be seen as a package that lies outside the project.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(copy, 'node_modules')]);
  for (const cache of ['.vite', '.astro'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const compiledDirectory = () => join(directory, 'compiled');

async function compile(root: string): Promise<Compiled> {
  const script = join(root, 'tests/publisher/render/compile/compile-once.ts');
  const flags = ['--disable-warning=ExperimentalWarning', script, compiledDirectory()];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: root });
  return JSON.parse(stdout) as Compiled;
}

/** Files of a project, without those of its packages. */
const filesOf = (root: string) =>
  ['.', 'src', 'node_modules', 'node_modules/.vite', 'node_modules/.astro']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));

const versions = () => readdirSync(compiledDirectory()).filter((name) => name !== 'sources');

test('processes that compile at once all succeed, and equal sources have one version wherever they lie', async () => {
  const before = filesOf(copy);
  const compiled = await Promise.all([compile(ROOT), compile(copy)]);
  // A service compiles where it may not write beside the sources.
  expect(filesOf(copy)).toEqual(before);
  expect(new Set(compiled.map(({ version }) => version)).size).toBe(1);
  expect(compiled.map(({ seconds }) => seconds > 0)).toEqual([true, true]);
  expect(versions()).toEqual([compiled[0]?.version]);
}, 120_000);

test('what was compiled is not compiled again', async () => {
  expect(await compile(ROOT)).toMatchObject({ version: versions()[0], seconds: 0 });
}, 60_000);

test('a changed comment, and a file that is in no bundle, change no version, so they render no page', async () => {
  appendFileSync(join(copy, 'src/domain/pricing/price.ts'), '\n/** Something else to say. */\n');
  appendFileSync(join(copy, 'src/storefront/view/shop-view.ts'), '\n// Something else to say.\n');
  appendFileSync(
    join(copy, 'src/publisher/environment/environment.ts'),
    '\nexport const SOMETHING_ELSE = 1;\n',
  );
  const { version, seconds } = await compile(copy);
  expect(seconds).toBeGreaterThan(0);
  expect(versions()).toEqual([version]);
  expect((await compile(copy)).seconds).toBe(0);
}, 60_000);

test('another word in a message is another version', async () => {
  const before = versions();
  cpSync(
    join(copy, 'src/storefront/home/messages/en.json'),
    join(copy, 'src/storefront/home/messages/uz.json'),
  );
  const { version } = await compile(copy);
  expect(versions().sort()).toEqual([version, ...before].sort());
}, 60_000);

test('so is other code beside the pages, which prepares what they show', async () => {
  const before = versions();
  const view = join(copy, 'src/storefront/view/language.ts');
  writeFileSync(view, readFileSync(view, 'utf8').replace('typesetHtml(text(localized))', 'text(localized)'));
  const { version } = await compile(copy);
  expect(versions().sort()).toEqual([version, ...before].sort());
}, 60_000);
