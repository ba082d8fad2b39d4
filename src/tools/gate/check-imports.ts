import { globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import type { ImportRules } from './import-rules.ts';

/** Imports that break the rules, as text for people. */
export interface ImportReport {
  holds: boolean;
  text: string;
}

/** dependency-cruiser reads no Astro: a page stands as the TypeScript that is in it, under this ending. */
const AS_TYPESCRIPT = '.astro.ts';

/**
 * Checks the imports of `root`'s sources, types included. The sources are read from a copy below `root/var`.
 */
export async function checkImports(root: string, forbidden: ImportRules): Promise<ImportReport> {
  await mkdir(join(root, 'var'), { recursive: true });
  const copy = await mkdtemp(join(root, 'var/imports-'));
  try {
    await copySources(root, copy);
    const result = await readImports(copy, forbidden);
    const { output, exitCode } = await format(result, { outputType: 'err-long' });
    const mixed = mixedFolders(result);
    const text = [String(output).replaceAll(AS_TYPESCRIPT, '.astro').trim(), ...mixed].join('\n');
    return { holds: exitCode === 0 && mixed.length === 0, text };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function copySources(root: string, copy: string): Promise<void> {
  await copyFile(join(root, 'package.json'), join(copy, 'package.json'));
  for (const file of globSync('src/**/*.{ts,tsx,mjs,css,json,astro}', { cwd: root })) {
    const from = join(root, file);
    const to = join(copy, file);
    await mkdir(dirname(to), { recursive: true });
    if (file.endsWith('.astro'))
      await writeFile(
        to.replace(/\.astro$/, AS_TYPESCRIPT),
        withoutQuestions(scriptsOf(await readFile(from, 'utf8'))),
      );
    else if (/\.tsx?$/.test(file)) await writeFile(to, withoutQuestions(await readFile(from, 'utf8')));
    else await copyFile(from, to);
  }
}

/** Code without questions for names of modules: they import nothing. */
function withoutQuestions(code: string): string {
  return code.replaceAll(/^import .*\?messages';\n/gm, '');
}

/** The code of an Astro file: what stands above its markup, and the scripts within that. */
export function scriptsOf(astro: string): string {
  const [, above = '', markup = ''] = /^(?:---\n(.*?)\n---)?(.*)$/s.exec(astro) ?? [];
  const within = [...markup.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  return [above, ...within].join('\n');
}

async function readImports(copy: string, forbidden: ImportRules): Promise<ICruiseResult> {
  const before = process.cwd();
  try {
    const { output } = await cruise(
      ['src'],
      {
        baseDir: resolve(copy),
        doNotFollow: { path: 'node_modules' },
        tsPreCompilationDeps: true,
        combinedDependencies: true,
        validate: true,
        ruleSet: { forbidden },
      },
      {
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
      },
    );
    if (typeof output === 'string') throw new Error(`dependency-cruiser gave a text: ${output}`);
    return output;
  } finally {
    process.chdir(before);
  }
}

/**
 * Folders whose own files import what is below them, while that imports them. dependency-cruiser counts what
 * is below a folder as part of it and does not see this.
 */
function mixedFolders({ modules }: ICruiseResult): string[] {
  const down = new Map<string, string>();
  const up = new Map<string, string>();
  for (const { source, dependencies } of modules) {
    const from = dirname(source);
    for (const { resolved } of dependencies) {
      const to = dirname(resolved);
      if (from !== 'src' && to.startsWith(`${from}/`)) down.set(from, `${source} → ${resolved}`);
      if (to !== 'src' && from.startsWith(`${to}/`)) up.set(to, `${source} → ${resolved}`);
    }
  }
  return [...down].flatMap(([folder, one]) => {
    const other = up.get(folder);
    return other
      ? [
          `error ${folder} stands above and below its own folders: ${one}, but ${other}`.replaceAll(
            AS_TYPESCRIPT,
            '.astro',
          ),
        ]
      : [];
  });
}
