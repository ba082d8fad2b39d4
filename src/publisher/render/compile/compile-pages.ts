import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import writeFileAtomic from 'write-file-atomic';
import { ExplainedError } from '#lib/explained-error.ts';
import type { CompiledPages } from '#publisher/render/astro/compiled-pages.ts';
import { bundleInlineScripts } from '#publisher/render/astro/island-scripts.ts';
import {
  ALL_SCRIPTS_PATH,
  PAGE_SCRIPTS_FILE,
  type PageScripts,
  preloadElements,
  readPageScripts,
  sealScripts,
} from '#publisher/render/astro/page-scripts.ts';
import { type CompiledSheets, compileSheets } from '#publisher/render/sheets/compile-sheets.ts';
import { findPageSheets, refuseUnused } from '#publisher/render/sheets/page-sheets.ts';
import type { PageSheets } from '#storefront/looks/page-sheets.ts';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';
import { compileWorker } from './compile-worker.ts';
import { readModules } from './module-imports.ts';
import { outputVersion } from './output-version.ts';
import { rendererKey } from './renderer-key.ts';
import { INVENTORY_FILE, type InventoryScript, listScripts } from './script-inventory.ts';
import { sourceKey } from './source-key.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** The pages compiled once for all shops. */
export interface Compiled {
  /** Changes with the compiled code, so with a source only where that makes a difference to pages. */
  version: string;
  /** Changes with every source that a compile or a worker reads. */
  sources: string;
  /** Module that exports `renderPage`. */
  modulePath: string;
  /** Folder of client files: hashed scripts and styles, and what `public/` holds. */
  clientDirectory: string;
  /** Scripts that the pages load. */
  scripts: PageScripts;
  /** File that lists every script with its purpose. */
  inventoryFile: string;
  /** Folder of fonts that were made for some version. */
  fontDirectory: string;
  /** Those of the present sources; no part of the version, since pages read which ones they link. */
  sheets: CompiledSheets;
  /** Names of those that each kind of page has. */
  pageSheets: PageSheets;
  /** Seconds that the compile took; 0 when the code was compiled before. */
  seconds: number;
}

/** The pages do not compile. `output` is what the compiler said. */
export class CompileError extends ExplainedError {
  readonly output: string;

  constructor(output: string) {
    super(`The pages do not compile:\n${output.trim()}`);
    this.name = 'CompileError';
    this.output = output;
  }
}

/** Lies in the folder of a version and holds `PageSheets`. */
const PAGE_SHEETS_FILE = 'page-sheets.json';
/** Lies there, too, so that other code beside the pages makes another version. */
const RENDERER_KEY_FILE = 'renderer-key';

const PROJECT_ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

/**
 * Compiles the pages into `directory/<version>` unless the present sources were compiled before. Any number
 * of processes may do so at once. The compiler ends with this process, or with the signal.
 */
export async function compilePages(directory: string, signal?: AbortSignal): Promise<Compiled> {
  const started = performance.now();
  const sources = sourceKey(PROJECT_ROOT);
  const versionFile = join(directory, 'sources', sources);
  const known = existsSync(versionFile) && readFileSync(versionFile, 'utf8');
  if (known && existsSync(join(directory, known))) return compiledAs(known, sources, directory, 0);
  const draft = resolve(directory, `draft-${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  try {
    await astroBuild(draft, signal);
    await linkScripts(draft);
    writeFileSync(join(draft, PAGE_SHEETS_FILE), JSON.stringify(findPageSheets(PROJECT_ROOT)));
    writeFileSync(join(draft, RENDERER_KEY_FILE), await rendererKey(PROJECT_ROOT));
    const version = outputVersion(draft, [draft, PROJECT_ROOT]);
    moveUnlessThere(draft, join(directory, version));
    mkdirSync(dirname(versionFile), { recursive: true });
    writeFileAtomic.sync(versionFile, version);
    return compiledAs(version, sources, directory, (performance.now() - started) / 1000);
  } finally {
    // The second is the cache of the compiler: `astro.config.mjs`.
    for (const folder of [draft, `${draft}.cache`]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Folder of the client files of a version, in the folder of all compiles. */
export function clientFolderOf(directory: string, version: string): string {
  return join(directory, version, 'client');
}

function compiledAs(version: string, sources: string, directory: string, seconds: number): Compiled {
  const target = join(directory, version);
  const modulePath = join(target, 'server/entry.mjs');
  const pageSheets = JSON.parse(readFileSync(join(target, PAGE_SHEETS_FILE), 'utf8')) as PageSheets;
  const sheets = compileSheets(PROJECT_ROOT);
  refuseUnused(sheets, pageSheets);
  return {
    version,
    sources,
    modulePath,
    clientDirectory: clientFolderOf(directory, version),
    scripts: readPageScripts(modulePath),
    inventoryFile: join(target, INVENTORY_FILE),
    fontDirectory: join(directory, 'fonts'),
    sheets,
    pageSheets,
    seconds,
  };
}

/**
 * Puts the scripts that start islands into a file of the client, adds the service worker and the links to
 * fetch ahead, lists all scripts, and lays beside the module what pages need to know of them.
 */
async function linkScripts(draft: string): Promise<void> {
  const modulePath = join(draft, 'server/entry.mjs');
  const { renderPage } = (await import(pathToFileURL(modulePath).href)) as CompiledPages;
  const locals = { shop: {}, fragments: inlineFragments } as App.Locals;
  const html = (await renderPage(ALL_SCRIPTS_PATH, locals)).html.toString();
  const { name, content, scripts: islands } = bundleInlineScripts(html);
  writeFileSync(join(draft, 'client', name), content);
  writeSpeculationRules(join(draft, 'client'));
  const worker = await compileWorker(PROJECT_ROOT, join(draft, 'client'));
  const inventory = listScripts(join(draft, 'client'), worker);
  const hashes = (of: readonly InventoryScript[]) =>
    Object.fromEntries(of.map(({ url, integrity }) => [url, integrity]));
  const integrities = hashes(inventory.filter(({ isModule }) => isModule));
  const modules = readModules(integrities, join(draft, 'client'));
  const sealed = sealScripts(html, hashes(inventory), integrities);
  const imports = [...sealed.client.matchAll(/<script type="module" src="([^"]+)"/g)].flatMap(
    ([, url = '']) => modules[url]?.imports ?? [],
  );
  const client = preloadElements(imports, modules) + sealed.client;
  const scripts: PageScripts = { islands, ...sealed, client, modules };
  writeFileSync(join(draft, 'server', PAGE_SCRIPTS_FILE), JSON.stringify(scripts));
  writeFileSync(join(draft, INVENTORY_FILE), `${JSON.stringify(inventory, null, 2)}\n`);
}

/** Equal sources give equal files, so whoever comes first has moved the same. */
function moveUnlessThere(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}

function astroBuild(outDirectory: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('../astro/build-pages.ts', import.meta.url))],
      {
        cwd: PROJECT_ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NO_COLOR: '1',
          ASTRO_TELEMETRY_DISABLED: '1',
          // Nothing is encrypted. Without a key Astro makes one up, and no two compiles give the same.
          ASTRO_KEY: Buffer.alloc(32).toString('base64'),
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
