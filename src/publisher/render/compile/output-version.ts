import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A short name for what a compile gave: the same for equal code wherever it was compiled. `directories` are
 * the directories whose paths stand in the output: the project's, and the one that it was written to.
 */
export function outputVersion(directory: string, directories: readonly string[]): string {
  const names = directories.flatMap(spellings).map(latin1);
  const hash = createHash('sha256');
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
  for (const file of files.sort()) {
    const content = readFileSync(join(directory, file), 'latin1');
    const neutral = names.reduce((text, name) => text.replaceAll(name, ''), content);
    hash.update(`${file}\0${neutral.length}\0`).update(neutral, 'latin1');
  }
  return hash.digest('hex').slice(0, 16);
}

/** A path as it may stand in the output, the longer before what is in it. */
function spellings(path: string): string[] {
  const { href, pathname } = pathToFileURL(path);
  return [href, pathname, path];
}

/** Bytes as letters, as the files are read, so that those that are no text keep their bytes. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1');
