import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeVersion } from './code-version.ts';
import type { CompiledPages } from './shop-renderer.ts';

/** The pages compiled once for all shops. */
export interface Compiled {
  /** Changes with any source of the pages. */
  version: string;
  /** Module that exports `renderPage`. */
  modulePath: string;
  /** Folder of client files: hashed scripts and styles, and what `public/` holds. */
  clientDirectory: string;
  /** Hashes of the inline scripts that the pages carry, as a policy names them. */
  scriptHashes: string[];
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

const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** Compiles the pages into `directory/<version>` unless that is there already. */
export async function compilePages(directory: string): Promise<Compiled> {
  const version = codeVersion(PROJECT_ROOT);
  const target = join(directory, version);
  const compiled = { version, modulePath: join(target, 'server/entry.mjs'), clientDirectory: join(target, 'client') };
  const policyFile = join(target, 'script-hashes.json');
  if (existsSync(policyFile)) return { ...compiled, scriptHashes: JSON.parse(readFileSync(policyFile, 'utf8')) as string[], seconds: 0 };
  const started = performance.now();
  const part = join(directory, `${version}.${process.pid}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  try {
    await astroBuild(part);
    const scriptHashes = await probeInlineScripts(join(part, 'server/entry.mjs'));
    writeFileSync(join(part, 'script-hashes.json'), JSON.stringify(scriptHashes));
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
    return { ...compiled, scriptHashes, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function astroBuild(outDirectory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', STOREFRONT_COMPILE_DIRECTORY: outDirectory },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new CompileError(output))));
  });
}

/** Renders the page that holds every island and nothing of a shop: its inline scripts are the framework's, and all that a policy allows. */
async function probeInlineScripts(modulePath: string): Promise<string[]> {
  const { renderPage } = (await import(pathToFileURL(modulePath).href)) as CompiledPages;
  const { html } = await renderPage('/fragment/scripts', { shop: {} } as App.Locals);
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
