import { hash as digest } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf, inLanguage } from '#paths.ts';
import { encodeReads } from '#plan/read-set.ts';
import { compressPage } from '#publish/compress.ts';
import { isTimeKey } from '#snapshot/time-key.ts';
import type { RouteResult, RouteTask } from './protocol.ts';
import type { ShopRenderer } from './shop-renderer.ts';

/** Writes the pages of one shop into its staging directory. */
export class StagingWriter {
  readonly #directory: string;
  readonly #madeDirectories = new Set<string>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Writes a page as it is and as Brotli. */
  write(file: string, bytes: Uint8Array): void {
    const target = join(this.#directory, file);
    const directory = dirname(target);
    if (!this.#madeDirectories.has(directory)) {
      mkdirSync(directory, { recursive: true });
      this.#madeDirectories.add(directory);
    }
    writeFileSync(target, bytes);
    writeFileSync(`${target}.br`, compressPage(bytes));
  }
}

/** Renders a route in all languages and writes what differs from the published pages. */
export async function runTask(
  renderer: ShopRenderer,
  staging: StagingWriter,
  task: RouteTask,
): Promise<RouteResult> {
  const { pages, reads } = await renderer.render(task.path);
  const defaultLanguage = pages[0]?.language ?? 'ru';
  const result: RouteResult = {
    path: task.path,
    hashes: [],
    written: [],
    reads: encodeReads(reads),
    timeKeys: [...reads].filter(isTimeKey),
    htmlBytes: 0,
  };
  for (const [index, { language, html }] of pages.entries()) {
    const hash = digest('sha1', html, 'base64url');
    const changed = hash !== task.publishedHashes?.[index];
    if (changed) staging.write(fileOf(inLanguage(task.path, language, defaultLanguage)), html);
    result.hashes.push(hash);
    result.written.push(changed);
    result.htmlBytes += html.byteLength;
  }
  return result;
}
