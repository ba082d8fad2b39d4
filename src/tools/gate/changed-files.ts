import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names of the branch that others leave, the best known first. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];

/** Files that differ from where this branch left the main one, what is not committed among them. */
export async function listChangedFiles(): Promise<string[]> {
  const base = await findBase();
  const [differing, untracked] = await Promise.all([
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...differing, ...untracked])].sort();
}

async function findBase(): Promise<string> {
  for (const branch of MAIN_BRANCHES) {
    const [base] = await git('merge-base', 'HEAD', branch).catch(() => []);
    if (base) return base;
  }
  return 'HEAD';
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').filter(Boolean);
}

/** Rooms that no shop runs: neither in its pages nor in its server nor in its platform. */
const BEHIND_THE_SCENES = /^src\/tools\//;

/** True if the shops that are built and looked at in a browser may come out otherwise. */
export function touchesShops(changed: readonly string[]): boolean {
  return changed.some((file) =>
    file.startsWith('src/')
      ? !BEHIND_THE_SCENES.test(file)
      : /^(?:public|tenants|tests\/e2e)\/|^[^/]+\.(?:json|mjs|ts)$/.test(file),
  );
}

const COMPILER = 'src/publisher/render/compile/compile-pages.ts';

/** Folders whose code may be in a page. */
const IN_PAGES = /^src\/(?:contract|domain|lib|storefront|publisher\/(?:feeds|render\/astro))\//;

/**
 * The sources whose tests a change asks for. A test that renders imports no page: it imports the compiler,
 * which stands for all that is compiled.
 */
export function relatedSources(changed: readonly string[]): string[] {
  const isCompiled = (file: string) =>
    /^src\/.*\.(?:astro|css|json)$/.test(file) || file.startsWith('public/') || IN_PAGES.test(file);
  const sources = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file));
  return [...new Set([...sources, ...(changed.some(isCompiled) ? [COMPILER] : [])])];
}
