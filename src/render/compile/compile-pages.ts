import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleInlineScripts, ISLAND_SCRIPTS_FILE } from '#render/astro/island-scripts.ts';
import type { CompiledPages } from '#render/worker/shop-renderer.ts';
import { codeVersion } from './code-version.ts';
import { type CompiledSheets, compileSheets } from './compile-sheets.ts';

/** The pages compiled once for all shops. */
export interface Compiled {
  /** Changes with any source of the pages. */
  version: string;
  /** Module that exports `renderPage`. */
  modulePath: string;
  /** Folder of client files: hashed scripts and styles, and what `public/` holds. */
  clientDirectory: string;
  /** Those of the present sources; no part of the version, since pages read which ones they link. */
  sheets: CompiledSheets;
  /** Seconds that the compile took; 0 when the code was compiled before. */
  seconds: number;
}

/** The pages do not compile. `output` is what the compiler said. */
export class CompileError extends Error {
  readonly output: string;

  constructor(output: string) {
    super(`The pages do not compile:\n${output.trim()}`);
    this.name = 'CompileError';
    this.output = output;
  }
}

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** Compiles the pages into `directory/<version>` unless that is there already. The compiler ends with this process, or with the signal. */
export async function compilePages(directory: string, signal?: AbortSignal): Promise<Compiled> {
  const version = codeVersion(PROJECT_ROOT);
  const target = join(directory, version);
  const compiled = {
    version,
    modulePath: join(target, 'server/entry.mjs'),
    clientDirectory: join(target, 'client'),
    sheets: compileSheets(PROJECT_ROOT),
  };
  if (existsSync(target)) return { ...compiled, seconds: 0 };
  const started = performance.now();
  const part = join(directory, `${version}.${process.pid}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  try {
    await astroBuild(part, signal);
    const { renderPage } = (await import(
      pathToFileURL(join(part, 'server/entry.mjs')).href
    )) as CompiledPages;
    const { html } = await renderPage('/fragment/scripts', { shop: {} } as App.Locals);
    const { name, content, scripts } = bundleInlineScripts(html.toString());
    writeFileSync(join(part, 'client', name), content);
    writeFileSync(join(part, 'server', ISLAND_SCRIPTS_FILE), JSON.stringify(scripts));
    renameSync(part, target);
    return { ...compiled, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function astroBuild(outDirectory: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(PROJECT_ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
      {
        cwd: PROJECT_ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          STOREFRONT_COMPILE_DIRECTORY: outDirectory,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(signal && { signal }),
      },
    );
    const kill = () => child.kill();
    process.once('exit', kill);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else reject(new CompileError(output));
    });
  });
}
