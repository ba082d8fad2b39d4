import type { Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Form, fileOf, formFile, isReserved, SITE_FILE } from '#publisher/publish/protocol/page-file.ts';
import { parseSiteFile, type SiteFile } from '#publisher/publish/protocol/site-file.ts';

/** A stored form of a file, open. Whoever asked for it closes it. */
export interface OpenForm {
  handle: FileHandle;
  size: number;
  /** Milliseconds with a fraction. */
  changedAt: number;
}

/** When a site's own file was written; `stamp` is another one for another file. */
export interface SiteStamp {
  stamp: string;
  changedAt: number;
}

/** The file of a published page in a shop's folder; undefined where there is none. */
export async function findPage(site: string, path: string): Promise<string | undefined> {
  const file = join(site, fileOf(path));
  return (await isFile(file)) ? file : undefined;
}

/** A file that is no page, in the folder of a shop or of assets; undefined where there is none to show. */
export async function findFile(folder: string, segments: readonly string[]): Promise<string | undefined> {
  if (segments.length === 0 || isReserved(segments)) return undefined;
  const file = join(folder, ...segments);
  return (await isFile(file)) ? file : undefined;
}

/** Opens a form of a file that was found; undefined where it is not stored in that form. */
export async function openForm(file: string, form: Form): Promise<OpenForm | undefined> {
  const handle = await open(formFile(file, form)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && form !== 'identity') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const { size, mtimeMs } = await handle.stat();
  return { handle, size, changedAt: mtimeMs };
}

/** Undefined where the folder holds no site. */
export async function readSiteStamp(site: string): Promise<SiteStamp | undefined> {
  const file = await stat(join(site, SITE_FILE)).catch(() => undefined);
  return file && stampOf(file);
}

/**
 * A site's own file and the stamp of those very bytes, through one handle: a shop that is published or
 * removed meanwhile is seen as it was or as it is. Undefined if the folder holds no site; throws if its file
 * cannot be read.
 */
export async function readStampedSite(site: string): Promise<(SiteStamp & { file: SiteFile }) | undefined> {
  const handle = await open(join(site, SITE_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const stamp = stampOf(await handle.stat());
    return { file: parseSiteFile(await handle.readFile('utf8')), ...stamp };
  } finally {
    await handle.close();
  }
}

function stampOf({ ino, size, mtimeMs }: Stats): SiteStamp {
  return { stamp: `${ino} ${size} ${mtimeMs}`, changedAt: mtimeMs };
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}
